import type { VoiceIndex } from '../../menu/voice-index.ts';
import type { Token } from '../../read/tokenise.ts';
import type { DishSegment, Segment } from '../../segment/segments.ts';
import { toppingWords, wishManners } from '../../tables/wish-words.ts';
import { isIncomplete } from '../kinds/find-kind.ts';
import type { Pass } from '../pass.ts';

/**
 * "A turkey club and a blt, the club on wheat, the blt without mayo", "… just the shake with whipped cream": one that
 * was named in this sentence is spoken of again, by its name or a word of it, to say how it is to be.
 */
export const readToldAgain: Pass = (index, tokens, path) => {
  const named: DishSegment[] = [];
  return path.map((segment, place) => {
    const told = saysMore(tokens, path, place) ? findNamed(index, tokens, segment, named) : undefined;
    if (told === undefined) {
      if (segment.kind === 'dish') named.push(segment);
      return segment;
    }
    const { start, end } = segment;
    return { kind: 'dish', candidates: told.candidates, isToldAgain: true, start, end, worth: segment.worth };
  });
};

/** A "the" before it, no refusal, and something told of it behind. */
function saysMore(tokens: readonly Token[], path: readonly Segment[], place: number): boolean {
  const [before, segment, behind] = [path[place - 1], path[place], path[place + 1]];
  // "The tuna salad sub no mayo"
  const word = tokens[behind?.start ?? -1]?.text ?? '';
  const isKind = /^ones?$/.test(word) || (behind?.kind === 'other' && kindNames.test(word));
  const next = isKind ? path[place + 2] : behind;
  if (segment === undefined || next === undefined || before?.kind !== 'filler') return false;
  if (tokens[segment.start - 1]?.text !== 'the' || tokens[next.start]?.afterBreak) return false;
  const isSized = next.kind === 'option' || next.kind === 'measure';
  const { text = '', key = '' } = tokens[next.start] ?? {};
  return (
    isSized ||
    isTelling.test(text) ||
    mannerStarts.has(text) ||
    (next.kind === 'other' && toppingWords.has(key))
  );
}

/** "The croissant toasted", "the burger well done" */
const mannerStarts = new Set(wishManners.map((phrase) => phrase.split(' ')[0] ?? ''));

const kindNames = /^(?:sub|sandwich|pizza|burger|wrap|roll|coffee|tea|drink)$/;

const isTelling = /^(?:with|without|no|on|extra|hold|has|gets|comes)$/;

/** The one dish before that bears these words. */
function findNamed(
  index: VoiceIndex,
  tokens: readonly Token[],
  segment: Segment,
  named: readonly DishSegment[],
): DishSegment | undefined {
  if (segment.kind !== 'dish' && segment.kind !== 'other') return undefined;
  const titleOf = ({ candidates }: DishSegment) => candidates[0]?.title ?? -1;
  const words = tokens.slice(segment.start, segment.end).map(({ key }) => key);
  const isWhole = segment.kind === 'dish' && !isIncomplete(segment);
  const fitting = named.filter((dish) =>
    isWhole
      ? titleOf(dish) === titleOf(segment)
      : words.every((word) => index.titles[titleOf(dish)]?.words.includes(word)),
  );
  return new Set(fitting.map(titleOf)).size === 1 ? fitting.at(-1) : undefined;
}
