import { optionPhrases } from '../menu/options.ts';
import { type CommandKind, commandPhrases } from '../tables/command-phrases.ts';
import { everydayWords, fillerWords } from '../tables/everyday-words.ts';
import { ingredientWords, knownFoods } from '../tables/food-words.ts';
import { articles, numberWords } from '../tables/number-words.ts';
import { measureWords, unitWords } from '../tables/unit-words.ts';
import { buildPhraseTable, phrasesAt } from './phrase-table.ts';
import type { Token } from './tokenise.ts';
import { toldWish, unclearAmount } from './word-keys.ts';

/** What a word is by itself, before its neighbours are looked at. */
export type TokenRole =
  | 'number'
  | 'article'
  | 'connector'
  | 'option'
  | 'unit'
  | 'filler'
  | 'everyday'
  | 'food'
  | 'command'
  | 'unknown';

export const commandTable = buildPhraseTable(
  // The keys of the table are the commands; Object.entries forgets it.
  (Object.entries(commandPhrases) as [CommandKind, readonly string[]][]).flatMap(([command, phrases]) =>
    phrases.map((phrase) => [phrase, command] as const),
  ),
);

export const connectorWords: ReadonlySet<string> = new Set([
  'and',
  'aur',
  'or',
  'plus',
  'with',
  'n',
  'then',
  'saath',
  'sath',
  'y',
  'und',
  'wa',
]);

const groupWords: ReadonlySet<string> = new Set(['dozen', 'couple', 'pair', 'darjan']);

/** Verbs and refusals that are never part of a dish. */
const commandVerbs: ReadonlySet<string> = new Set([
  'make',
  'cancel',
  'remove',
  'delete',
  'change',
  'replace',
  'add',
  'swap',
  'no',
  'not',
  'without',
  'mat',
]);

/** The role of every token; words of a command ("make it", "i want") are told from the names around them. */
export function rolesOf(tokens: readonly Token[]): TokenRole[] {
  const roles = tokens.map(roleOf);
  tokens.forEach((token, start) => {
    if (commandVerbs.has(token.text)) roles[start] = 'command';
    for (const { end } of phrasesAt(commandTable, tokens, start)) {
      if (end - start > 1) roles.fill('command', start, end);
    }
  });
  return roles;
}

function roleOf(token: Token): TokenRole {
  const { text, key } = token;
  if (connectorWords.has(text)) return 'connector';
  if (articles.has(text)) return 'article';
  if (/^\d/.test(text) || numberWords.has(text) || groupWords.has(text) || text === unclearAmount)
    return 'number';
  if (optionPhrases.has(text) || text === 'footlong') return 'option';
  if (unitWords.has(key) || measureWords.has(key)) return 'unit';
  if (knownFoods.has(key) || ingredientWords.has(key)) return 'food';
  if (fillerWords.has(text) || text.length === 1 || text === toldWish) return 'filler';
  if (isEveryday(text) || everydayWords.has(key)) return 'everyday';
  return 'unknown';
}

/** Also "washing", "turned", "lately": the word with its ending off. */
function isEveryday(text: string): boolean {
  if (everydayWords.has(text)) return true;
  const stem = text.replace(/(?:ing|ed|er|est|ly|s)$/, '');
  if (stem === text || stem.length < 3) return false;
  return (
    everydayWords.has(stem) ||
    everydayWords.has(`${stem}e`) ||
    everydayWords.has(stem.replace(/(.)\1$/, '$1'))
  );
}
