import { NO_PORTION_SIZE, NO_SPICE_LEVEL } from '@nearbite/contract/product';
import type { PublicTerms } from '@nearbite/contract/restaurants/public-terms';
import type { VoiceAlternative, VoiceOrderItem } from '@nearbite/contract/voice/voice';
import { NO_EXTRAS } from '@nearbite/domain/extras';
import { fromMinor } from '@nearbite/domain/money';
import { findSoldOutOption } from '@nearbite/domain/orderable';
import { unitPriceMinor } from '@nearbite/domain/pricing';
import type { VoiceItem } from '@nearbite/voice/voice-types';
import type { VoiceDishRow } from './voice.queries.ts';

type VoiceDish = VoiceDishRow & { readonly terms: PublicTerms; readonly card_warning: string | null };

type ChosenOptions = Pick<VoiceItem, 'portion' | 'spice'>;
/** No portion and no spice level were asked for. */
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

export function presentDish(row: VoiceDish, { portion, spice }: ChosenOptions): VoiceAlternative {
  const portionSize = row.portions.find(({ size_name }) => sameName(size_name, portion))?.size_name ?? null;
  const spiceLevel =
    row.spice_levels.find(({ level_name }) => sameName(level_name, spice))?.level_name ?? null;
  const priceMinor = unitPriceMinor(
    { priceMinor: row.price_minor, portions: row.portions, spiceLevels: row.spice_levels, extras: [] },
    {
      portionSize: portionSize ?? NO_PORTION_SIZE,
      spiceLevel: spiceLevel ?? NO_SPICE_LEVEL,
      extras: NO_EXTRAS,
    },
  );
  return {
    id: row.id,
    title: row.title,
    slug: row.slug,
    image: row.image,
    final_price: fromMinor(priceMinor ?? row.price_minor),
    portion_size: portionSize,
    spice_level: spiceLevel,
    restaurant: row.restaurant_name,
    terms: row.terms,
    price: fromMinor(row.price_minor),
    card_warning: row.card_warning,
    portions: row.portions.map(({ price_minor, ...portion }) => ({
      ...portion,
      price: fromMinor(price_minor),
    })),
    spice_levels: row.spice_levels.map(({ additional_price_minor, ...level }) => ({
      ...level,
      additional_price: fromMinor(additional_price_minor),
    })),
  };
}

/** The portion or spice level that was asked for, where it is sold out while the dish is not. */
export function soldOutOptionOf(
  row: VoiceDish,
  { portion, spice }: ChosenOptions,
  now: Date,
): string | undefined {
  const choice = {
    portionSize:
      row.portions.find(({ size_name }) => sameName(size_name, portion))?.size_name ?? NO_PORTION_SIZE,
    spiceLevel:
      row.spice_levels.find(({ level_name }) => sameName(level_name, spice))?.level_name ?? NO_SPICE_LEVEL,
    extras: NO_EXTRAS,
  };
  return findSoldOutOption(
    { portions: row.portions, spiceLevels: row.spice_levels, extras: [] },
    choice,
    now,
  );
}

/** Another dish may spell the same size with other capitals. */
const sameName = (name: string, wanted: string | null) =>
  wanted !== null && name.toLowerCase() === wanted.toLowerCase();

const round = (confidence: number) => Math.round(confidence * 100) / 100;
