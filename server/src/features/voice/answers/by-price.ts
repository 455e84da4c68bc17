import type { VoiceItem, VoiceReading } from '@nearbite/voice/voice-types';
import { findPublicTerms } from '../../../common/terms/public-terms.ts';
import { nextServed } from '../../../common/terms/serving.ts';
import type { VoiceServices } from '../menu-indexes.ts';
import { type OfferedDishRow, type Position, readOfferedDishes } from '../voice.queries.ts';

/** As many as are read aloud. */
const MOST_CHOICES = 3;

/**
 * "The cheapest biryani": prices are not part of what a sentence is compared with, so they are read here. Each such
 * line becomes the dish that comes first, from an open kitchen where there is one, and the next ones are asked about.
 */
export async function settleByPrice(
  services: VoiceServices,
  reading: VoiceReading,
  here: Position,
): Promise<VoiceReading> {
  const { items, question, unmatched, priced = [] } = reading;
  if (priced.length === 0) return reading;
  const ids = [...new Set(priced.flatMap(({ dishes }) => dishes))];
  const rows = await readOfferedDishes(services.db, ids, here);
  const { termsOf } = await findPublicTerms(
    services,
    rows.map((row) => row.restaurant_id),
    here,
  );
  const isOpen = ({ restaurant_id, serving }: OfferedDishRow) =>
    termsOf(restaurant_id).is_open && nextServed(serving, services) === null;
  const settled = priced.flatMap(({ line, dishes, byPrice }) => {
    const wanted = rows.filter(({ id, in_stock }) => in_stock && dishes.includes(id));
    const [first, ...others] = cheapestFirst(wanted, isOpen, byPrice === 'lowest' ? 1 : -1);
    return first === undefined ? [] : [{ line, first, others }];
  });
  const asked = settled.find(({ others }) => others.length > 0);
  const isPriced = settled.some(({ line }) => line === question?.line);
  const open = asked
    ? { line: asked.line, dishes: [asked.first, ...asked.others] }
    : isPriced
      ? undefined
      : question;
  return {
    items: settled.reduce<readonly VoiceItem[]>((left, { line, first, others }) => {
      const item = left[line];
      return item === undefined ? left : left.with(line, { ...item, dishId: first, alternatives: others });
    }, items),
    unmatched,
    ...(open === undefined ? {} : { question: open }),
  };
}

/** A few of different names, those that are cooked now first. */
function cheapestFirst(
  rows: readonly OfferedDishRow[],
  isOpen: (row: OfferedDishRow) => boolean,
  sign: 1 | -1,
): number[] {
  const sorted = rows.toSorted(
    (a, b) => Number(isOpen(b)) - Number(isOpen(a)) || sign * (a.price_minor - b.price_minor) || a.id - b.id,
  );
  const isFirst = ({ title }: OfferedDishRow, place: number) =>
    sorted.findIndex((other) => other.title === title) === place;
  return sorted
    .filter(isFirst)
    .slice(0, MOST_CHOICES)
    .map(({ id }) => id);
}
