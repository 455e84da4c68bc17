import type { VoiceAlternative } from '@nearbite/contract/voice/voice';
import { formatMoney } from '@nearbite/domain/money';
import { nameWith } from '@nearbite/domain/text/dish-name';
import { explainClosed, explainNotServed } from '../kitchen-hours.ts';
import { offeredName, type Replies } from '../replies/replies.ts';
import type { MenuAnswer } from './answer-question.ts';

/** What a question about the menu is answered with; shown and spoken alike. `more` dishes are not named. */
export function answerText(
  say: Replies,
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
  const { names, closing } = nameDishes(say, dishes);
  if (!isFound || first === undefined)
    return [
      soldOut ? say.soldOut(soldOut.title, soldOut.restaurant) : say.notFound(text),
      ...(first === undefined ? [] : [say.comesNearest(names), ...closing]),
    ].join(' ');
  const { title, price } = priced(say, first, wish);
  if (dishes.length === 1)
    return [
      about === 'price'
        ? say.costs(title, first.restaurant, price)
        : say.yesAt(title, first.restaurant, price),
      ...whyNotNow(say, first),
    ].join(' ');
  return [say.thereIs(more > 0 ? say.andMore(names, more) : say.allOf(names)), ...closing].join(' ');
}

function whyNotNow(say: Replies, { title, restaurant, terms, served_from }: VoiceAlternative): string[] {
  if (!terms.is_open) return [explainClosed(say, { name: restaurant, terms })];
  return served_from ? [explainNotServed(say, { title, served_from, time_zone: terms.time_zone })] : [];
}

/** "Latte (Large)" at the price of that, or "Latte" from the price of the least. */
function priced(
  say: Replies,
  { title, price, portions, spice_levels }: VoiceAlternative,
  wish: MenuAnswer['wish'],
): { readonly title: string; readonly price: string } {
  const portion = portions.find(({ size_name }) => size_name === wish?.portion);
  const spice = spice_levels.find(({ level_name }) => level_name === wish?.spice);
  const isOpen = portion === undefined && portions.length > 1;
  const all = price + (portion?.price ?? 0) + (spice?.additional_price ?? 0);
  return {
    title: nameWith(title, [portion?.size_name, spice?.level_name]),
    price: isOpen ? say.fromPrice(formatMoney(all)) : formatMoney(all),
  };
}

/** Those of closed kitchens are marked; all closed, it is said once behind them. */
function nameDishes(say: Replies, dishes: readonly VoiceAlternative[]) {
  const isAnyOpen = dishes.some(({ terms }) => terms.is_open);
  return {
    names: dishes.map((dish) => (isAnyOpen ? offeredName(say, dish) : dish.title)),
    closing: isAnyOpen || dishes.length === 0 ? [] : [say.kitchensClosed],
  };
}
