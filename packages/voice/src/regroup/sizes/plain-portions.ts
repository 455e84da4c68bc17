import type { Choice } from '../../menu/options.ts';
import { findPlainPortion, isWithSides } from '../../menu/plain-portions.ts';
import type { VoiceIndex } from '../../menu/voice-index.ts';
import type { Token } from '../../read/tokenise.ts';
import type { DishSegment, Segment } from '../../segment/segments.ts';
import type { Pass } from '../pass.ts';
import { textAt } from '../path-parts.ts';
import { portionsOf } from './portions-of-some.ts';

/**
 * "Just the burger", "on its own", "not as a meal", "without the combo": the portion with nothing beside it,
 * "with chips" the one with fries and "to share" the one for several, wherever it is said of the dish: right behind it, behind its wishes, of one of several.
 */
export const readPlainPortions: Pass = (index, tokens, path) => {
  const read: Segment[] = [];
  let dish: DishSegment | undefined;
  let spoken: Spoken | undefined;
  for (let place = 0; place < path.length; ) {
    const part = path[place];
    if (part === undefined) break;
    const said = dish && spoken && portionAt(tokens, dish, spoken, part.start, read.at(-1));
    const next = said && placeFrom(path, tokens, said.end, place);
    if (said && next !== undefined) {
      const option: Segment = {
        kind: 'option',
        option: said.option,
        start: part.start,
        end: said.end,
        worth: 0,
      };
      read.push(option);
      place = next;
      continue;
    }
    if (part.kind === 'dish' && !isOnDish(tokens, part)) {
      dish = part;
      spoken = spokenPortions(index, part, read.at(-1));
    }
    read.push(part);
    place++;
  }
  return read;
};

type Spoken = {
  readonly plain: Choice | undefined;
  readonly fries: Choice | undefined;
  /** "To share" */
  readonly sharing: Choice | undefined;
  readonly alone: RegExp | undefined;
};

const noSide = '(?:but |and )?(?:without|no|minus)(?: the| any)? (?:fries|fry|chips|drinks?|sides?)';
/** "One with fries and one without fries" */
const onlyNoSide = new RegExp(`^${noSide}(?= |$)`);

/** The ways to name these portions of the dish; undefined where it has none of them. */
function spokenPortions(
  index: VoiceIndex,
  dish: DishSegment,
  before: Segment | undefined,
): Spoken | undefined {
  const portions = portionsOf(index, dish);
  const plain = findPlainPortion(portions);
  const fries = portions.find(({ text }) => /^with (?:fry|chip)$/.test(text));
  // "One large chowmein to share" has its size.
  const sharing =
    before?.kind === 'option'
      ? undefined
      : portions.find(({ words }) => ['sharing', 'sharer', 'share'].some((word) => words.has(word)));
  if ((plain ?? fries ?? sharing) === undefined) return undefined;
  return { plain, fries, sharing, alone: plain && alonePhrases(plain, portions) };
}

function alonePhrases(plain: Choice, portions: readonly Choice[]): RegExp {
  const word = `(?:${plain.text.replace(/ only$/, '')}s?)`;
  const fuller = portions.filter(isWithSides).flatMap(({ words }) => [...words]);
  const meals = ['meal', 'combo', 'deal'].filter((name) => fuller.includes(name)).join('|') || 'meal';
  const refusal =
    '(?:but |and |so )?(?:(?:i |we )?(?:dont|do not|doesnt|didnt) (?:want|need|make|do)(?: it| that| them)?|not|no|without|minus|skip)';
  const noMeal = `${refusal}(?: as| in| into)?(?: the| an?| any)? (?:${meals})s?(?: deal| thing)?`;
  const just = `(?:its |thats |so |but )?(?:just|only|sirf|plain|simply)(?: the| an?)? ${word}(?: only| alone| itself)?`;
  const itself = `${word} (?:only|alone|by itself|on its own)`;
  const own = `on (?:its|their) own|by (?:itself|themselves)|(?:akel[aei]|akelay|alone)`;
  const alone = `(?:${noMeal}|${just}|${itself}|${own})`;
  return new RegExp(`^(?:${noSide} )*${alone}(?: (?:${alone}|${noSide}))*(?= |$)`);
}

const longestPhrase = 14;

/** What is said of these portions from this word on. */
function portionAt(
  tokens: readonly Token[],
  dish: DishSegment,
  { plain, fries, sharing, alone }: Spoken,
  start: number,
  before: Segment | undefined,
): { readonly option: Choice; readonly end: number } | undefined {
  const text = textAt(tokens, start, longestPhrase);
  const isCounted = before?.kind === 'number' || before === dish;
  const said = plain && (alone?.exec(text) ?? (isCounted ? onlyNoSide.exec(text) : null))?.[0];
  if (plain && said !== undefined) return { option: plain, end: start + said.split(' ').length };
  const shared = sharing && before?.kind !== 'option' && /^(?:to share|for sharing)(?= |$)/.exec(text)?.[0];
  if (sharing && shared) return { option: sharing, end: start + 2 };
  const side = fries && /^with (?:some |the )?(?:fries|fry|chips)(?= |$)/.exec(text)?.[0];
  return fries && side !== undefined ? { option: fries, end: start + side.split(' ').length } : undefined;
}

/** "No pickles", "extra cheese": named as a part of the dish before. */
const isOnDish = (tokens: readonly Token[], { start }: DishSegment): boolean =>
  /^(?:no|extra|without|less|more|hold|minus)$/.test(tokens[start - 1]?.text ?? '') ||
  /^(?:without|hold|skip) the$/.test(textAt(tokens, start - 2, 2));

/** The place of the part that begins there; the end of the row where nothing follows. */
function placeFrom(
  path: readonly Segment[],
  tokens: readonly Token[],
  end: number,
  from: number,
): number | undefined {
  if (end >= tokens.length) return path.length;
  const place = path.findIndex((part, at) => at > from && part.start === end);
  return place < 0 ? undefined : place;
}
