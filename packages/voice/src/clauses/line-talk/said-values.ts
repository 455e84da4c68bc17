import type { Choice, Option } from '../../menu/options.ts';
import type { Segment } from '../../segment/segments.ts';
import type { LineThere } from '../line-references.ts';
import type { Talk } from './named-line.ts';

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

/** "No fries", of what comes with fries: a word of the size a line has, refused. */
export function isRefusedPart({ index, tokens, lines }: Talk, at: number): boolean {
  const word = tokens[/^(?:the|any)$/.test(tokens[at + 1]?.text ?? '') ? at + 2 : at + 1]?.key ?? '';
  return (
    /^(?:no|without)$/.test(tokens[at]?.text ?? '') &&
    lines.some(({ knownDish, line }) =>
      (index.dishes[knownDish ?? -1]?.portions ?? []).some(
        ({ text, words }) =>
          words.size > 1 &&
          words.has(word) &&
          line.options.some((own) => own.of === 'portion' && own.text === text),
      ),
    )
  );
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
