import type { VoiceIndex } from '../../menu/voice-index.ts';
import type { Token } from '../../read/tokenise.ts';
import type { DishSegment, Segment } from '../../segment/segments.ts';
import { toppingWords } from '../../tables/wish-words.ts';
import { nameWeights } from '../../weights.ts';
import type { Pass } from '../pass.ts';

/** "Spaghetti with meatballs" is one Meatball Spaghetti: two halves of one title, neither of them complete. */
export const joinSpreadTitles: Pass = (index, tokens, path) => {
  const joined: Segment[] = [];
  for (const [place, segment] of path.entries()) {
    const [before, link] = joined.slice(-2);
    // "Lattes with caramel drizzle" speaks of the drizzle.
    const next = path[place + 1];
    const isTrailed =
      next?.kind === 'other' &&
      !tokens[next.start]?.afterBreak &&
      !toppingWords.has(tokens[next.start]?.key ?? '');
    if (segment.kind !== 'dish' || before?.kind !== 'dish' || !isWith(tokens, link) || isTrailed) {
      joined.push(segment);
      continue;
    }
    const whole = joinHalves(index, tokens, before, segment);
    const kind = whole === undefined ? findNamedKind(before, segment) : undefined;
    const isList = next !== undefined && (next.kind === 'other' || next.kind === 'connector');
    if (whole && isList && link !== undefined)
      joined.splice(-2, 2, { ...whole, end: before.end }, link, { ...segment, kind: 'other' });
    else if (whole) joined.splice(-2, 2, whole);
    else joined.push(segment);
    if (kind) joined.splice(-3, 3, kind, ...joined.slice(-2, -1), { ...segment, kind: 'other' });
  }
  return joined;
};

/** "A pizza with pepperoni, mushrooms and olives" is a Pepperoni Pizza; the list stays a list. */
function findNamedKind(head: DishSegment, kind: DishSegment): DishSegment | undefined {
  // A bare "burger" may be a Classic Burger, which goes without saying; "with cheese" says another.
  const isBare = head.end - head.start === 1 && (head.candidates[0]?.missing ?? 0) >= nameWeights.nothing;
  const best = kind.candidates[0];
  const meant = head.candidates.find(({ title }) => title === best?.title);
  if (!isBare || !best?.isHeadless || meant === undefined) return undefined;
  const missing = Math.max(0, best.missing - meant.explained);
  const quality = missing < nameWeights.nothing ? nameWeights.leastHeadless : meant.quality;
  return { ...head, candidates: [{ ...meant, quality, missing }] };
}

function joinHalves(
  index: VoiceIndex,
  tokens: readonly Token[],
  first: DishSegment,
  second: DishSegment,
): DishSegment | undefined {
  const [a, b] = [first.candidates[0], second.candidates[0]];
  if (!a || a.title !== b?.title || Math.min(a.missing, b.missing) < nameWeights.nothing) return undefined;
  const title = index.titles[a.title];
  const heard = (part: Segment) => tokens.slice(part.start, part.end).map(({ key }) => key);
  const isRepeated = heard(second).some((word) => heard(first).includes(word));
  if (title === undefined || isRepeated) return undefined;
  const missing = Math.max(0, a.missing + b.missing - title.totalWeight);
  const quality = Math.max(a.quality, b.quality, missing < nameWeights.nothing ? 0.9 : 0);
  const candidate = { ...a, quality, missing, explained: a.explained + b.explained, isHeadless: false };
  return { ...first, end: second.end, candidates: [candidate, ...first.candidates.slice(1)] };
}

/** A bare "with". */
const isWith = (tokens: readonly Token[], link: Segment | undefined) =>
  link !== undefined && link.end - link.start === 1 && tokens[link.start]?.text === 'with';
