import type { Choice, Option } from '../../menu/options.ts';
import type { Segment } from '../../segment/segments.ts';
import type { LineThere } from '../line-references.ts';
import { type Said, timesWords, type Value } from './described-clauses.ts';
import type { Talk } from './named-line.ts';
import { textOf } from './plain-talk.ts';

type OptionSegment = Extract<Segment, { kind: 'option' }>;

/** Words a portion's name is said with and does without. */
const between = /^(?:the|a|an|of|it|them|ke)$/;
const mostWords = 4;
const spoken: ReadonlyMap<string, string> = new Map([
  ['just', 'only'],
  ['sirf', 'only'],
  ['saath', 'with'],
  ['sath', 'with'],
]);

/**
 * "Only the burger", "with fries": a size that these lines are sold in, by the words of its own name in whatever
 * order, though they may name a dish too; else a size or heat as everybody says it.
 */
export function sizeAt(talk: Talk, lines: readonly LineThere[], start: number): OptionSegment | undefined {
  const { index, tokens, path } = talk;
  const portions = lines.flatMap(({ knownDish }) => index.dishes[knownDish ?? -1]?.portions ?? []);
  for (let end = Math.min(tokens.length, start + mostWords); end > start; end--) {
    const said = tokens.slice(start, end).filter(({ text }) => !between.test(text));
    const keys = new Set(said.map(({ text, key }) => spoken.get(text) ?? key));
    const isWhole = !between.test(tokens[end - 1]?.text ?? '') && tokens[start]?.text !== 'the';
    const portion = isWhole ? portions.find((choice) => isNamed(choice, keys)) : undefined;
    if (portion !== undefined) return { kind: 'option', option: optionOf(portion), start, end, worth: 0 };
  }
  const part = path.find((other) => other.start === start);
  return part?.kind === 'option' ? part : undefined;
}

const isNamed = ({ words }: Choice, keys: ReadonlySet<string>): boolean =>
  words.size > 1 && words.size === keys.size && [...words].every((word) => keys.has(word));

const optionOf = ({ text, size, heat, measure }: Choice): Option => ({
  text,
  of: 'portion',
  ...(size === undefined ? {} : { size }),
  ...(heat === undefined ? {} : { heat }),
  ...(measure === undefined ? {} : { measure }),
});

/** A size, heat or amount that is said here. */
export function valueAt(talk: Talk, at: number): Said | undefined {
  const size = sizeAt(talk, talk.lines, at);
  const value: Segment | undefined = size ?? talk.path.find(({ start }) => start === at);
  const isTwo = value?.kind === 'number' && value.form === 'weak' && isUrduTwo(talk, at);
  if (value === undefined || !(isTwo || isValue(value))) return undefined;
  // "The full one", "not the egg one"
  const isOne = value.kind === 'number' && talk.tokens[at]?.text === 'one';
  const before = talk.path.find(({ end }) => end === at);
  const isThe = /^(?:the|my|that)$/.test(talk.tokens[(before?.start ?? 0) - 1]?.text ?? '');
  if (isOne && (before?.kind === 'option' || (before?.kind === 'dish' && isThe))) return undefined;
  const isRefused = /(?:^| )(?:too|bohat|bahut|zyada|not|(?:its|is|are|was) (?:so|very|really))$/.test(
    textOf(talk, Math.max(0, at - 2), at),
  );
  const [next = '', nextButOne = ''] = [talk.tokens[value.end], talk.tokens[value.end + 1]].map(
    (token) => token?.text,
  );
  // "Anda paratha aik barha do"
  if (value.kind === 'number' && next.startsWith('barha'))
    return { part: { ...value, form: 'more' }, start: at, end: value.end, isRefused };
  // "Double the croissants", "half the number of them"
  const isTimes = value.kind === 'option' && /^(?:the|my|up|our)$/.test(next) && nextButOne !== 'one';
  const times = isTimes ? timesWords.get(value.option.text) : undefined;
  const part: Value =
    value.kind === 'option' && times !== undefined ? { ...value, option: { text: times } } : value;
  return { part, start: at, end: value.end, isRefused };
}

const isValue = (part: Segment): part is Value =>
  part.kind === 'option' || (part.kind === 'number' && (part.form === 'spoken' || part.form === 'more'));

/** "Kulfi ek nahi do", "chai do kar dein": two, where it is no verb. */
const isUrduTwo = ({ tokens, path }: Talk, at: number): boolean =>
  tokens[at]?.text === 'do' &&
  (/^(?:nahi|nahin|nai|bajaye|bajae|jagah|badle|se)$/.test(tokens[at - 1]?.text ?? '') ||
    (path.some(({ kind, end }) => kind === 'dish' && end === at) &&
      /^(?:kar\w*|aur|hi|chahiye)?$/.test(tokens[at + 1]?.text ?? '')));
