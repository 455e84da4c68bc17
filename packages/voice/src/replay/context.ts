import { noLine } from '../assign/lines.ts';
import { readChoice } from '../menu/options.ts';
import type { VoiceIndex } from '../menu/voice-index.ts';
import type { Token } from '../read/tokenise.ts';
import { findKind } from '../regroup/kinds/find-kind.ts';
import type { Segment } from '../segment/segments.ts';
import type { ContextItem } from '../voice-types.ts';
import { nameWeights } from '../weights.ts';
import type { Draft } from './drafts.ts';

/** The lines that are there already, as if they had just been said; dishes that are not on these menus are left out. */
export function draftsOf(index: VoiceIndex, context: readonly ContextItem[]): Draft[] {
  return context.flatMap(({ dishId, quantity, portion, spice, extras = [], note }, place) => {
    const knownDish = index.dishPlaces.get(dishId);
    const dish = knownDish === undefined ? undefined : index.dishes[knownDish];
    if (knownDish === undefined || dish === undefined) return [];
    const explained = index.titles[dish.title]?.totalWeight ?? 0;
    const candidate = { title: dish.title, quality: 1, fit: 1, explained, missing: 0, isHeadless: false };
    const options = [
      ...(portion === null ? [] : [{ ...readChoice(portion, 'portion'), of: 'portion' as const }]),
      ...(spice === null ? [] : [{ ...readChoice(spice, 'spice'), of: 'spice' as const }]),
    ];
    return [
      {
        segment: { kind: 'dish', start: -1, end: -1, worth: 0, candidates: [candidate], place, quantity },
        candidates: [candidate],
        line: { ...noLine, count: quantity, isCounted: true, options, extras, wishes: note ? [note] : [] },
        knownDish,
        linePlace: place,
      },
    ];
  });
}

/** The line that was spoken of last is what "it" and "that" mean, so it is read as if it had been said last. */
export function speakOf(
  index: VoiceIndex,
  drafts: readonly Draft[],
  about: number | undefined,
  aboutLine = -1,
): Draft[] {
  const ofDish = drafts.filter(({ knownDish }) => index.dishes[knownDish ?? -1]?.id === about);
  const meant = ofDish.find(({ linePlace }) => linePlace === aboutLine) ?? ofDish.at(-1);
  return meant === undefined ? [...drafts] : [...drafts.filter((draft) => draft !== meant), meant];
}

/** The lines in the order they had before one was spoken of, and what was added behind them. */
export function inOrder(drafts: readonly Draft[], before: readonly Draft[]): readonly Draft[] {
  const isAsItWas = before.every(
    ({ linePlace = 0 }, at) => at === 0 || linePlace > (before[at - 1]?.linePlace ?? 0),
  );
  if (isAsItWas) return drafts;
  return drafts.toSorted((a, b) => (a.linePlace ?? before.length) - (b.linePlace ?? before.length));
}

/** "Garlic", "the garlic one", said and nothing else while there is a naan: that kind of it, as many as there are. */
export function findOtherKind(
  index: VoiceIndex,
  tokens: readonly Token[],
  path: readonly Segment[],
  before: readonly Draft[],
): Draft[] | undefined {
  const [name, ...rest] = path.filter(({ kind }) => kind !== 'filler');
  if (name?.kind !== 'other' && name?.kind !== 'dish') return undefined;
  const isWhole = name.kind === 'dish' && (name.candidates[0]?.missing ?? 0) < nameWeights.nothing;
  const isAlone = rest.every(({ start }) => /^ones?$/.test(tokens[start]?.text ?? ''));
  if (isWhole || !isAlone) return undefined;
  for (const [place, draft] of [...before.entries()].reverse()) {
    const title = index.titles[draft.candidates[0]?.title ?? -1];
    const head = title?.words[title.head];
    const found = head && findKind(index, tokens, name.start, name.end, head);
    if (!found || found.candidates[0]?.title === draft.candidates[0]?.title) continue;
    return before.map((other, at) =>
      at === place ? { segment: found, candidates: found.candidates, line: draft.line } : other,
    );
  }
  return undefined;
}
