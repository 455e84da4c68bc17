import type { VoiceIndex } from '@nearbite/voice/menu/voice-index';
import { readOrder } from '@nearbite/voice/understand-order';
import type { ContextItem, VoiceReading } from '@nearbite/voice/voice-types';
import { findPublicTerms } from '../../../common/terms/public-terms.ts';
import type { VoiceServices } from '../menu-indexes.ts';
import type { Position } from '../voice.queries.ts';

type SpokenOrder = {
  readonly command: string;
  readonly context: readonly ContextItem[];
  readonly lines: readonly number[];
  readonly about: number | undefined;
  readonly aboutLine: number;
};

/**
 * What was ordered, from kitchens that are open where several have the dish. Who is open is asked only where a dish
 * that was just named is sold by more than one.
 */
export async function readFromOpenKitchens(
  services: VoiceServices,
  index: VoiceIndex,
  here: Position,
  { command, context, lines, about, aboutLine }: SpokenOrder,
): Promise<VoiceReading> {
  const spokenOf = { meant: lines, about, aboutLine };
  const reading = readOrder(index, command, context, spokenOf);
  const kitchens = kitchensOf(index, context, reading);
  if (kitchens.size < 2) return reading;
  const { termsOf } = await findPublicTerms(services, kitchens, here);
  const closed = new Set([...kitchens].filter((id) => !termsOf(id).is_open));
  if (closed.size === 0 || closed.size === kitchens.size) return reading;
  return readOrder(index, command, context, { ...spokenOf, closed });
}

/** The kitchens that have what was ordered, or what it may have meant, where that is more than one. */
function kitchensOf(
  { dishes, dishPlaces, titles, restaurants }: VoiceIndex,
  context: readonly ContextItem[],
  { items, question }: VoiceReading,
): ReadonlySet<number> {
  const fresh = items.filter(({ dishId }) => !context.some((line) => line.dishId === dishId));
  const asked = question?.lines === undefined ? (question?.dishes ?? []) : [];
  const ids = [...fresh.map(({ dishId }) => dishId), ...asked];
  const places = ids.flatMap((id) => {
    const title = dishes[dishPlaces.get(id) ?? -1]?.title ?? -1;
    return titles[title]?.dishes ?? [];
  });
  return new Set(places.flatMap((place) => restaurants[dishes[place]?.restaurant ?? -1]?.id ?? []));
}
