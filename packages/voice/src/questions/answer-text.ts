import type { VoiceAlternative } from '@nearbite/contract/voice/voice';
import { formatMoney } from '@nearbite/domain/money';
import { nameWith } from '@nearbite/domain/text/dish-name';
import { explainClosed, explainNotServed } from '../kitchen-hours.ts';
import { explainSoldOut, listOf, offeredName } from '../session/told-texts.ts';
import type { MenuAnswer } from './answer-question.ts';

/** What a question about the menu is answered with; shown and spoken alike. `more` dishes are not named. */
export function answerText(
  {
    about,
    text,
    isFound,
    wish,
    soldOut,
  }: Pick<MenuAnswer, 'about' | 'text' | 'isFound' | 'wish' | 'soldOut'>,
  dishes: readonly VoiceAlternative[],
  more: number,
): string {
  const [first] = dishes;
  const { names, closing } = nameDishes(dishes);
  if (!isFound || first === undefined)
    return [
      soldOut ? explainSoldOut(soldOut) : `I did not find “${text}”.`,
      ...(first === undefined ? [] : [`What comes nearest: ${listOf(names)}.${closing}`]),
    ].join(' ');
  const { title, price } = priced(first, wish);
  if (dishes.length === 1) {
    const closed = whyNotNow(first);
    return about === 'price'
      ? `${title} at ${first.restaurant} is ${price}.${closed}`
      : `Yes: ${title} at ${first.restaurant}, ${price}.${closed}`;
  }
  const all = more > 0 ? `${names.join(', ')} and ${more} more` : listOf(names, 'and');
  return `There is ${all}.${closing}`;
}

function whyNotNow({ title, restaurant, terms, served_from }: VoiceAlternative): string {
  if (!terms.is_open) return ` ${explainClosed({ name: restaurant, terms })}`;
  return served_from ? ` ${explainNotServed({ title, served_from, time_zone: terms.time_zone })}` : '';
}

/** "Latte (Large)" at the price of that, or "Latte" from the price of the least. */
function priced(
  { title, price, portions, spice_levels }: VoiceAlternative,
  wish: MenuAnswer['wish'],
): { readonly title: string; readonly price: string } {
  const portion = portions.find(({ size_name }) => size_name === wish?.portion);
  const spice = spice_levels.find(({ level_name }) => level_name === wish?.spice);
  const isOpen = portion === undefined && portions.length > 1;
  const all = price + (portion?.price ?? 0) + (spice?.additional_price ?? 0);
  return {
    title: nameWith(title, [portion?.size_name, spice?.level_name]),
    price: `${isOpen ? 'from ' : ''}${formatMoney(all)}`,
  };
}

/** Those of closed kitchens are marked; all closed, it is said once behind them. */
function nameDishes(dishes: readonly VoiceAlternative[]): { names: string[]; closing: string } {
  const isAnyOpen = dishes.some(({ terms }) => terms.is_open);
  return {
    names: dishes.map((dish) => (isAnyOpen ? offeredName(dish) : dish.title)),
    closing: isAnyOpen || dishes.length === 0 ? '' : ' Their kitchens are closed right now.',
  };
}
