import { type CartAndPreview, isOfCart } from '@nearbite/voice/beside-cart';
import type { VoiceIndex } from '@nearbite/voice/menu/voice-index';
import type { ContextItem, VoiceItem, VoiceReading } from '@nearbite/voice/voice-types';
import { readFromOpenKitchens } from './answers/open-kitchens.ts';
import type { VoiceServices } from './menu-indexes.ts';
import type { Position } from './voice.queries.ts';

type SpokenOrder = CartAndPreview & {
  readonly command: string;
  /** Places in the cart and the preview, the cart's first. */
  readonly lines: readonly number[];
  readonly about: number | undefined;
  /** Its place in the cart and the preview, the cart's first. */
  readonly aboutLine: number | undefined;
};

type Read = {
  /** Places of lines that are asked about are those of the cart and the preview, the cart's first. */
  readonly reading: VoiceReading;
  /** The lines that were spoken of, as they were. */
  readonly spokenOf: readonly ContextItem[];
  readonly isOfCart: boolean;
};

/** The sentence read with the preview; with the cart too, where it speaks of that. */
export async function readBesideCart(
  services: VoiceServices,
  index: VoiceIndex,
  here: Position,
  { command, cart, preview, lines, about, aboutLine = -1 }: SpokenOrder,
): Promise<Read> {
  const read = (context: readonly ContextItem[], meant: readonly number[], line: number) =>
    readFromOpenKitchens(services, index, here, { command, context, lines: meant, about, aboutLine: line });
  const ofPreview = lines.map((place) => place - cart.length).filter((place) => place >= 0);
  const alone = await read(preview, ofPreview, aboutLine - cart.length);
  if (cart.length === 0) return { reading: alone, spokenOf: preview, isOfCart: false };
  const both = [...cart, ...preview];
  const together = await read(both, lines, aboutLine);
  return isOfCart(command, { cart, preview }, alone, together)
    ? { reading: together, spokenOf: both, isOfCart: true }
    : { reading: behind(alone, cart.length), spokenOf: preview, isOfCart: false };
}

/** Its places of lines, counted from the first line of the cart. */
function behind({ question, ...reading }: VoiceReading, count: number): VoiceReading {
  if (question?.lines === undefined) return question === undefined ? reading : { ...reading, question };
  return { ...reading, question: { ...question, lines: question.lines.map((place) => place + count) } };
}

/** Lines of dishes that are on no menu here: nothing can be said of them, so they stay as they are. */
export const linesFromElsewhere = (index: VoiceIndex, lines: readonly ContextItem[]): VoiceItem[] =>
  lines
    .filter(({ dishId }) => !index.dishPlaces.has(dishId))
    .map((line) => ({ ...line, confidence: 1, alternatives: [] }));
