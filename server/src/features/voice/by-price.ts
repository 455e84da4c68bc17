import type { VoiceItem, VoiceReading } from '@nearbite/voice/voice-types';
import type { Services } from '../../services.ts';
import { findPublicTerms } from '../restaurants/terms/terms.service.ts';
import { type OfferedDishRow, type Position, readOfferedDishes } from './voice.queries.ts';

/** As many as are read aloud. */
const MOST_CHOICES = 3;

/**
 * "The cheapest biryani": prices are not part of what a sentence is compared with, so they are read here. The line
 * becomes the dish that comes first, from an open kitchen where there is one, and the next ones are asked about.
 */
export async function settleByPrice(
  services: Services,
  reading: VoiceReading,
  here: Position,
): Promise<VoiceReading> {
  const { items, question, unmatched } = reading;
  const wanted = question?.byPrice === undefined ? undefined : items[question.line];
  if (question === undefined || wanted === undefined) return reading;
  const rows = await readOfferedDishes(services.db, question.dishes, here);
  const { termsOf } = await findPublicTerms(
    services,
    rows.map((row) => row.restaurant_id),
    here,
  );
  const isOpen = (row: OfferedDishRow) => Number(termsOf(row.restaurant_id).is_open);
  const sign = question.byPrice === 'lowest' ? 1 : -1;
  const sorted = rows
    .filter((row) => row.in_stock)
    .toSorted((a, b) => isOpen(b) - isOpen(a) || sign * (a.price_paisa - b.price_paisa) || a.id - b.id);
  const isFirst = ({ title }: OfferedDishRow, place: number) =>
    sorted.findIndex((other) => other.title === title) === place;
  const [first, ...others] = sorted.filter(isFirst).slice(0, MOST_CHOICES);
  if (first === undefined) return reading;
  const alternatives = others.map(({ id }) => id);
  const item: VoiceItem = { ...wanted, dishId: first.id, alternatives };
  const asked = { line: question.line, dishes: [first.id, ...alternatives] };
  return {
    items: items.with(question.line, item),
    unmatched,
    ...(others.length > 0 ? { question: asked } : {}),
  };
}
