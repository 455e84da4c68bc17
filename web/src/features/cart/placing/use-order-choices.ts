import { useEffect, useState } from 'react';
import { dropDraft, findDraft, saveDraft } from '../../../lib/forms/drafts.ts';
import { DEFAULT_CHOICES, OrderChoices } from './order-choices.ts';

const DRAFT = 'orderChoices';

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
export const saveOrderChoice = (change: Partial<OrderChoices>) =>
  saveDraft(DRAFT, { values: { ...findChoices(), ...change } });

/** What was written for kitchen and rider in this tab since the last order. */
export const findOrderNote = (): string => findChoices().note;

export const forgetOrderChoices = (): void => dropDraft(DRAFT);

function findChoices(): OrderChoices {
  const kept = OrderChoices.safeParse(findDraft(DRAFT)?.values);
  if (!kept.success) return DEFAULT_CHOICES;
  const { deliverAt } = kept.data;
  const isPast = deliverAt !== undefined && Date.parse(deliverAt) <= Date.now();
  return { ...kept.data, ...(isPast && { deliverAt: undefined }) };
}
