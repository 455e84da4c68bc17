import { tokenise } from '../read/tokenise.ts';
import { everydayWords, fillerWords } from '../tables/everyday-words.ts';
import { groupWords, kindWords, meatWords, vegetableWords } from '../tables/food-words.ts';
import { unitWords } from '../tables/unit-words.ts';
import type { VoiceDish } from '../voice-types.ts';
import { wordWeights } from '../weights.ts';
import { append } from './append.ts';
import { onceEach } from './once-each.ts';
import { optionPhrases } from './options.ts';
import { consonantsOf } from './phonetic.ts';
import { readTitle, type Title, titleKey, titleWordWeight } from './titles.ts';

/** A tag that more titles share says what they are like, not which one is meant. */
const mostBearers = 3;
const longestTag = 3;

/** A name made of a tag, and the place of the title it stands for. */
type TagName = { readonly name: Title; readonly title: number };

/**
 * The tags an owner gives a dish are names too: "pani puri" alone, "vegan burger" with the word that says what the
 * dish is. What only praises or describes ("spicy", "fresh", "chicken") is no name by itself. A translated title is one, too.
 */
export function readTagNames(titles: readonly Title[], dishes: readonly VoiceDish[]): TagName[] {
  const taken = new Set(titles.flatMap(({ words }) => [...words, words.join(' ')]));
  const categories = new Set(dishes.map(({ category = '' }) => category));
  const kinds = new Set([...categories].flatMap((category) => tokenise(category).map(({ key }) => key)));
  const keyOf = onceEach(titleKey);
  const titlesByHead = new Map<string, Title[]>();
  for (const title of titles) append(titlesByHead, title.words[title.head] ?? '', title);
  const bearers = new Map<string, Set<number>>();
  titles.forEach((title, place) => {
    const tags = new Set(title.dishes.flatMap((dish) => dishes[dish]?.tags ?? []));
    const coffee = coffeeName(title);
    if (coffee !== undefined && !taken.has(coffee)) bearers.set(coffee, new Set([place]));
    const unsaidKinds = kindsOf(title, dishes, keyOf).filter((kind) => titlesByHead.has(kind));
    for (const tag of tags) {
      const words = keyOf(tag);
      const head = title.words[title.head] ?? '';
      const canName = isName(words, taken, kinds);
      for (const name of [
        ...(canName ? [words] : []),
        ...(canQualify(words, head, title) ? [`${words} ${head}`] : []),
        ...unsaidKinds
          .filter((kind) => canQualify(words, kind, title) && !isTitled(titlesByHead.get(kind) ?? [], words))
          .map((kind) => `${words} ${kind}`),
      ])
        if (!taken.has(name)) bearers.set(name, (bearers.get(name) ?? new Set()).add(place));
    }
    for (const name of title.dishes.flatMap((dish) => dishes[dish]?.translatedTitles ?? []).map(keyOf))
      if (!taken.has(name) && !soundsLike(title, name))
        bearers.set(name, (bearers.get(name) ?? new Set()).add(place));
  });
  return [...bearers].flatMap(([words, places]) =>
    places.size > mostBearers
      ? []
      : [...places].map((title) => ({ name: readTitle(words, titles[title]?.dishes ?? []), title })),
  );
}

/**
 * What a dish is, where its title does not say it: a Crispy Zinger among the burgers is a burger. Only what other
 * titles end with is asked for so: nobody says "a hot beverages".
 */
const kindsOf = (title: Title, dishes: readonly VoiceDish[], keyOf: (category: string) => string): string[] =>
  [...new Set(title.dishes.map((dish) => keyOf(dishes[dish]?.category ?? '')))].filter(
    (kind) => !title.words.includes(kind),
  );

/** Most translations are the title in another script, and found by its sound. */
const soundsLike = ({ words }: Title, name: string): boolean =>
  name.split(' ').every((word) => words.some((known) => consonantsOf(known) === consonantsOf(word)));

/** There is a Chicken Burger: whoever says so means that one. */
const isTitled = (ofKind: readonly Title[], tag: string): boolean =>
  ofKind.some(({ words }) => tag.split(' ').every((word) => words.includes(word)));

/** A House Blend, a Dark Roast: what people call a coffee. */
function coffeeName({ words }: Title): string | undefined {
  const isBlend = words.length > 1 && /^(?:blend|roast)$/.test(words.at(-1) ?? '');
  // A Lamb Leg Roast is none.
  const isCoffee = isBlend && !words.some((word) => meatWords.has(word) || vegetableWords.has(word));
  return isCoffee ? [...words.slice(0, -1), 'coffee'].join(' ') : undefined;
}

function isName(tag: string, taken: ReadonlySet<string>, kinds: ReadonlySet<string>): boolean {
  const words = tag.split(' ').filter(Boolean);
  if (words.length === 0 || words.length > longestTag || fillerWords.has(words.at(-1) ?? '')) return false;
  // "Hot drink": who asks for a drink has named none.
  if (groupWords.has(words.at(-1) ?? '')) return false;
  if (words.length > 1) return !words.every((word) => taken.has(word) && kinds.has(word));
  const isOrdinary = [fillerWords, everydayWords, unitWords, kindWords, groupWords, taken, kinds].some(
    (set) => set.has(tag),
  );
  return !isOrdinary && !optionPhrases.has(tag) && titleWordWeight(tag) >= wordWeights.name;
}

function canQualify(tag: string, head: string, title: Title): boolean {
  const words = tag.split(' ').filter(Boolean);
  return (
    words.length > 0 &&
    words.length < longestTag &&
    !words.some((word) => title.words.includes(word) || fillerWords.has(word) || optionPhrases.has(word)) &&
    words.some((word) => titleWordWeight(word) >= wordWeights.ingredient) &&
    titleWordWeight(head) >= wordWeights.name
  );
}
