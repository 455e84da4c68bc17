import type { VoiceContextItem } from '@nearbite/contract/voice/voice';
import { sortedExtras } from '@nearbite/domain/extras';
import { isOfCart } from '@nearbite/voice/beside-cart';
import type { VoiceIndex } from '@nearbite/voice/menu/voice-index';
import { asksOnlyOfKind } from '@nearbite/voice/questions/answer-question';
import { isAskedOfKitchen } from '@nearbite/voice/questions/kitchens-named';
import { isOnlyAsked } from '@nearbite/voice/questions/talk-questions';
import { readOrder } from '@nearbite/voice/understand-order';
import type { ContextItem, VoiceItem, VoiceReading } from '@nearbite/voice/voice-types';
import { findPublicTerms } from '../../common/terms/public-terms.ts';
import { nextServed } from '../../common/terms/serving.ts';
import { noteAllergies, takeAllergiesBack } from './allergies.service.ts';
import { titleOf } from './answers/dish-answers.ts';
import { isFirstOfTitle } from './answers/menu-answers.ts';
import type { VoiceCall } from './answers/texts-in.ts';
import { type OfferedDishRow, type Position, readOfferedDishes } from './voice.queries.ts';

export type SpokenOrder = {
  readonly command: string;
  readonly here: Position;
  /** Lines of the preview. */
  readonly context?: readonly VoiceContextItem[] | undefined;
  readonly cart?: readonly VoiceContextItem[] | undefined;
  readonly lines?: readonly number[] | undefined;
  readonly about?: number | undefined;
  readonly aboutLine?: number | undefined;
  /** Told before: “allergic to nuts”. */
  readonly allergies?: readonly string[] | undefined;
};

/** What was said of the cart and the preview; lines of dishes that are on no menu here stay, behind the others. */
export async function readSpoken(call: VoiceCall, index: VoiceIndex, spoken: SpokenOrder) {
  const { command, context = [], cart = [], allergies: known = [] } = spoken;
  const there = { cart: cart.map(toContextItem), preview: context.map(toContextItem) };
  const taken = takeAllergiesBack({ ...there, command, known });
  if (taken !== undefined) {
    const all = [...there.cart, ...there.preview];
    const isChanged = hasChanged(all, taken.items);
    const ofCart = isChanged && cart.length > 0;
    return {
      ...there,
      items: ofCart ? taken.items : taken.items.slice(cart.length),
      unmatched: [],
      question: undefined,
      before: ofCart ? all : there.preview,
      isOfCart: ofCart,
      allergies: taken.allergies,
      isChanged,
      forgotten: taken.gone,
    };
  }
  // "Which biryani is the cheapest" names a dish, and yet nothing is ordered by it.
  const isAsked = isOnlyAsked(command) || asksOnlyOfKind(command) || isAskedOfKitchen(index, command);
  const ordered = { ...spoken, command: isAsked ? '' : command };
  const read = await readBesideCart(call, index, ordered, there);
  const settled = await settleByPrice(call, read.reading);
  const isHere = ({ dishId }: ContextItem) => index.dishPlaces.has(dishId);
  const elsewhere = read.spokenOf.filter((line) => !isHere(line));
  const before = [...read.spokenOf.filter(isHere), ...elsewhere];
  const kept = elsewhere.map((line): VoiceItem => ({ ...line, confidence: 1, alternatives: [] }));
  const noted = noteAllergies([...settled.items, ...kept], { ...there, before, command, known });
  return {
    ...{ ...there, ...settled, ...noted, before, isOfCart: read.isOfCart },
    isChanged: hasChanged(before, noted.items),
    forgotten: undefined,
  };
}

const toContextItem = ({ extras, ...line }: VoiceContextItem): ContextItem => ({
  dishId: line.id,
  quantity: line.quantity,
  ...(extras.length > 0 && { extras: sortedExtras(extras) }),
  portion: line.portion_size ?? null,
  spice: line.spice_level ?? null,
  ...(line.note ? { note: line.note } : {}),
});

export function hasChanged(before: readonly ContextItem[], items: readonly ContextItem[]): boolean {
  const text = (lines: readonly ContextItem[]) =>
    JSON.stringify(
      lines.map(({ dishId, quantity, portion, spice, extras, note }) => [
        ...[dishId, quantity, portion, spice, note],
        ...sortedExtras(extras ?? []),
      ]),
    );
  return text(before) !== text(items);
}

type Lines = Readonly<Record<'cart' | 'preview', readonly ContextItem[]>>;

type Read = {
  /** Places of lines that are asked about are those of the cart and the preview, the cart's first. */
  readonly reading: VoiceReading;
  /** The lines that were spoken of, as they were. */
  readonly spokenOf: readonly ContextItem[];
  readonly isOfCart: boolean;
};

/** The sentence read with the preview; with the cart too, where it speaks of that. */
async function readBesideCart(
  call: VoiceCall,
  index: VoiceIndex,
  { command, lines = [], about, aboutLine = -1 }: SpokenOrder,
  { cart, preview }: Lines,
): Promise<Read> {
  const read = (context: readonly ContextItem[], meant: readonly number[], line: number) =>
    readFromOpenKitchens(call, index, command, context, { meant, about, aboutLine: line });
  const ofPreview = lines.map((place) => place - cart.length).filter((place) => place >= 0);
  const alone = await read(preview, ofPreview, aboutLine - cart.length);
  if (cart.length === 0) return { reading: alone, spokenOf: preview, isOfCart: false };
  const both = [...cart, ...preview];
  const together = await read(both, lines, aboutLine);
  if (isOfCart(command, { cart, preview }, alone, together))
    return { reading: together, spokenOf: both, isOfCart: true };
  const { question } = alone;
  const behindCart = question?.lines && {
    question: { ...question, lines: question.lines.map((place) => place + cart.length) },
  };
  return { reading: { ...alone, ...behindCart }, spokenOf: preview, isOfCart: false };
}

/**
 * What was ordered, from kitchens that are open where several have the dish. Who is open is asked only where a dish
 * that was just named is sold by more than one.
 */
async function readFromOpenKitchens(
  call: VoiceCall,
  index: VoiceIndex,
  command: string,
  context: readonly ContextItem[],
  spokenOf: NonNullable<Parameters<typeof readOrder>[3]>,
): Promise<VoiceReading> {
  const reading = readOrder(index, command, context, spokenOf);
  const kitchens = kitchensOf(index, context, reading);
  if (kitchens.size < 2) return reading;
  const { termsOf } = await findPublicTerms(call, kitchens, call.here);
  const closed = new Set([...kitchens].filter((id) => !termsOf(id).is_open));
  if (closed.size === 0 || closed.size === kitchens.size) return reading;
  return readOrder(index, command, context, { ...spokenOf, closed });
}

/** The kitchens that have what was ordered, or what it may have meant. */
function kitchensOf(
  index: VoiceIndex,
  context: readonly ContextItem[],
  { items, question }: VoiceReading,
): ReadonlySet<number> {
  const { dishes, titles, restaurants } = index;
  const fresh = items.filter(({ dishId }) => !context.some((line) => line.dishId === dishId));
  const asked = question?.lines === undefined ? (question?.dishes ?? []) : [];
  const ids = [...fresh.map(({ dishId }) => dishId), ...asked];
  const places = ids.flatMap((id) => titles[titleOf(index, id) ?? -1]?.dishes ?? []);
  return new Set(places.flatMap((place) => restaurants[dishes[place]?.restaurant ?? -1]?.id ?? []));
}

/** As many as are read aloud. */
const MOST_CHOICES = 3;

/**
 * "The cheapest biryani": prices are not part of what a sentence is compared with, so they are read here. Each such
 * line becomes the dish that comes first, from an open kitchen where there is one, and the next ones are asked about.
 */
async function settleByPrice(call: VoiceCall, { items, question, unmatched, priced = [] }: VoiceReading) {
  if (priced.length === 0) return { items, question, unmatched };
  const ids = [...new Set(priced.flatMap(({ dishes }) => dishes))];
  const rows = (await readOfferedDishes(call, ids)).filter(({ in_stock }) => in_stock);
  const restaurants = rows.map((row) => row.restaurant_id);
  const { termsOf } = await findPublicTerms(call, restaurants, call.here);
  const isOpen = ({ restaurant_id, serving }: OfferedDishRow) =>
    termsOf(restaurant_id).is_open && nextServed(serving, call) === null;
  const settled = priced.flatMap(({ line, dishes, byPrice }) => {
    const sign = byPrice === 'lowest' ? 1 : -1;
    const [first, ...others] = rows
      .filter(({ id }) => dishes.includes(id))
      .sort(
        (a, b) =>
          Number(isOpen(b)) - Number(isOpen(a)) || sign * (a.price_minor - b.price_minor) || a.id - b.id,
      )
      .filter(isFirstOfTitle)
      .slice(0, MOST_CHOICES)
      .map(({ id }) => id);
    return first === undefined ? [] : [{ line, first, others }];
  });
  const asked = settled.find(({ others }) => others.length > 0);
  const isPriced = settled.some(({ line }) => line === question?.line);
  return {
    items: items.map((item, place) => {
      const found = settled.find(({ line }) => line === place);
      return found ? { ...item, dishId: found.first, alternatives: found.others } : item;
    }),
    unmatched,
    question: asked
      ? { line: asked.line, dishes: [asked.first, ...asked.others] }
      : isPriced
        ? undefined
        : question,
  };
}
