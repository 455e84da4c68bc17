import { type CardSays, cardSays, listedContents } from '@nearbite/voice/cards/card-says';
import type { MenuQuestion } from '@nearbite/voice/questions/talk-questions';
import { listOf } from '@nearbite/voice/session/told-texts';
import type { Db } from '../../../db/database.ts';
import type { MenuRow } from '../voice.queries.ts';
import { type CardRow, readCards } from './cards.queries.ts';
import type { Talk } from './offers.ts';

type Asked = Pick<MenuQuestion, 'about' | 'of' | 'food' | 'isWithout'>;

/** More are hard to keep in mind when they are read aloud. */
const MOST_DISHES = 5;

/** "Does it have nuts", "what is in it": what the cards of these dishes say, and never more than that. */
export async function tellOfCards(db: Db, asked: Asked, ids: readonly number[]): Promise<Talk> {
  const cards = await readCards(db, ids.slice(0, MOST_DISHES));
  const [card, ...others] = cards;
  if (card === undefined)
    return { text: asked.of ? `I did not find “${asked.of}”.` : 'Which dish do you mean?', dishes: [] };
  const dishes = cards.map(({ id }) => id);
  if (asked.about === 'contents') return { text: tellContents(card), dishes: [card.id] };
  const { food = '', isWithout = false } = asked;
  const text = others.length === 0 ? tellOfFood(card, food, isWithout) : tellOfSeveral(cards, food);
  return { text, dishes };
}

/** Those whose card promises it: a card that is silent promises nothing. */
export async function tellWithout(db: Db, food: string, menu: readonly MenuRow[]): Promise<Talk> {
  const cards = await readCards(
    db,
    menu.map(({ id }) => id),
  );
  const promised = cards.filter((card) => cardSays(card, food)?.isWithout).slice(0, MOST_DISHES);
  if (promised.length === 0)
    return {
      text: `No card here says that a dish is without ${food}. Ask me about a dish, or ask its kitchen.`,
      dishes: [],
    };
  const names = listOf(
    promised.map(({ title }) => title),
    'and',
  );
  return {
    text: `Without ${food} by the card: ${names}. To be sure, ask the kitchen.`,
    dishes: promised.map(({ id }) => id),
  };
}

/** One sentence where the card mentions any of these foods; else undefined. */
export function warnOf(card: CardRow, foods: readonly string[]): string | undefined {
  const said = foods.map((food) => cardSays(card, food)).find((says) => says?.isWithout === false);
  return said && `Careful: ${quoted(card, said)}`;
}

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
  const mentions = cards.filter((card) => cardSays(card, food)?.isWithout === false);
  const promised = cards.filter((card) => cardSays(card, food)?.isWithout);
  const silent = cards.filter((card) => !mentions.includes(card) && !promised.includes(card));
  const cardsOf = (some: readonly CardRow[]) =>
    `The card${some.length > 1 ? 's' : ''} of ${listOf(
      some.map(({ title }) => title),
      'and',
    )}`;
  const verb = (some: readonly CardRow[], one: string, many: string) => (some.length > 1 ? many : one);
  return [
    ...(mentions.length > 0
      ? [`${cardsOf(mentions)} ${verb(mentions, 'mentions', 'mention')} ${food} or its kind.`]
      : []),
    ...(promised.length > 0
      ? [`${cardsOf(promised)} ${verb(promised, 'says', 'say')} it is without ${food}.`]
      : []),
    ...(silent.length > 0
      ? [`${cardsOf(silent)} ${verb(silent, 'does', 'do')} not mention ${food}: please ask the kitchen.`]
      : []),
  ].join(' ');
}

function tellContents(card: CardRow): string {
  const listed = listedContents(card);
  const text = [`${card.title}: ${card.description}`, ...(listed === undefined ? [] : [listed])]
    .map((sentence) => sentence.trim().replace(/([^.!?])$/, '$1.'))
    .join(' ');
  return text;
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
