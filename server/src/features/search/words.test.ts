import { singularOf } from '@nearbite/domain/text/words';
import { tokenise } from '@nearbite/voice/read/tokenise';
import { keyOf } from '@nearbite/voice/read/word-keys';
import { numberWords } from '@nearbite/voice/tables/number-words';
import { phraseVariants } from '@nearbite/voice/tables/phrase-variants';
import { canonicalSpelling } from '@nearbite/voice/tables/spelling-variants';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { statement } from '../../db/statement.ts';
import { demoCategories } from '../../demo/categories.ts';
import { makeDishes } from '../../demo/dishes.ts';
import { PAKISTAN } from '../../demo/pakistan/pakistan.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/database.ts';

const TEXTS = [
  ...makeDishes(PAKISTAN).flatMap(({ title, tags, description }) => [title, description, ...tags]),
  ...demoCategories.map(({ title }) => title),
  ...PAKISTAN.restaurants.map(({ name }) => name),
];

describe('search and voice', () => {
  let database: TestDatabase;
  /** As search spells the words of each text. */
  let spelt: Map<string, string[]>;

  beforeAll(async () => {
    database = await createTestDatabase();
    const rows = await statement(z.strictObject({ text: z.string(), words: z.array(z.string()) }))`
      select text, array_remove(string_to_array(search_text(text), ' '), '') as words
      from unnest(${TEXTS}::text[]) text`.all(database.db);
    spelt = new Map(rows.map(({ text, words }) => [text, words]));
  });
  afterAll(() => database.drop());

  async function eachWord(call: 'search_singular' | 'search_fold', words: readonly string[]) {
    const rows = await statement(z.strictObject({ word: z.string(), result: z.string() }))`
      select word, btrim(${sql.raw(call)}(' ' || word || ' ')) as result
      from unnest(${words}::text[]) word`.all(database.db);
    return new Map(rows.map(({ word, result }) => [word, result]));
  }

  const allWords = () => [...new Set([...spelt.values()].flat())];

  test('spell every word of the demo menus alike', () => {
    // Voice says "and" for "&", parts figures from letters and joins what recognisers write as several words, of
    // one or of many.
    const phrases = phraseVariants.map(([phrase]) => phrase);
    const comparable = TEXTS.filter((text) => {
      const words = spelt.get(text) ?? [];
      const both = [words, words.map(singularOf)].map((each) => ` ${each.join(' ')} `).join('');
      return !/[&+\d]/.test(text) && !phrases.some((phrase) => both.includes(` ${phrase} `));
    });
    const differing = comparable.filter(
      (text) =>
        tokenise(text)
          .map((token) => token.text)
          .join(' ') !== spelt.get(text)?.join(' '),
    );
    expect(differing).toEqual([]);
    expect(comparable.length).toBeGreaterThan(TEXTS.length / 2);
  });

  test('take the same words for plurals', async () => {
    const singular = await eachWord('search_singular', allWords());
    expect(allWords().filter((word) => singular.get(word) !== singularOf(word))).toEqual([]);
  });

  test('take for one word what differs in its ending or its letters only', async () => {
    // Figures and what recognisers mishear ("sunday" for "sundae") are voice's own; search forgives typing mistakes.
    const isOwn = (word: string) => numberWords.has(word) || canonicalSpelling.has(word);
    const words = allWords().filter((word) => !isOwn(word) && !isOwn(singularOf(word)));
    const folded = await eachWord('search_fold', [...words, ...words.map(keyOf)]);
    expect(words.filter((word) => folded.get(word) !== folded.get(keyOf(word)))).toEqual([]);
  });
});
