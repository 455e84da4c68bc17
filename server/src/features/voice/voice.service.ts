import type { ResponseOf } from '@nearbite/contract/endpoint';
import type { understandVoiceOrder } from '@nearbite/contract/voice/voice';
import { nameWith } from '@nearbite/domain/text/dish-name';
import { partLines } from '@nearbite/voice/beside-cart';
import { findDishesLike, findNearDishes } from '@nearbite/voice/menu/near-dishes';
import { buildVoiceIndex, type VoiceIndex } from '@nearbite/voice/menu/voice-index';
import { asWritten, quotingAsWritten } from '@nearbite/voice/replies/as-written';
import type { VoiceItem } from '@nearbite/voice/voice-types';
import { findPublicTerms } from '../../common/terms/public-terms.ts';
import { nextServed } from '../../common/terms/serving.ts';
import { cardWarnings } from './allergies.service.ts';
import { findAnswer } from './answers/answers.service.ts';
import { givenAt } from './answers/dish-answers.ts';
import type { VoiceCall } from './answers/texts-in.ts';
import { hasChanged, readSpoken, type SpokenOrder } from './reading.service.ts';
import {
  NO_OPTIONS,
  presentAnswer,
  presentDish,
  presentItem,
  presentLineQuestion,
  presentQuestion,
  soldOutOptionOf,
} from './voice.present.ts';
import { findFarDishes, type OfferedDishRow, readOfferedDishes } from './voice.queries.ts';

type Understood = ResponseOf<typeof understandVoiceOrder>;

/** Where nobody delivers the menu is empty, and what was said is still answered. */
const EMPTY_INDEX = buildVoiceIndex([]);

export async function understandCommand(
  asked: VoiceCall,
  menu: VoiceIndex | undefined,
  spoken: SpokenOrder,
): Promise<Understood> {
  const { command, context = [], cart = [], about } = spoken;
  const call = { ...asked, say: quotingAsWritten(asked.say, command) };
  const index = menu ?? EMPTY_INDEX;
  const said = await readSpoken(call, index, spoken);
  const { items, unmatched, question, isOfCart, allergies, forgotten } = said;
  const all = [...said.cart, ...said.preview];
  const isDone = said.isChanged || question !== undefined;
  const answer = isDone
    ? undefined
    : await findAnswer(call, index, command, { context: all, about, forgotten });
  const wishes = (answer?.isTalk ? [] : unmatched).map((words) => ({
    words,
    ofKitchen: index.given.find(({ restaurantName }) => restaurantName === words.kitchen)?.id ?? -1,
    near: findNearDishes(index, words.text),
  }));
  const likeSoldOut = new Map(
    items.filter((item) => item.isSoldOut).map(({ dishId }) => [dishId, findDishesLike(index, dishId)]),
  );
  const ids = new Set([
    ...items.flatMap((item) => [item.dishId, ...item.alternatives]),
    ...[...likeSoldOut.values()].flat(),
    ...wishes.flatMap(({ near, ofKitchen }) => [...near, ...(ofKitchen < 0 ? [] : [ofKitchen])]),
    ...(question?.dishes ?? []),
    ...(answer?.dishes ?? []),
  ]);
  const dishes = await readDishes(call, [...ids], allergies);
  const offered = new Map(dishes.map((dish) => [dish.id, dish]));
  const inStock = new Map(dishes.filter((dish) => dish.in_stock).map((dish) => [dish.id, dish]));
  const unknown = unmatched.filter(({ isAbsent }) => !isAbsent).map(({ text }) => text);
  const far = unknown.length === 0 ? [] : await findFarDishes(call, unknown);

  /** What is sold out is told, and another dish, or the dish in another portion, takes its place only when that is asked for. */
  const findSoldOut = (item: VoiceItem) => {
    const dish = offered.get(item.dishId);
    if (!dish?.in_stock) return dish && { dish, near: likeSoldOut.get(dish.id) ?? item.alternatives };
    const option = soldOutOptionOf(dish, item, call.clock.now());
    const title = nameWith(dish.title, [option]);
    return option && { dish: { ...dish, title }, near: [dish.id, ...item.alternatives] };
  };
  const presentNear = (near: readonly number[]) =>
    near.flatMap((id) => inStock.get(id) ?? []).map((dish) => presentDish(dish, NO_OPTIONS));
  const presented = items.map((item) => (findSoldOut(item) ? undefined : presentItem(item, inStock)));
  const { inPreview, inCart } = partPresented(presented, said);
  const isCartChanged = isOfCart && question?.lines === undefined;
  return {
    order_items: inPreview.filter((item) => item !== undefined),
    cart_items: isCartChanged ? inCart.filter((item) => item !== undefined) : null,
    question: question?.lines
      ? presentLineQuestion(call, question.lines, [...cart, ...context], offered)
      : presentQuestion(call, question, inPreview, inStock),
    answer: presentAnswer(answer, presentNear, all),
    changed: hasChanged(
      said.before,
      items.filter(({ dishId }) => inStock.has(dishId)),
    ),
    allergies: [...allergies],
    not_found: [
      ...items.flatMap((item) => {
        const found = findSoldOut(item);
        if (!found) return [];
        const dish = presentMeant(found.dish);
        const near = presentNear(found.near);
        return { text: dish.title, quantity: item.quantity, reason: 'sold_out' as const, dish, near };
      }),
      ...wishes.map(({ words: { isAbsent = false, ...words }, near, ofKitchen }) => {
        const elsewhere = far.find(({ asked }) => asked === words.text);
        // Ordered of a kitchen that does not have it, while another in reach does.
        const isInReach = near.some((id) => givenAt(index, id)?.title === elsewhere?.original_title);
        const isOfOther = words.kitchen !== undefined && elsewhere?.original_restaurant !== words.kitchen;
        const meant = isInReach || isOfOther ? undefined : elsewhere;
        const reason = meant ? 'out_of_reach' : isAbsent ? 'not_ordered' : 'unknown';
        return {
          ...words,
          text: asWritten(command, words.text),
          ...(words.kitchen && { kitchen: offered.get(ofKitchen)?.restaurant_name ?? words.kitchen }),
          reason,
          dish: meant ? presentMeant(meant) : null,
          near: presentNear(near),
        } as const;
      }),
    ],
  };
}

/** Each of the lines where it belongs, and nothing in its place on the other side. */
function partPresented<Line>(
  presented: readonly Line[],
  { items, cart, preview, isOfCart }: Awaited<ReturnType<typeof readSpoken>>,
) {
  const ofCart = new Set(isOfCart ? partLines(items, { cart, preview }).cart : []);
  const isInCart = items.map((item) => ofCart.has(item));
  return {
    inPreview: presented.map((line, place) => (isInCart[place] ? undefined : line)),
    inCart: presented.filter((_, place) => isInCart[place]),
  };
}

/** The dishes as they are now, each with what its restaurant asks and offers here. */
async function readDishes(call: VoiceCall, ids: readonly number[], allergies: readonly string[]) {
  const rows = ids.length === 0 ? [] : await readOfferedDishes(call, ids);
  const restaurants = rows.map((row) => row.restaurant_id);
  const { termsOf } = await findPublicTerms(call, restaurants, call.here);
  const warnings = await cardWarnings(call, ids, allergies);
  return rows.map((row) => ({
    ...row,
    terms: termsOf(row.restaurant_id),
    served_from: nextServed(row.serving, call)?.toISOString() ?? null,
    card_warning: warnings.get(row.id) ?? null,
  }));
}

type Meant = Pick<OfferedDishRow, 'title' | 'slug' | 'restaurant_name' | 'distance_km'>;

const presentMeant = ({ title, slug, restaurant_name, distance_km }: Meant) => ({
  title,
  slug,
  restaurant: restaurant_name,
  distance_km,
});
