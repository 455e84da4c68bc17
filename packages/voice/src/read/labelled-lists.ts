import { fillerWords } from '../tables/everyday-words.ts';
import { numberWords } from '../tables/number-words.ts';
import type { Token } from './tokenise.ts';

/** What people number when they dictate a list. */
const listWords =
  /^(?:item|line|number|order|drink|food|bowl|plate|box|bag|tray|meal|person|dish|thing|entry|course|main|starter|side|dessert)$/;

type Label = { readonly word: string; readonly nth: number; readonly start: number; readonly end: number };

/**
 * "Drink one a latte, drink two a mocha, food one a scone", "burger number two": the number says which of the list it
 * is, not how many. Every item begins anew, and "quantity four" counts the one it is said in.
 */
export function readLabelledList(tokens: readonly Token[]): readonly Token[] {
  const labels = listLabels(tokens);
  const [first] = labels;
  if (first === undefined) return tokens;
  const items = labels.map(({ word, start, end }, at) => {
    const said = tokens.slice(end, labels[at + 1]?.start ?? tokens.length);
    const lead = leadLength(said);
    // "Burger two, the classic" says what it is.
    const isKind = !listWords.test(word) && !said.some(({ key }) => key === word);
    return [...(isKind ? tokens.slice(start, start + 1) : []), ...said.slice(lead)];
  });
  return [tokens.slice(0, first.start), ...items].flatMap((item, at) =>
    startAnew(at === 0 ? item : partItem(item)),
  );
}

/** How many words of "on my list is" lead to what is wanted. */
function leadLength(item: readonly Token[]): number {
  const text = item.slice(0, 5).map((token) => token.text);
  const lead = /^(?:on (?:my|the) list )?(?:is|are|will be|would be|wants|gets|has)(?= )/.exec(
    text.join(' '),
  )?.[0];
  return lead === undefined ? 0 : lead.split(' ').length;
}

/** The labels of the list in the order they were said; none where nothing is numbered through. */
function listLabels(tokens: readonly Token[]): readonly Label[] {
  const found = tokens.flatMap((_, at) => labelAt(tokens, at) ?? []);
  const nthsOf = (word: string) =>
    new Set(found.filter((label) => label.word === word).map(({ nth }) => nth));
  const isThrough = (word: string) => {
    const nths = nthsOf(word);
    return [...nths].every((nth) => nth <= nths.size);
  };
  const words = new Set(found.map(({ word }) => word).filter(isThrough));
  const isList = [...words].some((word) => nthsOf(word).size > 1);
  return isList ? found.filter(({ word }) => words.has(word)) : [];
}

/** "Item one", "burger number two"; a word of food alone only where the sentence opens with it. */
function labelAt(tokens: readonly Token[], start: number): Label | undefined {
  const key = tokens[start]?.key ?? '';
  const isNumbered = /^(?:number|no)$/.test(tokens[start + 1]?.text ?? '') && key !== 'number';
  const end = start + (isNumbered ? 3 : 2);
  const nth = numberWords.get(tokens[end - 1]?.text ?? '') ?? Number(tokens[end - 1]?.text);
  if (!(nth >= 1 && nth <= 20) || !Number.isInteger(nth)) return undefined;
  // "Item number one" is one label.
  if (key === 'number' && labelAt(tokens, start - 1)?.end === end) return undefined;
  const isListWord = listWords.test(key) || (isNumbered && isNumberedFrom(tokens, key));
  return isListWord || opensWith(tokens, key) ? { word: key, nth, start, end } : undefined;
}

/** "Burger number one" is said somewhere, so a "burger number two" is one of those. */
const isNumberedFrom = (tokens: readonly Token[], key: string): boolean =>
  !fillerWords.has(key) &&
  tokens.some((token, at) => token.key === key && isNumberOne.test(textFrom(tokens, at + 1)));

const isNumberOne = /^(?:number|no) (?:one|1)$/;
const textFrom = (tokens: readonly Token[], at: number): string =>
  `${tokens[at]?.text} ${tokens[at + 1]?.text}`;

/** "Burger one …, burger two …": the first word of the sentence, and numbered right there. */
function opensWith(tokens: readonly Token[], key: string): boolean {
  const at = tokens.findIndex(({ text }) => !fillerWords.has(text));
  const isThing =
    /^[a-z]{4,}$/.test(key) && !/^(?:just|only|make|than|exactly)$/.test(key) && !numberWords.has(key);
  return isThing && tokens[at]?.key === key && tokens[at + 1]?.text === 'one';
}

/** "… side onion rings, drink none" in an item: further ones, labelled without a number. */
function partItem(item: readonly Token[]): readonly Token[] {
  const at = item.findIndex(
    ({ key }, place) =>
      /^(?:side|drink|dessert|starter)$/.test(key) &&
      !/^(?:salad|of|order|dish)$/.test(item[place + 1]?.key ?? ''),
  );
  if (at < 0) return item;
  const isNone = /^(?:none|nothing|no)$/.test(item[at + 1]?.text ?? '');
  const rest = partItem(item.slice(isNone ? at + 2 : at + 1));
  return [...item.slice(0, at), ...startAnew(rest)];
}

const startAnew = (item: readonly Token[]): readonly Token[] =>
  item.map((token, at) => (at === 0 ? { ...token, afterBreak: true } : token));
