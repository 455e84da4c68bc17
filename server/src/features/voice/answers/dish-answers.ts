import type { VoiceAlternative } from '@nearbite/contract/voice/voice';
import { type CardSays, cardSays, listedContents } from '@nearbite/voice/cards/card-says';
import { isVegan, isWithoutMeat } from '@nearbite/voice/menu/title-facts';
import type { VoiceIndex } from '@nearbite/voice/menu/voice-index';
import type { MenuQuestion } from '@nearbite/voice/questions/talk-questions';
import * as replies from '@nearbite/voice/replies/replies.texts';
import type { ContextItem } from '@nearbite/voice/voice-types';
import type { Db } from '../../../db/database.ts';
import { type CardRow, type MenuRow, readCards } from '../voice.queries.ts';
import type { Answer } from './answers.service.ts';
import type { Talk } from './menu-answers.ts';

const SPICY = /\bspicy\b|\bchill?i(?:es)?\b|\bperi\b|\bjalape[nñ]o|\bvolcano\b/i;

export const isNamedSpicy = (title: string, tags: readonly string[]): boolean =>
  SPICY.test([title, ...tags].join(' '));

/** What a card may say of a dish; undefined where it does not say. */
export const DIETS = { vegetarian: isWithoutMeat, vegan: isVegan } as const;

const dishAt = ({ dishes, dishPlaces }: VoiceIndex, id: number) => dishes[dishPlaces.get(id) ?? -1];

/** The place of its title in the index. */
export const titleOf = (index: VoiceIndex, id: number): number | undefined => dishAt(index, id)?.title;

/** "Is it spicy", "is the karahi vegetarian". A dish that is in the order already is not offered once more. */
export function tellOfDish(
  index: VoiceIndex,
  topic: MenuQuestion['about'],
  id: number,
  context: readonly ContextItem[],
): Answer {
  const line = context.find(({ dishId }) => dishId === id);
  return {
    dishes: [id],
    tell: ([dish]) => {
      if (dish === undefined) return tellGone(index, id);
      return topic === 'spicy' ? tellHeat(index, dish, line) : tellDiet(index, dish, topic);
    },
    isTalk: true,
  };
}

function tellGone(index: VoiceIndex, id: number): string {
  const dish = dishAt(index, id)?.isSoldOut ? index.given[index.dishPlaces.get(id) ?? -1] : undefined;
  return dish ? replies.soldOut(dish.title, dish.restaurantName) : 'That dish cannot be had any more.';
}

function tellHeat(
  index: VoiceIndex,
  { id, title, spice_levels }: VoiceAlternative,
  line: ContextItem | undefined,
): string {
  const levels = spice_levels.map(({ level_name }) => level_name);
  if (levels.length > 0) {
    const others = levels.filter((level) => level !== line?.spice);
    if (line?.spice) return `Your ${title} is ${line.spice}. It also comes ${replies.anyOf(others)}.`;
    return `${title} comes ${replies.anyOf(levels)}.`;
  }
  return isNamedSpicy(title, dishAt(index, id)?.tagWords ?? [])
    ? `Yes, ${title} is spicy.`
    : `${title} is not marked as spicy.`;
}

function tellDiet(index: VoiceIndex, { id, title }: VoiceAlternative, diet: string): string {
  const isSo = DIETS[diet === 'vegan' ? 'vegan' : 'vegetarian'](index, titleOf(index, id));
  if (isSo === undefined) return `The menu does not say whether ${title} is ${diet}.`;
  return isSo ? `Yes, by the menu ${title} is ${diet}.` : `No, ${title} is not ${diet}.`;
}

/** More are hard to keep in mind when they are read aloud. */
const MOST_CARDS = 5;

type AskedOfCards = Pick<MenuQuestion, 'about' | 'of' | 'food' | 'isWithout'>;

/** "Does it have nuts", "what is in it": what the cards of these dishes say, and never more than that. */
export async function tellOfCards(db: Db, asked: AskedOfCards, ids: readonly number[]): Promise<Talk> {
  const cards = await readCards(db, ids.slice(0, MOST_CARDS));
  const [card] = cards;
  if (card === undefined)
    return { text: asked.of ? replies.notFound(asked.of) : 'Which dish do you mean?', dishes: [] };
  if (asked.about === 'contents') return { text: tellContents(card), dishes: [card.id] };
  const { food = '', isWithout = false } = asked;
  const text = cards.length === 1 ? tellOfFood(card, food, isWithout) : tellOfSeveral(cards, food);
  return { text, dishes: cards.map(({ id }) => id) };
}

/** Those whose card promises it: a card that is silent promises nothing. */
export async function tellWithout(db: Db, food: string, menu: readonly MenuRow[]): Promise<Talk> {
  const cards = await readCards(
    db,
    menu.map(({ id }) => id),
  );
  const promised = cards.filter((card) => cardSays(card, food)?.isWithout).slice(0, MOST_CARDS);
  const text =
    promised.length === 0
      ? `No card here says that a dish is without ${food}. Ask me about a dish, or ask its kitchen.`
      : `Without ${food} by the card: ${titlesOf(promised)}. To be sure, ask the kitchen.`;
  return { text, dishes: promised.map(({ id }) => id) };
}

/** One sentence where the card mentions any of these foods; else undefined. */
export function warnOf(card: CardRow, foods: readonly string[]): string | undefined {
  const said = foods.map((food) => cardSays(card, food)).find((says) => says?.isWithout === false);
  return said && `Careful: ${quoted(card, said)}`;
}

const titlesOf = (cards: readonly CardRow[]): string => replies.allOf(cards.map(({ title }) => title));

const askKitchen = ({ restaurant_name, restaurant_phone }: CardRow): string =>
  `please ask the kitchen: ${[restaurant_name, restaurant_phone].filter(Boolean).join(', ')}.`;

const quoted = ({ title, restaurant_name }: CardRow, { quote }: CardSays): string =>
  `the card of ${title} at ${restaurant_name} says “${quote}”.`;

function tellOfFood(card: CardRow, food: string, isAskedWithout: boolean): string {
  const said = cardSays(card, food);
  if (said === undefined) {
    const listed = listedContents(card);
    const known = listed === undefined ? '' : ` It says “${listed}”.`;
    return `The card of ${card.title} does not mention ${food}, so I cannot say.${known} ${capital(askKitchen(card))}`;
  }
  if (said.isWithout) return `${capital(quoted(card, said))} To be sure, ${askKitchen(card)}`;
  if (!said.isExact) return `Careful: ${quoted(card, said)}`;
  return `${isAskedWithout ? 'No' : 'Yes'}: ${quoted(card, said)}`;
}

function tellOfSeveral(cards: readonly CardRow[], food: string): string {
  const tell = (isWithout: boolean | undefined, [one, many]: readonly [string, string], rest: string) => {
    const some = cards.filter((card) => cardSays(card, food)?.isWithout === isWithout);
    const subject =
      some.length > 1 ? `The cards of ${titlesOf(some)} ${many}` : `The card of ${titlesOf(some)} ${one}`;
    return some.length === 0 ? [] : [`${subject} ${rest}`];
  };
  return [
    ...tell(false, ['mentions', 'mention'], `${food} or its kind.`),
    ...tell(true, ['says', 'say'], `it is without ${food}.`),
    ...tell(undefined, ['does', 'do'], `not mention ${food}: please ask the kitchen.`),
  ].join(' ');
}

const tellContents = (card: CardRow): string =>
  [`${card.title}: ${card.description}`, listedContents(card) ?? []]
    .flat()
    .map((sentence) => sentence.trim().replace(/([^.!?])$/, '$1.'))
    .join(' ');

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
