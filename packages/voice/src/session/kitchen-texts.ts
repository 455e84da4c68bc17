import { formatRupees } from '@nearbite/domain/money';
import { clockTime } from '@nearbite/domain/terms/opening-text';
import { readLine } from './line-changes.ts';
import type { VoiceLine } from './voice-session-types.ts';

type Kitchen = { readonly total: number; readonly line: NonNullable<ReturnType<typeof readLine>> };

/** What of the order stands against the kitchens' terms, told before it is placed and not only when it is refused. */
export function explainKitchens(lines: readonly VoiceLine[]): string[] {
  const kitchens = new Map<string, Kitchen>();
  for (const line of lines.map(readLine)) {
    if (!line) continue;
    const before = kitchens.get(line.restaurant)?.total ?? 0;
    kitchens.set(line.restaurant, { line, total: before + line.final_price * line.quantity });
  }
  return [...kitchens.values()].flatMap(({ line, total }) => explainKitchen(line, total));
}

function explainKitchen({ restaurant, terms }: Kitchen['line'], total: number): string[] {
  const texts: string[] = [];
  if (!terms.is_open) texts.push(`${restaurant} is closed right now.${opensAt(terms)}`);
  if (terms.delivers_here === false)
    texts.push(
      terms.offers_pickup
        ? `${restaurant} does not deliver to you. You can pick it up.`
        : `${restaurant} does not deliver to you.`,
    );
  if (total < terms.minimum_order)
    texts.push(
      `${restaurant} takes orders from ${formatRupees(terms.minimum_order)}. ${formatRupees(terms.minimum_order - total)} is missing.`,
    );
  return texts;
}

/** By the kitchen's own clock; with the day always, so that it holds whenever it is read. */
function opensAt({ opens_at, time_zone }: Kitchen['line']['terms']): string {
  if (opens_at === null) return '';
  const opening = new Date(opens_at);
  const weekday = new Intl.DateTimeFormat('en-GB', { weekday: 'long', timeZone: time_zone });
  return ` It opens on ${weekday.format(opening)} at ${clockTime(opening, time_zone)}.`;
}
