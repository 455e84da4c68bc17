import { buildPhraseTable, type PhraseTable } from '../read/phrase-table.ts';
import { joinerWords } from '../tables/food-words.ts';
import { type Choice, type Option, optionPhrases } from './options.ts';

/** Portion and spice names of these menus that the tables do not know. */
export function buildMenuOptions(
  choices: readonly Choice[],
  titleCounts: ReadonlyMap<string, number>,
): PhraseTable<Option> {
  const options: readonly Option[] = choices
    .filter((choice) => choice.text !== '' && choice.measure === undefined && !optionPhrases.has(choice.text))
    .flatMap((choice) => [optionOf(choice), ...tellingWords(choice, titleCounts).map((text) => ({ text }))]);
  const known = new Set(choices.flatMap(({ words }) => [...words]));
  const others = mealWords.filter((word) => !known.has(word) && !titleCounts.has(word));
  return buildPhraseTable([
    ...options.map((option) => [option.text, option] as const),
    ...options
      .filter(({ text }) => mealWords.includes(text))
      .flatMap((option) => others.map((word) => [word, option] as const)),
  ]);
}

/** One thing under two names: who sells a "Meal with drink" is asked for a combo. */
const mealWords: readonly string[] = ['meal', 'combo'];

/** "Thai Hot" is a heat of that name, a "Half Rack" only itself. */
const optionOf = ({ text, heat }: Choice): Option => ({ text, ...(heat === undefined ? {} : { heat }) });

/** A word of a longer portion name that will do for the whole: the "meal" of a "Meal with drink". */
function tellingWords({ words }: Choice, titleCounts: ReadonlyMap<string, number>): string[] {
  if (words.size < 2) return [];
  return [...words].filter(
    (word) =>
      /^[a-z]{4,}$/.test(word) &&
      !titleCounts.has(word) &&
      !commonWords.has(word) &&
      !optionPhrases.has(word),
  );
}

/** Too common in portion names to choose one. */
const commonWords: ReadonlySet<string> = new Set([
  ...joinerWords,
  'drink',
  'only',
  'side',
  'piece',
  'serve',
  'person',
  'size',
]);

/** The title that alone is sold in a portion of several words, by that portion's name. */
export function findPortionOwners(
  dishes: readonly { readonly portions: readonly Choice[] }[],
  titleOfDish: readonly number[],
): Map<string, number> {
  const owners = new Map<string, number | undefined>();
  dishes.forEach(({ portions }, place) => {
    const title = titleOfDish[place];
    for (const { text, words, measure } of portions) {
      if (words.size < 2 || measure !== undefined) continue;
      owners.set(text, owners.has(text) && owners.get(text) !== title ? undefined : title);
    }
  });
  return new Map(
    [...owners].flatMap(([text, title]) => (title === undefined ? [] : [[text, title] as const])),
  );
}
