import { NO_PORTION_SIZE, NO_SPICE_LEVEL } from '@nearbite/contract/product';
import type { PublicTerms } from '@nearbite/contract/restaurants/public-terms';
import type {
  VoiceAlternative,
  VoiceAnswer,
  VoiceContextItem,
  VoiceOrderItem,
  VoiceQuestion,
} from '@nearbite/contract/voice/voice';
import { findExtra } from '@nearbite/domain/extras';
import { fromMinor } from '@nearbite/domain/money';
import { findSoldOutOption } from '@nearbite/domain/orderable';
import { type Choice, type PricedDish, priceSoFarMinor } from '@nearbite/domain/pricing';
import { askAmount, askWhich, lineNames } from '@nearbite/voice/replies/replies';
import type { VoiceQuestion as AskedBack, ContextItem, VoiceItem } from '@nearbite/voice/voice-types';
import type { Answer } from './answers/answers.service.ts';
import type { VoiceCall } from './answers/texts-in.ts';
import type { VoiceDishRow } from './voice.queries.ts';

type VoiceDish = VoiceDishRow & {
  readonly terms: PublicTerms;
  readonly card_warning: string | null;
  readonly served_from: string | null;
};

type ChosenOptions = Pick<VoiceItem, 'portion' | 'spice' | 'extras'>;
/** No portion, spice level or extra was asked for. */
export const NO_OPTIONS: ChosenOptions = { portion: null, spice: null };

/**
 * A line at today's prices. A dish that has just gone is replaced by the next best, for which we are less sure;
 * when none is left there is no line.
 */
export function presentItem(
  item: VoiceItem,
  dishes: ReadonlyMap<number, VoiceDish>,
): VoiceOrderItem | undefined {
  const [best, ...others] = [item.dishId, ...item.alternatives].flatMap((id) => dishes.get(id) ?? []);
  if (best === undefined) return undefined;
  const isFirstChoice = best.id === item.dishId;
  return {
    ...presentDish(best, item),
    quantity: item.quantity,
    asked_quantity: item.askedQuantity ?? null,
    note: item.note ?? null,
    confidence: round(isFirstChoice ? item.confidence : item.confidence / 2),
    alternatives: others.map((dish) => presentDish(dish, item)),
  };
}

export function presentDish(row: VoiceDish, wanted: ChosenOptions): VoiceAlternative {
  const choice = choiceOf(row, wanted);
  const { portionSize, spiceLevel, extras } = choice;
  return {
    id: row.id,
    title: row.title,
    slug: row.slug,
    image: row.image,
    final_price: fromMinor(priceSoFarMinor(pricedOf(row), choice) ?? row.price_minor),
    portion_size: portionSize === NO_PORTION_SIZE ? null : portionSize,
    spice_level: spiceLevel === NO_SPICE_LEVEL ? null : spiceLevel,
    extras: [...extras],
    restaurant: row.restaurant_name,
    terms: row.terms,
    price: fromMinor(row.price_minor),
    card_warning: row.card_warning,
    allergens: row.allergens,
    served_from: row.served_from,
    portions: row.portions.map(({ price_minor, ...portion }) => ({
      ...portion,
      price: fromMinor(price_minor),
    })),
    spice_levels: row.spice_levels.map(({ additional_price_minor, ...level }) => ({
      ...level,
      additional_price: fromMinor(additional_price_minor),
    })),
    extra_groups: row.extras.map(({ options, ...group }) => ({
      ...group,
      options: options.map(({ price_minor, ...option }) => ({ ...option, price: fromMinor(price_minor) })),
    })),
  };
}

const pricedOf = ({ price_minor, portions, spice_levels, extras }: VoiceDish): PricedDish => ({
  priceMinor: price_minor,
  portions,
  spiceLevels: spice_levels,
  extras,
});

/** What the dish has of it; another dish may spell the same size with other capitals. */
const choiceOf = (row: VoiceDish, { portion, spice, extras = [] }: ChosenOptions): Choice => ({
  portionSize:
    row.portions.find(({ size_name }) => sameName(size_name, portion))?.size_name ?? NO_PORTION_SIZE,
  spiceLevel:
    row.spice_levels.find(({ level_name }) => sameName(level_name, spice))?.level_name ?? NO_SPICE_LEVEL,
  extras: extras.filter((extra) => findExtra(row.extras, extra)),
});

/** The portion, spice level or extra that was asked for, where it is sold out while the dish is not. */
export const soldOutOptionOf = (row: VoiceDish, wanted: ChosenOptions, now: Date): string | undefined =>
  findSoldOutOption(pricedOf(row), choiceOf(row, wanted), now);

const sameName = (name: string, wanted: string | null) =>
  wanted !== null && name.toLowerCase() === wanted.toLowerCase();

const round = (confidence: number) => Math.round(confidence * 100) / 100;

/** A dish that was asked about and is in the order is not offered once more; of several, "the second one" counts them all. */
export function presentAnswer(
  answer: Answer | undefined,
  present: (ids: readonly number[]) => VoiceAlternative[],
  before: readonly ContextItem[],
): VoiceAnswer | null {
  if (answer === undefined) return null;
  const dishes = present(answer.dishes);
  const isNew = ({ id }: VoiceAlternative) => !before.some(({ dishId }) => dishId === id);
  return { text: answer.tell(dishes), dishes: dishes.length > 1 ? dishes : dishes.filter(isNew) };
}

/** Which of the dishes that are still to be had was meant; a dish of the same name elsewhere is no other choice. */
export function presentQuestion(
  { say }: VoiceCall,
  question: AskedBack | undefined,
  presented: readonly (VoiceOrderItem | undefined)[],
  dishes: ReadonlyMap<number, { readonly title: string }>,
): VoiceQuestion | null {
  const asked = question && presented[question.line];
  if (question === undefined || asked === undefined) return null;
  const titles = [...new Set(question.dishes.flatMap((id) => dishes.get(id)?.title ?? []))];
  const line = presented.slice(0, question.line).filter((item) => item !== undefined).length;
  if (question.amount !== undefined) return { ...askAmount(say, asked), line };
  return titles.length === 0 ? null : { ...askWhich(say, titles), line };
}

/** Which line of the context is meant: by its name, and how it was ordered where the names are the same. */
export function presentLineQuestion(
  { say }: VoiceCall,
  places: readonly number[],
  context: readonly VoiceContextItem[],
  dishes: ReadonlyMap<number, { readonly title: string }>,
): VoiceQuestion | null {
  const asked = places.flatMap((place) => {
    const line = context[place];
    const title = dishes.get(line?.id ?? -1)?.title;
    return line === undefined || title === undefined ? [] : [{ ...line, place, title }];
  });
  const [first, ...others] = asked;
  if (first === undefined || others.length === 0) return null;
  const lines = asked.map(({ place }) => place);
  return { ...askWhich(say, lineNames(asked)), line: first.place, lines };
}
