import { findNearDishes } from '../menu/near-dishes.ts';
import { isOfKind } from '../menu/title-facts.ts';
import type { VoiceIndex } from '../menu/voice-index.ts';
import { tokenise } from '../read/tokenise.ts';
import { readOrder } from '../understand-order.ts';
import type { VoiceItem } from '../voice-types.ts';

/** What was asked about the menu: whether there is such a dish, what there is of a kind, what a dish costs. */
export type MenuAnswer = {
  readonly about: 'dish' | 'kind' | 'price';
  /** The words that were asked about. */
  readonly text: string;
  readonly isFound: boolean;
  /** What there is, or what comes nearest; best first. Each is a name, and the dishes that bear it, one by kitchen. */
  readonly names: readonly (readonly KitchenDish[])[];
  /** The dish that was named and is sold out everywhere. */
  readonly soldOut?: { readonly id: number; readonly title: string; readonly restaurant: string };
  /** In which size and heat, where that was said of the one dish. */
  readonly wish?: Pick<VoiceItem, 'portion' | 'spice'>;
};

export type KitchenDish = { readonly id: number; readonly restaurantId: number };

/** More are hard to keep in mind when they are read aloud. */
const mostTold = 5;

/** One dish of each name, those of open kitchens first, and how many more there are. */
export function pickDishes(
  { names }: Pick<MenuAnswer, 'names'>,
  isOpen: (restaurantId: number) => boolean,
): { readonly dishes: readonly number[]; readonly more: number } {
  const picked = names.flatMap((dishes) => {
    const open = dishes.find(({ restaurantId }) => isOpen(restaurantId));
    const [first] = dishes;
    return open !== undefined || first !== undefined ? [{ open, first }] : [];
  });
  const dishes = [
    ...picked.flatMap(({ open }) => open ?? []),
    ...picked.flatMap(({ open, first }) => (open === undefined ? (first ?? []) : [])),
  ];
  return {
    dishes: dishes.slice(0, mostTold).map(({ id }) => id),
    more: Math.max(0, dishes.length - mostTold),
  };
}

const have = '(?:have|sell|serve|do|make|offer|got)';
const thing =
  '(?:any(?:thing)? |an? |some(?:thing)? |the |your )?(.+?)(?: please| today| here| at all| available| on the menu)*';
/** "Chicken biryani kitne ki hai" */
const urduPrice = /^(?:kya )?(.+?) kitn[aei] (?:ki|ka|ke) (?:hai|hain|he|milti|milta)(?: hai)?$/;
const questions: readonly (readonly ['dish' | 'kind' | 'price', RegExp])[] = [
  ['price', /^how much (?:is|are|for|does) (?:the |an? |your )?(.+?)(?: cost)?$/],
  ['price', /^(?:what (?:is|are) |whats )?(?:the )?price of (?:the |an? |your )?(.+)$/],
  ['price', /^what (?:does|do) (?:the |an? |your )?(.+?) cost$/],
  ['price', urduPrice],
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

const onlyOfKind = new RegExp(
  `^(?:(?:hi|hello|hey|so|okay|ok|please|and|well) )*(?:what|which)(?: (?:kind|sort|type)s? of)? (?:other |else )?[a-z ]{3,30}? (?:do you(?: guys)? ${have}|have you got|are there|is there|are available)(?: (?:here|today|now|please|left|on the menu|available|at the moment))*$`,
);

/** "What biryani do you have", "biryani kitne ki hai": what there is of a kind or what it costs, and no order of one. */
export function asksOnlyOfKind(said: string): boolean {
  const words = tokenise(said)
    .map(({ text }) => text)
    .join(' ');
  return onlyOfKind.test(words) || urduPrice.test(words);
}

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
  const ofKind = about === 'dish' && isSure ? [] : titlesOfKind(index, text);
  if (ofKind.length > 0 && about !== 'price') return { about: 'kind', text, isFound: true, names: ofKind };
  if (isNamed) {
    const ids = question?.dishes ?? items.map(({ dishId }) => dishId);
    const names = ids.map((id) => sameName(index, id));
    const [only] = items.length === 1 ? items : [];
    return { about, text, isFound: true, names, ...(only && { wish: only }) };
  }
  // "What do you know", "is there a way": about no food at all.
  const near = findNearDishes(index, text);
  const gone = unmatched.length === 0 ? soldOutDish(index, named[0]) : undefined;
  const isFood = about === 'dish' && unmatched.length > 0;
  if (near.length === 0 && !isFood && gone === undefined) return undefined;
  const names = near.map((id) => sameName(index, id));
  return { about, text, isFound: false, names, ...(gone && { soldOut: gone }) };
}

function soldOutDish({ given, dishPlaces }: VoiceIndex, item: VoiceItem | undefined): MenuAnswer['soldOut'] {
  const dish = item?.isSoldOut ? given[dishPlaces.get(item.dishId) ?? -1] : undefined;
  return dish && { id: dish.id, title: dish.title, restaurant: dish.restaurantName };
}

/** The dishes of every title of that kind: by its category or the word that says what it is. */
function titlesOfKind(index: VoiceIndex, text: string): KitchenDish[][] {
  const keys = tokenise(text).map(({ key }) => key);
  const [kind] = keys;
  if (kind === undefined || keys.length > 1) return [];
  return index.titles.flatMap((_, title) => {
    if (!isOfKind(index, title, kind)) return [];
    const dishes = dishesInStock(index, title);
    return dishes.length > 0 ? [dishes] : [];
  });
}

/** This dish, and those that other kitchens call by the same name. */
function sameName(index: VoiceIndex, id: number): KitchenDish[] {
  const title = index.dishes[index.dishPlaces.get(id) ?? -1]?.title;
  const dishes = dishesInStock(index, title ?? -1);
  return [...dishes.filter((dish) => dish.id === id), ...dishes.filter((dish) => dish.id !== id)];
}

const dishesInStock = (index: VoiceIndex, title: number): KitchenDish[] =>
  (index.titles[title]?.dishes ?? []).flatMap((place) => {
    const dish = index.dishes[place];
    const restaurantId = index.restaurants[dish?.restaurant ?? -1]?.id;
    return dish === undefined || dish.isSoldOut || restaurantId === undefined
      ? []
      : [{ id: dish.id, restaurantId }];
  });
