import type { VoiceIndex } from '@nearbite/voice/menu/voice-index';
import type { MenuQuestion } from '@nearbite/voice/questions/talk-questions';
import { listOf } from '@nearbite/voice/session/told-texts';
import { voiceTexts } from '@nearbite/voice/session/voice-settings';
import { findPublicTerms } from '../../../common/terms/public-terms.ts';
import { nextServed } from '../../../common/terms/serving.ts';
import type { VoiceServices } from '../menu-indexes.ts';
import {
  type MenuRow,
  type Position,
  readMenu,
  readPopularTitles,
  restaurantsWithinReach,
} from '../voice.queries.ts';
import { tellOfCards, tellWithout } from './card-answers.ts';
import { DIETS, isNamedSpicy } from './dish-answers.ts';
import { dishesOfKind } from './dishes-of-kind.ts';
import { byOpen, type IsOpen, isMeal, offer, type Talk, titleOf } from './offers.ts';
import { answerPrices } from './prices.service.ts';

/** More are hard to keep in mind when they are read aloud. */
const MOST_NAMED = 4;
/** Enough to find some of each kind that are cooked now. */
const MOST_POPULAR = 200;

/** What somebody at a counter would answer, from what is in reach at this moment. */
export async function answerTalk(
  services: VoiceServices,
  index: VoiceIndex,
  here: Position,
  question: MenuQuestion,
): Promise<Talk> {
  if (question.about === 'help') return { text: voiceTexts.help, dishes: [] };
  if (question.about === 'usual') return { text: voiceTexts.noUsual, dishes: [] };
  const { db } = services;
  const menu = await readMenu(db, await restaurantsWithinReach(db, here), here);
  const names = new Map(menu.map((dish) => [dish.restaurant_id, dish.restaurant_name]));
  if (names.size === 0) return { text: 'No kitchen delivers to your place.', dishes: [] };
  const { termsOf } = await findPublicTerms(services, names.keys(), here);
  const isOpen = ({ restaurant_id, serving }: MenuRow) =>
    termsOf(restaurant_id).is_open && nextServed(serving, services) === null;
  switch (question.about) {
    case 'menu': {
      const kinds = [...new Set(byOpen(menu, isOpen).map(({ category }) => category))];
      return { text: `On the menus: ${someOf(kinds)}. Ask for one of them, or name a dish.`, dishes: [] };
    }
    case 'spicy': {
      const named = menu.filter(({ title, tags }) => isNamedSpicy(title, tags));
      // Where none that is cooked now says so by itself, those that can be made so.
      const madeSo = menu.filter(({ spice_levels }) => spice_levels.length > 0);
      const spicy = [named, madeSo].find((dishes) => dishes.some(isOpen)) ?? [...named, ...madeSo];
      return offer(spicy, isOpen, {
        before: 'Spicy, or made so: ',
        otherwise: 'I know of no spicy dish here.',
      });
    }
    case 'vegetarian':
    case 'vegan':
      return dietTalk(index, menu, isOpen, question.about);
    case 'without':
      return tellWithout(db, question.food ?? '', menu);
    case 'recommend': {
      const { kind } = question;
      const ofKind = kind === undefined ? menu : dishesOfKind(index, menu, kind);
      const asked = ofKind.length > 0 ? ofKind : menu;
      const titles = await readPopularTitles(db, [...names.keys()], MOST_POPULAR);
      const popular = titles.flatMap((title) => asked.find((dish) => dish.title === title) ?? []);
      const missed = ofKind.length > 0 ? '' : `I did not find “${kind}”. `;
      return offer(popular.length > 0 ? popular : asked, isOpen, {
        before: `${missed}People often order `,
        otherwise: 'Nothing can be ordered here right now.',
      });
    }
    case 'contains':
    case 'contents':
      return tellOfCards(db, question, []);
    default:
      return answerPrices(db, index, menu, isOpen, { ...question, about: question.about });
  }
}

function dietTalk(
  index: VoiceIndex,
  menu: readonly MenuRow[],
  isOpen: IsOpen,
  diet: 'vegetarian' | 'vegan',
): Talk {
  const suiting = menu.filter((dish) => isMeal(index, dish) && DIETS[diet](index, titleOf(index, dish)));
  return offer(suiting, isOpen, {
    before: diet === 'vegan' ? 'Vegan by the menu: ' : 'Vegetarian by the menu: ',
    otherwise: `I know of no ${diet} dish here.`,
  });
}

const someOf = (names: readonly string[]): string =>
  names.length <= MOST_NAMED
    ? listOf(names, 'and')
    : `${names.slice(0, MOST_NAMED).join(', ')} and ${names.length - MOST_NAMED} more`;
