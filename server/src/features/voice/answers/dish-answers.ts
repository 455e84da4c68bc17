import type { VoiceAlternative } from '@nearbite/contract/voice/voice';
import { singularOf } from '@nearbite/domain/text/words';
import { type CardSays, cardSays, listedContents } from '@nearbite/voice/cards/card-says';
import { isVegan, isWithoutMeat } from '@nearbite/voice/menu/title-facts';
import type { VoiceIndex } from '@nearbite/voice/menu/voice-index';
import type { MenuQuestion } from '@nearbite/voice/questions/talk-questions';
import type { ContextItem, VoiceDish } from '@nearbite/voice/voice-types';
import { findDishTexts } from '../../../common/dish-texts.ts';
import { type CardRow, type MenuRow, readCards } from '../voice.queries.ts';
import type { Answer } from './answers.service.ts';
import type { Talk } from './menu-answers.ts';
import type { Says, VoiceCall } from './texts-in.ts';

const SPICY = /\bspicy\b|\bchill?i(?:es)?\b|\bperi\b|\bjalape[nñ]o|\bvolcano\b/i;

export const isNamedSpicy = ({ title, tags = [] }: Pick<VoiceDish, 'title' | 'tags'>): boolean =>
  SPICY.test([title, ...tags].join(' '));

/** What a card may say of a dish; undefined where it does not say. */
export const DIETS = { vegetarian: isWithoutMeat, vegan: isVegan } as const;

/** The dish as its kitchen wrote it, in which language it may be told. */
export const givenAt = ({ given, dishPlaces }: VoiceIndex, id: number): VoiceDish | undefined =>
  given[dishPlaces.get(id) ?? -1];

/** The place of its title in the index. */
export const titleOf = ({ dishes, dishPlaces }: VoiceIndex, id: number): number | undefined =>
  dishes[dishPlaces.get(id) ?? -1]?.title;

/** "Is it spicy", "is the karahi vegetarian". A dish that is in the order already is not offered once more. */
export async function tellOfDish(
  { db, language, say }: VoiceCall,
  index: VoiceIndex,
  topic: MenuQuestion['about'],
  id: number,
  context: readonly ContextItem[],
): Promise<Answer> {
  const line = context.find(({ dishId }) => dishId === id);
  const given = givenAt(index, id);
  const { title = given?.title ?? '', restaurant = given?.restaurantName ?? '' } =
    (await findDishTexts(db, [id], language)).get(id) ?? {};
  return {
    dishes: [id],
    tell: ([dish]) => {
      if (dish === undefined) return given?.isSoldOut ? say.soldOut(title, restaurant) : say.dishGone;
      return topic === 'spicy' ? tellHeat(say, dish, given, line) : tellDiet(say, index, dish, topic);
    },
    isTalk: true,
  };
}

function tellHeat(
  say: Says,
  { title, spice_levels }: VoiceAlternative,
  given: VoiceDish | undefined,
  line: ContextItem | undefined,
): string {
  const levels = spice_levels.map(({ level_name }) => level_name);
  const others = levels.filter((level) => level !== line?.spice);
  if (levels.length > 0)
    return line?.spice ? say.hasHeat(title, line.spice, others) : say.comesIn(title, levels);
  return isNamedSpicy(given ?? { title }) ? say.isSpicy(title) : say.notMarkedSpicy(title);
}

function tellDiet(say: Says, index: VoiceIndex, { id, title }: VoiceAlternative, topic: string): string {
  const about = topic === 'vegan' ? 'vegan' : 'vegetarian';
  const isSo = DIETS[about](index, titleOf(index, id));
  const diet = say.diets[about];
  if (isSo === undefined) return say.dietUnknown(title, diet);
  return isSo ? say.suitsDiet(title, diet) : say.notOfDiet(title, diet);
}

/** More are hard to keep in mind when they are read aloud. */
const MOST_CARDS = 5;

type Asked = Pick<MenuQuestion, 'about' | 'of' | 'food' | 'isWithout'>;

/** "Does it have nuts", "what is in it": what the cards of these dishes say, and never more than that. */
export async function tellOfCards(call: VoiceCall, asked: Asked, ids: readonly number[]): Promise<Talk> {
  const { say } = call;
  const cards = await readCards(call, ids.slice(0, MOST_CARDS));
  const [card] = cards;
  if (card === undefined) return { text: asked.of ? say.notFound(asked.of) : say.whichDish, dishes: [] };
  if (asked.about === 'contents') return { text: tellContents(say, card), dishes: [card.id] };
  const { food = '', isWithout = false } = asked;
  const text = cards.length === 1 ? tellOfFood(say, card, food, isWithout) : tellOfSeveral(say, cards, food);
  return { text, dishes: cards.map(({ id }) => id) };
}

/** Those whose card promises it: a card that is silent promises nothing. */
export async function tellWithout(call: VoiceCall, food: string, menu: readonly MenuRow[]): Promise<Talk> {
  const { say } = call;
  const ids = menu.map(({ id }) => id);
  const cards = await readCards(call, ids);
  const promised = cards.filter((card) => cardSays(card, food)?.isWithout).slice(0, MOST_CARDS);
  const named = foodIn(say, food);
  const text =
    promised.length === 0 ? say.noDishWithout(named) : say.dishesWithout(named, titlesOf(promised));
  return { text, dishes: promised.map(({ id }) => id) };
}

/** One sentence where the card mentions any of these foods; else undefined. */
export function warnOf(say: Says, card: CardRow, foods: readonly string[]): string | undefined {
  const said = foods.map((food) => cardSays(card, food)).find((says) => says?.isWithout === false);
  return said && say.careful(quoted(say, card, said));
}

const titlesOf = (cards: readonly CardRow[]): string[] => cards.map(({ shown_title }) => shown_title);

/** As the reader calls it, where we know it in their language; else as it was said. */
const foodIn = ({ foods }: Says, food: string): string => {
  const known = [food, singularOf(food)].find((name) => Object.hasOwn(foods, name));
  return (known && foods[known]) ?? food;
};

/** A list of foods that are all known in the reader's language ("Contains: Dairy, nuts"); anything else as it stands. */
function listIn(say: Says, quote: string): string {
  const list = quote.toLowerCase().replace(/[a-z]+/g, (word) => foodIn(say, word));
  return /[a-z]/.test(list) ? quote : list.replaceAll(', ', say.comma);
}

/** In the card's own words, or in those it has for the reader: of a translated description we know no single sentence. */
function quoted(say: Says, card: CardRow, { quote }: CardSays): string {
  const { title, shown_title, description, shown_description } = card;
  const isTranslated = description !== shown_description && description.includes(quote);
  const inText = isTranslated ? shown_description.replace(/[.۔]\s*$/, '') : listIn(say, quote);
  return say.cardSays(shown_title, card.restaurant_name, quote === title ? shown_title : inText);
}

function tellOfFood(say: Says, card: CardRow, food: string, isAskedWithout: boolean): string {
  const said = cardSays(card, food);
  const advice = say.askKitchen(card.restaurant_name, card.restaurant_phone);
  if (said === undefined) {
    const listed = listedContents(card);
    const silent = say.notMentioned(card.shown_title, foodIn(say, food));
    return [silent, ...(listed ? [say.itSays(listIn(say, listed))] : []), capital(advice)].join(' ');
  }
  const says = quoted(say, card, said);
  if (said.isWithout) return `${capital(says)} ${say.toBeSure(advice)}`;
  if (!said.isExact) return say.careful(says);
  return isAskedWithout ? say.noSays(says) : say.yesSays(says);
}

function tellOfSeveral(say: Says, cards: readonly CardRow[], food: string): string {
  const tell = (isWithout: boolean | undefined, sentence: Says['cardsMention']) => {
    const some = cards.filter((card) => cardSays(card, food)?.isWithout === isWithout);
    return some.length === 0 ? [] : [sentence(titlesOf(some), foodIn(say, food))];
  };
  return [
    ...tell(false, say.cardsMention),
    ...tell(true, say.cardsPromise),
    ...tell(undefined, say.cardsAreSilent),
  ].join(' ');
}

const tellContents = (say: Says, card: CardRow): string =>
  [`${card.shown_title}: ${card.shown_description}`, listedContents(card) ?? []]
    .flat()
    .map((sentence) => listIn(say, sentence.trim()).replace(/([^.!?۔؟])$/, `$1${say.fullStop}`))
    .join(' ');

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
