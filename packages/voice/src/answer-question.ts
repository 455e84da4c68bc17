import { findNearDishes } from './menu/near-dishes.ts';
import { dishInStock, isOfKind } from './menu/title-facts.ts';
import type { VoiceIndex } from './menu/voice-index.ts';
import { tokenise } from './read/tokenise.ts';
import { readOrder } from './understand-order.ts';

/** What was asked about the menu: whether there is such a dish, what there is of a kind, what a dish costs. */
export type MenuAnswer = {
  readonly about: 'dish' | 'kind' | 'price';
  /** The words that were asked about. */
  readonly text: string;
  readonly isFound: boolean;
  /** What there is, or what comes nearest; best first. */
  readonly dishes: readonly number[];
  /** How many more there are of the kind. */
  readonly more: number;
};

/** More are hard to keep in mind when they are read aloud. */
const mostTold = 5;

const have = '(?:have|sell|serve|do|make|offer|got)';
const thing =
  '(?:any(?:thing)? |an? |some(?:thing)? |the |your )?(.+?)(?: please| today| here| at all| available| on the menu)*';
const questions: readonly (readonly ['dish' | 'kind' | 'price', RegExp])[] = [
  ['price', /^how much (?:is|are|for|does) (?:the |an? |your )?(.+?)(?: cost)?$/],
  ['price', /^(?:what (?:is|are) |whats )?(?:the )?price of (?:the |an? |your )?(.+)$/],
  ['price', /^what (?:does|do) (?:the |an? |your )?(.+?) cost$/],
  [
    'kind',
    new RegExp(
      `^(?:what|which)(?: (?:kind|sort|type)s? of)? (?:else )?(.+?) (?:do you(?: guys)? ${have}|have you got|are there|is there|are available|can i (?:get|have|order))\\b.*$`,
    ),
  ],
  [
    'kind',
    new RegExp(
      `^what (?:do you(?: guys)? ${have}|have you got|is there) (?:in |for |as )?(?:the way of )?${thing}$`,
    ),
  ],
  ['kind', /^(?:show me|tell me|what are|whats in) (?:all )?(?:the|your) (.+)$/],
  [
    'dish',
    new RegExp(
      `^(?:do you(?: guys)?(?: still)? (?:happen to )?${have}|have you got|is there|are there|you got|got) ${thing}$`,
    ),
  ],
];

/** The answer to a question about these menus; undefined where nothing of the kind was asked. */
export function answerQuestion(index: VoiceIndex, transcript: string): MenuAnswer | undefined {
  const said = tokenise(transcript)
    .map(({ text }) => text)
    .join(' ')
    .replace(/^(?:(?:hi|hello|hey|um|uh|so|okay|ok|please|excuse|me|and|also|well|yes|no) )+/, '');
  for (const [about, pattern] of questions) {
    const text = pattern.exec(said)?.[1];
    if (text !== undefined) return findAnswer(index, about, text);
  }
  return undefined;
}

function findAnswer(index: VoiceIndex, about: MenuAnswer['about'], text: string): MenuAnswer | undefined {
  const { items: named, question, unmatched } = readOrder(index, text);
  const items = named.filter(({ isSoldOut }) => !isSoldOut);
  const isNamed = items.length > 0 && unmatched.length === 0;
  const isSure = isNamed && question === undefined;
  const ofKind = about === 'dish' && isSure ? [] : dishesOfKind(index, text);
  if (ofKind.length > 0 && about !== 'price')
    return {
      about: 'kind',
      text,
      isFound: true,
      dishes: ofKind.slice(0, mostTold),
      more: Math.max(0, ofKind.length - mostTold),
    };
  if (isNamed) {
    const dishes = question?.dishes ?? items.map(({ dishId }) => dishId);
    return { about, text, isFound: true, dishes: dishes.slice(0, mostTold), more: 0 };
  }
  // "What do you know", "is there a way": about no food at all.
  const near = findNearDishes(index, text);
  const isFood = about === 'dish' && unmatched.length > 0;
  return near.length === 0 && !isFood ? undefined : { about, text, isFound: false, dishes: near, more: 0 };
}

/** One dish of every title of that kind: by its category or the word that says what it is. */
function dishesOfKind(index: VoiceIndex, text: string): number[] {
  const keys = tokenise(text).map(({ key }) => key);
  const [kind] = keys;
  if (kind === undefined || keys.length > 1) return [];
  return index.titles.flatMap((title, place) => {
    const dish = dishInStock(index, title);
    return dish !== undefined && isOfKind(index, place, kind) ? [dish.id] : [];
  });
}
