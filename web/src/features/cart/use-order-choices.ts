import { useEffect, useState } from 'react';
import { dropDraft, findDraft, findTexts, keepTexts, saveDraft } from '../../lib/drafts.ts';
import { DEFAULT_CHOICES, OrderChoices } from './order-choices.ts';
import { withWishes } from './order-note.ts';

const DRAFT = 'orderChoices';
const WISHES = 'orderWishes';

/** Kept in this tab until the order is placed: who goes back to a menu to add something finds them again. */
export function useOrderChoices() {
  const [choices, setChoices] = useState(findChoices);
  useEffect(() => saveDraft(DRAFT, { values: choices }), [choices]);
  return {
    choices,
    choose: (change: Partial<OrderChoices>) => setChoices((kept) => ({ ...kept, ...change })),
  };
}

/** For the next visit of the cart. */
export const keepOrderChoice = (change: Partial<OrderChoices>) =>
  saveDraft(DRAFT, { values: { ...findChoices(), ...change } });

/** What was written for the kitchen so far; undefined where nothing was chosen in this tab since the last order. */
export const findOrderNote = (): string | undefined =>
  findDraft(DRAFT) === undefined ? undefined : findChoices().note;

/** How dishes in the cart are to be made; a tab in which nothing was chosen yet begins its note with it. */
export const keepWishes = (wishes: readonly string[]) => keepTexts(WISHES, wishes);

export function forgetOrderChoices(): void {
  dropDraft(DRAFT);
  keepWishes([]);
}

function findChoices(): OrderChoices {
  const kept = OrderChoices.safeParse(findDraft(DRAFT)?.values);
  if (!kept.success) return { ...DEFAULT_CHOICES, note: withWishes('', [], findTexts(WISHES)) };
  const { deliverAt } = kept.data;
  const isPast = deliverAt !== undefined && Date.parse(deliverAt) <= Date.now();
  return { ...kept.data, ...(isPast && { deliverAt: undefined }) };
}
