import { synonymGroups } from '../tables/spelling-variants.ts';
import { wordWeights } from '../weights.ts';
import { append } from './append.ts';
import { type Title, titleWordWeight } from './titles.ts';
import { buildWordIndex, startOf } from './word-index.ts';

/** "A chicken sandwich" may be any of so many titles, and we ask which; of more it is none. */
const mostOfOneKind = 4;

/** The words of the menus' titles and of tags, each with the titles to look at when it is heard. */
export function indexTitleWords(titles: readonly Title[], tagNames: readonly Title[]) {
  const pairs = new Map<string, readonly [string, string]>();
  const titlesByWord = new Map<string, number[]>();
  const titlesByPair = new Map<string, number[]>();
  const wordsBySynonym = new Map<number, string[]>();
  const texts = new Set<string>();
  const titleCounts = new Map<string, number>();
  for (const { words } of titles)
    for (const word of new Set(words)) titleCounts.set(word, (titleCounts.get(word) ?? 0) + 1);
  const wordOwners = findOwners(titles);
  const pairsByStart = new Map<string, string[]>();
  const tagCounts = new Map([...titleCounts].map(([word, count]) => [word, count + 1]));
  for (const { words } of tagNames)
    for (const word of words) if (!titleCounts.has(word)) tagCounts.set(word, (tagCounts.get(word) ?? 0) + 1);
  [...titles, ...tagNames].forEach((title, place) => {
    const counts = place < titles.length ? titleCounts : tagCounts;
    title.words.forEach((word, position) => {
      texts.add(word);
      const next = title.words[position + 1];
      if (next !== undefined) {
        if (!pairs.has(word + next)) append(pairsByStart, startOf(word), word + next);
        pairs.set(word + next, [word, next]);
        const saysLittle = titleWordWeight(word) < 1 && titleWordWeight(next) < 1;
        if (saysLittle) append(titlesByPair, word + next, place);
      }
      const isTelling =
        titleWordWeight(word) >= wordWeights.name ||
        counts.get(word) === 1 ||
        wordOwners.get(word) === title ||
        (titleWordWeight(word) >= wordWeights.ingredient && (counts.get(word) ?? 0) <= mostOfOneKind);
      if (title.isGeneric || isTelling) append(titlesByWord, word, place);
    });
  });
  for (const word of texts) {
    for (const group of synonymGroups.get(word) ?? []) append(wordsBySynonym, group, word);
  }
  return {
    pairs,
    pairsByStart,
    titlesByWord,
    titlesByPair,
    titleCounts,
    wordOwners,
    tagCounts,
    wordsBySynonym,
    words: buildWordIndex([...texts, ...pairs.keys()]),
  };
}

/** Words that only one title has which does not join two things: "ham" is Black Forest Ham, not Turkey and Ham. */
function findOwners(titles: readonly Title[]): Map<string, Title> {
  const owners = new Map<string, Title | undefined>();
  for (const title of titles) {
    if (title.hasJoiner) continue;
    for (const word of new Set(title.words))
      owners.set(word, owners.has(word) ? shorterOf(owners.get(word), title) : title);
  }
  return new Map(
    [...owners].flatMap(([word, title]) => (title === undefined ? [] : [[word, title] as const])),
  );
}

/** "A classic" is the Classic Burger, which the Classic Burger Meal has in it; of two that differ it is neither. */
function shorterOf(a: Title | undefined, b: Title): Title | undefined {
  if (a === undefined) return undefined;
  const [short, long] = a.words.length < b.words.length ? [a, b] : [b, a];
  return short.words.length > 1 && short.words.every((word, at) => long.words[at] === word)
    ? short
    : undefined;
}
