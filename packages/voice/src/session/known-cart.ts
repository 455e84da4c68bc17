import { formatMoney } from '@nearbite/domain/money';
import * as replies from '../replies/replies.texts.ts';
import { lineText, readBack, totalText } from './conversation.ts';
import { explainKitchens } from './kitchen-texts.ts';
import * as texts from './session.texts.ts';
import { isSameLine, mergeLines } from './session-lines.ts';
import type { KnownCart, VoiceLine, VoiceSession } from './voice-session-types.ts';
import { voiceTexts } from './voice-settings.ts';

type Known = Pick<VoiceSession, 'cart' | 'allConfirmedItems' | 'pendingItems'>;

/**
 * What is ordered with the last Confirm: the lines as they were spoken, in as many and made as the cart has it, then
 * what else is in it. An empty cart may tell that the order has arrived and its response was lost: then it is what was said.
 */
export function orderedLines({ cart, allConfirmedItems: said }: Omit<Known, 'pendingItems'>): VoiceLine[] {
  const lines = cart?.lines ?? [];
  if (lines.length === 0) return [...said];
  const spoken = said.flatMap((line) => {
    const inCart = lines.find((other) => isSameLine(other, line));
    return inCart ? [{ ...line, quantity: inCart.quantity, note: noteOf(inCart, line) }] : [];
  });
  return [...spoken, ...lines.filter((line) => !said.some((other) => isSameLine(other, line)))];
}

/** What is in the cart and not in the preview, where a line of the same name is about to take its place. */
export const linesBesidePreview = (session: Known): VoiceLine[] =>
  orderedLines(session).filter((line) => !session.pendingItems.some((other) => isSameLine(other, line)));

/** On its own page the note in the cart may have been changed since it was said. */
const noteOf = (inCart: VoiceLine, said: VoiceLine) =>
  (inCart.note === undefined ? said.note : inCart.note) ?? null;

/** The cart right after a change, until it is loaded anew. */
export const cartWith = (cart: KnownCart | null, lines: readonly VoiceLine[]): KnownCart | null =>
  cart && { ...cart, lines, total: undefined };

/** The cart, read back with the total that will be charged. */
export const cartReadBack = (session: Omit<Known, 'pendingItems'>): string =>
  readBack(orderedLines(session), chargedFor(session));

/** The preview has gone; what is in the cart already stays there, and is told of. */
export const emptiedText = (session: Omit<Known, 'pendingItems'>): string =>
  orderedLines(session).length === 0
    ? voiceTexts.emptied
    : [voiceTexts.previewEmptied, voiceTexts.inCartAlready, cartReadBack(session)].join(' ');

/** "What is in my cart": the preview, and behind it what is in the cart already. */
export function tellOrder(session: Known): string {
  const inCart = orderedLines(session);
  if (session.pendingItems.length === 0) return cartReadBack(session);
  if (inCart.length === 0) return readBack(session.pendingItems);
  const lines = texts.sentence(replies.allOf(session.pendingItems.map(lineText)));
  return `${lines} ${voiceTexts.inCartAlready} ${readBack(inCart, undefined, allTogether(session))}`;
}

/** "How much is it": one figure, of everything, and what it is. */
export function tellTotal(session: Known): string {
  if (allTogether(session).length === 0) return readBack([]);
  if (session.pendingItems.length > 0) return totalText(allTogether(session));
  const charged = chargedFor(session);
  return charged === undefined
    ? totalText(orderedLines(session))
    : texts.withTaxAndFees(formatMoney(charged));
}

/** The preview and what is in the cart beside it. */
const allTogether = (session: Known): VoiceLine[] => [
  ...linesBesidePreview(session),
  ...session.pendingItems,
];

const chargedFor = ({ cart }: Pick<Known, 'cart'>) =>
  cart === null || cart.lines.length === 0 ? undefined : cart.total;

/** What stands against the kitchens of the preview and of everything in the cart, beside what was `said` of it. */
export const explainOrder = (session: Known, said = ''): string[] =>
  explainKitchens(mergeLines(orderedLines(session), session.pendingItems), session.cart?.restaurants, said);
