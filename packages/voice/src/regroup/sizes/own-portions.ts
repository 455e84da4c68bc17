import type { Choice, Option } from '../../menu/options.ts';
import { choicesOf, isSoldInSize } from '../../menu/title-facts.ts';
import type { VoiceIndex } from '../../menu/voice-index.ts';
import { cardinalAt } from '../../read/cardinals.ts';
import { phrasesAt } from '../../read/phrase-table.ts';
import type { Token } from '../../read/tokenise.ts';
import type { DishSegment, Segment } from '../../segment/segments.ts';
import { isIncomplete } from '../kinds/find-kind.ts';
import type { Pass } from '../pass.ts';
import { asFiller, textAt } from '../path-parts.ts';

/** A zinger sold "With fries" takes the fries for its portion, though they are also a dish of their own. */
export const preferOwnPortions: Pass = (index, tokens, path) => {
  const regrouped: Segment[] = [];
  let dish: DishSegment | undefined;
  for (let place = 0; place < path.length; ) {
    const segment = path[place];
    if (segment === undefined) break;
    // "One without onions, both with fries"
    if (segment.kind === 'scope') dish = regrouped.findLast((part) => part.kind === 'dish');
    const own = dish && findOwnPortion(index, tokens, dish, segment);
    const behind = own && path.findIndex((other) => other.start === own.end);
    const isWhole = own && (own.end === tokens.length || (behind ?? -1) > place);
    if (own && isWhole) {
      const article = regrouped.at(-1);
      if (article?.kind === 'number' && tokens[article.start - 1]?.text === 'in')
        regrouped.splice(-1, 1, asFiller(article));
      regrouped.push(own);
      place = own.end === tokens.length ? path.length : (behind ?? path.length);
      continue;
    }
    const single = readSingle(index, tokens, dish, path, place);
    if (single !== undefined) {
      regrouped.push(single);
      place++;
      continue;
    }
    if (segment.kind === 'dish') dish = segment;
    else if (
      (segment.kind === 'command' && !/^(?:just|only|actually)$/.test(tokens[segment.start]?.text ?? '')) ||
      (segment.kind === 'connector' && !sharesOut(regrouped.slice(0, -1).findLast(isTold), path[place + 1]))
    )
      dish = undefined;
    regrouped.push(segment);
    place++;
  }
  return regrouped;
};

/** "An espresso, a single shot", "a single burger": the portion of that name, where the dish has one. */
function readSingle(
  index: VoiceIndex,
  tokens: readonly Token[],
  before: DishSegment | undefined,
  path: readonly Segment[],
  place: number,
): Segment | undefined {
  const [segment, next] = [path[place], path[place + 1]];
  const isSaid = segment !== undefined && segment.end > segment.start;
  if (!isSaid || segment.kind !== 'number' || tokens[segment.end - 1]?.text !== 'single') return undefined;
  const option: Option = { text: 'single', size: 'single' };
  // "A single shot of espresso"
  const named = next?.kind === 'unit' ? path[place + 2] : next;
  const dish = named?.kind === 'dish' ? named : before;
  const isSold = isSoldInSize(index, dish?.candidates[0]?.title, option);
  return isSold ? { kind: 'option', option, start: segment.start, end: segment.end, worth: 0 } : undefined;
}

const isTold = ({ kind }: Segment): boolean => kind !== 'filler' && kind !== 'link';

/** "Two zingers, one with fries and one …", "two as a meal and one …": what is shared out goes on behind the "and", and so does "one more with fries". */
const sharesOut = (before: Segment | undefined, next: Segment | undefined): boolean =>
  next?.kind === 'number' && (before?.kind === 'number' || next.form === 'more');

export function findOwnPortion(
  index: VoiceIndex,
  tokens: readonly Token[],
  dish: DishSegment,
  segment: Segment,
): Segment | undefined {
  const { start } = segment;
  const own = choicesOf(index, dish.candidates[0]?.title);
  const findNamed = (name: string) => own?.portions.get(name);
  // A Cheese Melt Burger sold as "Burger only": its last word is the portion's first.
  const from = tokens[start]?.text === 'only' && start === dish.end ? start - 1 : start;
  // "A mixed grill for four" is what is sold "For 4".
  const people = tokens[start]?.text === 'for' ? cardinalAt(tokens, start + 1) : undefined;
  const forSome = people && findNamed(`for ${people.count}`);
  if (forSome) return { kind: 'option', option: { text: forSome.text }, start, end: people.end, worth: 0 };
  const loose = findLoosely(tokens, findNamed, start);
  if (loose !== undefined) return loose;
  // "A single scoop cone", "in a cone", though there is a Kids Cone.
  const isWeak = segment.kind === 'other' || (segment.kind === 'dish' && isIncomplete(segment));
  const isBehind = start === dish.end || /^in an?$/.test(textAt(tokens, start - 2, 2));
  const isOneWord = isWeak && isBehind;
  const match = phrasesAt(index.menuOptions, tokens, from, ({ key }) => key)
    .filter(
      ({ end, meaning }) =>
        (end - from > 1 || isOneWord) && end > start && findNamed(meaning.text) !== undefined,
    )
    .sort((a, b) => b.end - a.end)[0];
  return match && { kind: 'option', option: match.meaning, start, end: match.end, worth: 0 };
}

const isArticle = (token: Token | undefined): boolean => /^(?:an?|the)$/.test(token?.text ?? '');

/** So many words the name of a portion has at most, with its articles. */
const longestPortion = 6;

/** "A meal with a drink" is what is sold as "Meal with drink". */
function findLoosely(
  tokens: readonly Token[],
  findNamed: (name: string) => Choice | undefined,
  start: number,
): Segment | undefined {
  for (let end = Math.min(tokens.length, start + longestPortion); end > start + 2; end--) {
    // "… with fries, a double decker": the article is of the next dish.
    if (isArticle(tokens[end - 1]) && !isArticle(tokens[start])) continue;
    const said = tokens.slice(start, end).filter((token) => !isArticle(token));
    const option = said.length < end - start ? findNamed(said.map(({ key }) => key).join(' ')) : undefined;
    if (option !== undefined) return { kind: 'option', option, start, end, worth: 0 };
  }
  return undefined;
}
