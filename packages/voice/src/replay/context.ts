import { noLine } from '../assign/lines.ts';
import { readChoice } from '../menu/options.ts';
import type { VoiceIndex } from '../menu/voice-index.ts';
import type { ContextItem } from '../voice-types.ts';
import type { Draft } from './drafts.ts';

/** The lines that are there already, as if they had just been said; dishes that are not on these menus are left out. */
export function draftsOf(index: VoiceIndex, context: readonly ContextItem[]): Draft[] {
  return context.flatMap(({ dishId, quantity, portion, spice, note }) => {
    const place = index.dishPlaces.get(dishId);
    const dish = place === undefined ? undefined : index.dishes[place];
    if (place === undefined || dish === undefined) return [];
    const explained = index.titles[dish.title]?.totalWeight ?? 0;
    const candidate = { title: dish.title, quality: 1, fit: 1, explained, missing: 0, isHeadless: false };
    const options = [
      ...(portion === null ? [] : [readChoice(portion, 'portion')]),
      ...(spice === null ? [] : [readChoice(spice, 'spice')]),
    ];
    return [
      {
        segment: { kind: 'dish', start: -1, end: -1, worth: 0, candidates: [candidate] },
        candidates: [candidate],
        line: { ...noLine, count: quantity, isCounted: true, options, wishes: note ? [note] : [] },
        knownDish: place,
      },
    ];
  });
}
