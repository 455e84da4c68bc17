import { isSameMeasure, type Measure, measureAt } from '../read/measure.ts';
import { tokenise } from '../read/tokenise.ts';
import { countPhrases, numberWords } from '../tables/number-words.ts';
import {
  cupSizes,
  type Heat,
  heatFallbacks,
  heatPhrases,
  levelNames,
  type Size,
  sizeFallbacks,
  sizePhrases,
} from '../tables/option-words.ts';

/** What a word or phrase may choose: "medium" is a size and a heat, "leg" only itself. */
export type Option = {
  readonly text: string;
  readonly size?: Size;
  readonly heat?: Heat;
  readonly measure?: Measure;
  /** Known to be the one and not the other: the Medium that a line has may be a size or a heat. */
  readonly of?: 'portion' | 'spice';
  /** Said of several dishes at once: "both large". */
  readonly isForAll?: boolean;
  /** Said behind the name of the dish. */
  readonly isBehind?: boolean;
};

/** A portion or spice level of a dish, read once when the index is built. */
export type Choice = Option & { readonly name: string; readonly words: ReadonlySet<string> };

const hasPlural =
  /^(?:small|medium|large|regular|single|double|tall|grande|venti|half|full|whole|quarter|solo|mini|junior|jumbo|mega|personal)$/;

/** Every size and heat phrase with its meaning, as titles and speech spell it. */
export const optionPhrases: ReadonlyMap<string, Option> = (() => {
  const phrases = new Map<string, Option>();
  // `Object.entries` forgets which names its object has.
  for (const [size, list] of Object.entries(sizePhrases) as [Size, readonly string[]][]) {
    for (const text of list) {
      phrases.set(text, { text, size });
      // "Two burgers, both singles"
      if (hasPlural.test(text)) phrases.set(text === 'half' ? 'halves' : `${text}s`, { text, size });
    }
  }
  for (const [heat, list] of Object.entries(heatPhrases)) {
    // The keys of the table are the heats; Object.entries makes texts of them.
    for (const text of list) phrases.set(text, { ...phrases.get(text), text, heat: Number(heat) as Heat });
  }
  return phrases;
})();

export function readChoice(name: string, kind: 'portion' | 'spice'): Choice {
  const tokens = tokenise(name);
  const text = tokens.map((token) => token.key).join(' ');
  const spoken = tokens.map((token) => token.text);
  const known = longestKnown(spoken, kind);
  const named = spoken.map((word) => levelNames.get(word)).find((level) => level !== undefined);
  const heat = known?.heat ?? named;
  const measure =
    tokens.map((_, start) => measureAt(tokens, start)?.measure).find(Boolean) ??
    readServing(spoken) ??
    readCount(spoken);
  return {
    name,
    text,
    words: new Set(tokens.map((token) => token.key)),
    ...(kind === 'portion' && known?.size !== undefined ? { size: known.size } : {}),
    ...(kind === 'spice' && heat !== undefined ? { heat } : {}),
    ...(kind === 'portion' && measure !== undefined ? { measure } : {}),
  };
}

/** Cups named Tall, Grande and Venti are the small, medium and large of that menu. */
export function readLadder(choices: readonly Choice[]): readonly Choice[] {
  const steps = choices.filter(({ text }) => cupSizes.has(text));
  if (steps.length < 2) return choices;
  return choices.map((choice) => {
    const size = cupSizes.get(choice.text);
    return size === undefined ? choice : { ...choice, size };
  });
}

/** "Serves 2" and "For 4" are measured in people. */
function readServing(words: readonly string[]): Measure | undefined {
  const people = /^(?:serves?|for|feeds) (\d+)\b/.exec(words.join(' '))?.[1];
  return people === undefined
    ? undefined
    : { dimension: 'person', amount: Number(people), count: Number(people) };
}

/** Wings sold as "Six", bites as "16 Bites", donuts by the "Half Dozen" come in so many pieces. */
function readCount(words: readonly string[]): Measure | undefined {
  const [word = '', unit] = words;
  const number = /^\d+$/.test(word) ? Number(word) : numberWords.get(word);
  const counted = unit === undefined || (words.length === 2 && /^[a-z]+$/.test(unit)) ? number : undefined;
  const count = dozens.get(words.join(' ')) ?? counted;
  return count === undefined || count < 2 ? undefined : { dimension: 'piece', amount: count, count };
}

const dozens: ReadonlyMap<string, number> = new Map(countPhrases);

function longestKnown(words: readonly string[], kind: 'portion' | 'spice'): Option | undefined {
  for (let length = Math.min(words.length, 4); length > 0; length--) {
    for (let start = 0; start + length <= words.length; start++) {
      const option = optionPhrases.get(words.slice(start, start + length).join(' '));
      if (option !== undefined && (kind === 'portion' ? option.size : option.heat) !== undefined)
        return option;
    }
  }
  return undefined;
}

/** Parts a title from the size at its end: "pepsi 1.5 litre" is a pepsi of 1.5 litre. */
export function splitTrailingChoice(title: string): { name: string; choice?: Choice } {
  const words = title.split(' ');
  for (let length = Math.min(3, words.length - 1); length > 0; length--) {
    const ending = words.slice(-length).join(' ');
    const choice = readChoice(ending, 'portion');
    const isMeasure = choice.measure !== undefined && measureAt(tokenise(ending), 0)?.end === length;
    const isSize = choice.size !== undefined && optionPhrases.has(ending);
    if (isMeasure || isSize) return { name: words.slice(0, -length).join(' '), choice };
  }
  return { name: title };
}

/** The dish's own portion that is meant, if it has one. */
export function findPortion(portions: readonly Choice[], option: Option): string | undefined {
  const { text, size, measure } = option;
  const plain = text.replace(/ sized?$/, '');
  const same = portions.find((portion) => portion.text === text || portion.text === plain);
  if (same !== undefined) return same.name;
  if (measure !== undefined) {
    const measured = portions.find((portion) => portion.measure && isSameMeasure(portion.measure, measure));
    // A pizza sold as "10" and "12" comes in inches, though its card does not say so.
    const counted = portions.find(
      ({ words, measure: own }) => words.size === 1 && own?.count === measure.count,
    );
    return (measured ?? counted ?? findByKilo(portions, measure))?.name;
  }
  if (size !== undefined) {
    const farthest = findFarthest(portions, text);
    if (farthest !== undefined) return farthest.name;
    // A grande is the middle of three cups, and the larger of two.
    const others = text === 'grande' ? [...sizeFallbacks[size], 'large'] : sizeFallbacks[size];
    for (const wanted of [size, ...others]) {
      const portion = portions.find((candidate) => candidate.size === wanted);
      if (portion !== undefined) return portion.name;
    }
    return findByMeasure(portions, size);
  }
  const containing = portions.filter((portion) => text.split(' ').every((word) => portion.words.has(word)));
  return containing.length === 1 ? containing[0]?.name : undefined;
}

/** "The biggest" is the last of all sizes the dish has, "the smallest" the first. */
function findFarthest(portions: readonly Choice[], text: string): Choice | undefined {
  const isBiggest = /^(?:biggest|largest)$/.test(text);
  if (!isBiggest && text !== 'smallest') return undefined;
  const sized = portions
    .filter(({ size }) => size !== undefined && sizeOrder.includes(size))
    .sort((a, b) => sizeOrder.indexOf(a.size ?? 'mini') - sizeOrder.indexOf(b.size ?? 'mini'));
  return sized.length > 1 ? sized.at(isBiggest ? -1 : 0) : undefined;
}

const sizeOrder: readonly Size[] = [
  'mini',
  'small',
  'half',
  'single',
  'regular',
  'medium',
  'double',
  'large',
  'full',
  'extraLarge',
  'family',
];

/** What a kitchen sells as half and full is half a kilo and a kilo to those who order it. */
function findByKilo(portions: readonly Choice[], { dimension, amount }: Measure): Choice | undefined {
  const isWeighed = dimension !== 'gram' || portions.some(({ measure }) => measure !== undefined);
  const size = isWeighed ? undefined : kiloSizes.get(amount);
  return portions.find((portion) => size !== undefined && portion.size === size);
}

const kiloSizes: ReadonlyMap<number, Size> = new Map([
  [250, 'quarter'],
  [500, 'half'],
  [1000, 'full'],
]);

/** "The big bottle" of what comes in 500 ml and 1.5 litre, in cans and litres, or as Regular and 1.5 litre. */
function findByMeasure(portions: readonly Choice[], size: Size): string | undefined {
  const measured = portions
    .filter(({ measure }) => measure !== undefined)
    .sort((a, b) => (a.measure?.amount ?? 0) - (b.measure?.amount ?? 0));
  const dimensions = new Set(measured.map(({ measure }) => measure?.dimension));
  if (portions.length < 2 || dimensions.size !== 1) return undefined;
  const sized = portions.filter((portion) => portion.size !== undefined);
  const isBig = /^(?:large|extraLarge|family)$/.test(size);
  if (isBig && sized.every((portion) => /^(?:mini|small|regular|single)$/.test(portion.size ?? '')))
    return measured.at(-1)?.name;
  // "The small one" of what comes in cans and litres.
  const [container, ...others] = portions.filter(({ measure }) => measure === undefined);
  const isSmall = /^(?:small|mini|regular)$/.test(size);
  if (isSmall && others.length === 0 && /^(?:can|bottle|glass|cup)$/.test(container?.text ?? ''))
    return container?.name;
  if (sized.length > 0) return undefined;
  if (size === 'medium' && measured.length === 3 && portions.length === 3) return measured[1]?.name;
  return /^(?:small|mini)$/.test(size) && measured.length > 1 ? measured[0]?.name : undefined;
}

/** The dish's own spice level that is meant, if it has one. */
export function findSpice(levels: readonly Choice[], option: Option): string | undefined {
  const same = levels.find((level) => level.text === option.text);
  if (same !== undefined) return same.name;
  if (option.heat === undefined) return undefined;
  for (const wanted of [option.heat, ...heatFallbacks[option.heat]]) {
    const level = levels.find((candidate) => candidate.heat === wanted);
    if (level !== undefined) return level.name;
  }
  return undefined;
}
