import { isSameChoice } from '@nearbite/domain/extras';
import type { ContextItem, VoiceItem, VoiceReading } from './voice-types.ts';

/** What is in the cart, and the preview of what goes there next. */
export type CartAndPreview = {
  readonly cart: readonly ContextItem[];
  readonly preview: readonly ContextItem[];
};

/** "Another naan", "two more naan", "make the naan four": said of those that are there, wherever they are. */
const saysOfLine =
  /\b(?:another|more|extra|again|aur|mazeed|make|change|set|bump|switch|update|turn|raise|reduce|increase|instead|kar do|kardo|kar dein)\b/i;

/** "Just the kheer", "all mild", "drop the rest": of what is being put together, where that is something. */
const saysOfAll =
  /\b(?:all|both|each|every|everything|rest|only|just|else|others?|nothing|same|them|those|these|sab|sirf|bas|baki|baaki|dono)\b/i;

/**
 * Whether a sentence speaks of the cart beside the preview. `alone` is the sentence read with the preview only,
 * `together` with both. An order of what the cart has too ("four naan") is a new line, which takes the other's place
 * when it is confirmed; whatever else becomes of a line of the cart was said of that line.
 */
export function isOfCart(
  said: string,
  { cart, preview }: CartAndPreview,
  alone: VoiceReading,
  together: VoiceReading,
): boolean {
  if (together.question?.lines !== undefined)
    return together.question.lines.some((place) => place < cart.length);
  const after = partLines(together.items, { cart, preview });
  const asked = together.question && together.items[together.question.line];
  if (asked !== undefined && after.cart.includes(asked)) return false;
  if (isSame(cart, after.cart)) return false;
  const isOfPreview = !isSame(preview, alone.items) && alone.question === undefined;
  if (preview.length > 0 && isOfPreview && saysOfAll.test(said)) return false;
  return saysOfLine.test(said) || !isOrderedAgain(cart, after.cart, alone.items);
}

/** The lines of a reading of both: those of the cart, and those of the preview with what is new. */
export function partLines<Line extends ContextItem>(
  items: readonly Line[],
  { cart, preview }: CartAndPreview,
): { readonly cart: readonly Line[]; readonly preview: readonly Line[] } {
  const isOfCart = (item: Line) => {
    const ofDish = (lines: readonly ContextItem[]) => lines.filter(({ dishId }) => dishId === item.dishId);
    const isThere = (lines: readonly ContextItem[]) => lines.some((line) => isSameLine(line, item));
    if (ofDish(preview).length === 0 || ofDish(cart).length === 0) return ofDish(cart).length > 0;
    if (isThere(cart) || isThere(preview)) return isThere(cart);
    // In another size now: it is the one that is missing.
    const hasLost = (lines: readonly ContextItem[]) =>
      ofDish(lines).some((line) => !items.some((other) => isSameLine(line, other)));
    return hasLost(cart) && !hasLost(preview);
  };
  return { cart: items.filter(isOfCart), preview: items.filter((item) => !isOfCart(item)) };
}

/** Every line of the cart is as it was, or there are as many more of it as were ordered, or just so many. */
function isOrderedAgain(
  before: readonly ContextItem[],
  after: readonly ContextItem[],
  ordered: readonly VoiceItem[],
): boolean {
  const count = (lines: readonly ContextItem[], dishId: number) =>
    lines.reduce((sum, line) => (line.dishId === dishId ? sum + line.quantity : sum), 0);
  const dishes = new Set(before.map(({ dishId }) => dishId));
  return (
    before.every((line) => after.some((other) => isSameLine(line, other))) &&
    [...dishes].every((id) => {
      const [was, is, wanted] = [count(before, id), count(after, id), count(ordered, id)];
      return is === was + wanted || is === wanted;
    })
  );
}

const isSameLine = (a: ContextItem, b: ContextItem): boolean =>
  a.dishId === b.dishId && a.portion === b.portion && a.spice === b.spice && isSameChoice(a.extras, b.extras);

const isSame = (before: readonly ContextItem[], after: readonly ContextItem[]): boolean =>
  before.length === after.length &&
  before.every((line) =>
    after.some(
      (other) =>
        isSameLine(line, other) &&
        line.quantity === other.quantity &&
        (line.note ?? '') === (other.note ?? ''),
    ),
  );
