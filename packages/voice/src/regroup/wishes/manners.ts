import type { VoiceIndex } from '../../menu/voice-index.ts';
import type { Token } from '../../read/tokenise.ts';
import type { DishSegment, Segment } from '../../segment/segments.ts';
import { isWishManner } from '../../tables/wish-words.ts';
import type { Pass } from '../pass.ts';
import { asFiller } from '../path-parts.ts';

/** So far from the name a manner may stand: "an iced vanilla latte", "a latte with oat milk, iced". */
const farthestBefore = 2;

/** Where the menu has the dish made so, that one is meant: "a vanilla latte, iced" is an Iced Latte. */
export const joinManners: Pass = (index, tokens, path) => {
  const joined = [...path];
  for (const [place, segment] of path.entries()) {
    if (segment.kind !== 'dish') continue;
    const at = [...placesBefore(tokens, path, place), place + 1].find((other) =>
      isManner(tokens, path[other]),
    );
    const manner = at === undefined ? undefined : path[at];
    const found = manner && findMade(index, segment, tokens[manner.start]?.key ?? '');
    if (found === undefined || at === undefined || manner === undefined) continue;
    joined[place] = found;
    joined[at] = asFiller(manner);
  }
  return joined;
};

const isManner = (tokens: readonly Token[], segment: Segment | undefined): boolean =>
  segment?.kind === 'other' &&
  segment.end - segment.start === 1 &&
  isWishManner(tokens[segment.start]?.text ?? '');

/** Loose words right before the name, nearest first. */
function placesBefore(tokens: readonly Token[], path: readonly Segment[], place: number): number[] {
  const places: number[] = [];
  for (let at = place - 1; at >= 0 && places.length < farthestBefore; at--) {
    const [part, next] = [path[at], path[at + 1]];
    const isLoose = part?.kind === 'other' || part?.kind === 'wish';
    if (!isLoose || tokens[next?.start ?? -1]?.afterBreak) break;
    places.push(at);
  }
  return places;
}

/** The title that has this dish's words and the manner, and no more. */
function findMade(index: VoiceIndex, dish: DishSegment, manner: string): DishSegment | undefined {
  const best = dish.candidates[0];
  const own = index.titles[best?.title ?? -1];
  if (best === undefined || own === undefined || own.words.includes(manner)) return undefined;
  const wanted = new Set([...own.words, manner]);
  const place = (index.titlesByWord.get(own.words[own.head] ?? '') ?? []).find((candidate) => {
    const words = index.titles[candidate]?.words;
    return words?.length === wanted.size && words.every((word) => wanted.has(word));
  });
  return place === undefined ? undefined : { ...dish, candidates: [{ ...best, title: place }] };
}
