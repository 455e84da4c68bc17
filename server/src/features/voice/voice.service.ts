import type { ResponseOf } from '@nearbite/contract/endpoint';
import type { understandVoiceOrder, VoiceContextItem } from '@nearbite/contract/voice/voice';
import { sortedExtras } from '@nearbite/domain/extras';
import { nameWith } from '@nearbite/domain/text/dish-name';
import { partLines } from '@nearbite/voice/beside-cart';
import { findDishesLike, findNearDishes } from '@nearbite/voice/menu/near-dishes';
import { buildVoiceIndex, type VoiceIndex } from '@nearbite/voice/menu/voice-index';
import { asksOnlyOfKind } from '@nearbite/voice/questions/answer-question';
import { isAskedOfKitchen } from '@nearbite/voice/questions/kitchens-named';
import { isOnlyAsked } from '@nearbite/voice/questions/talk-questions';
import type { ContextItem } from '@nearbite/voice/voice-types';
import { findPublicTerms } from '../../common/terms/public-terms.ts';
import { nextServed } from '../../common/terms/serving.ts';
import { cardWarnings, noteAllergies, takeAllergiesBack } from './allergies.service.ts';
import { findAnswer } from './answers/answers.service.ts';
import { settleByPrice } from './answers/by-price.ts';
import { linesFromElsewhere, readBesideCart } from './beside-cart.ts';
import type { VoiceServices } from './menu-indexes.ts';
import { explainUnmatched } from './unavailable-dishes.ts';
import { NO_OPTIONS, presentDish, presentItem, soldOutOptionOf } from './voice.present.ts';
import type { OfferedDishRow, Position } from './voice.queries.ts';
import { readOfferedDishes } from './voice.queries.ts';
import { presentAnswer, presentLineQuestion, presentQuestion } from './voice.questions.ts';

type Understood = ResponseOf<typeof understandVoiceOrder>;

/** Where nobody delivers the menu is empty, and what was said is still answered. */
const EMPTY_INDEX = buildVoiceIndex([]);

export type SpokenOrder = {
  readonly command: string;
  readonly here: Position;
  /** Lines of the preview. */
  readonly context?: readonly VoiceContextItem[] | undefined;
  readonly cart?: readonly VoiceContextItem[] | undefined;
  readonly lines?: readonly number[] | undefined;
  readonly about?: number | undefined;
  readonly aboutLine?: number | undefined;
  /** Told before: “allergic to nuts”. */
  readonly allergies?: readonly string[] | undefined;
};

export async function understandCommand(
  services: VoiceServices,
  menu: VoiceIndex | undefined,
  spoken: SpokenOrder,
): Promise<Understood> {
  const { db, clock } = services;
  const { command, here, context = [], cart = [], about } = spoken;
  const index = menu ?? EMPTY_INDEX;
  const said = await readSpoken(services, index, spoken);
  const { items, unmatched, question, isOfCart, allergies, forgotten } = said;
  const all = [...said.cart, ...said.preview];
  const isDone = said.isChanged || question !== undefined;
  const answer = isDone
    ? undefined
    : await findAnswer(services, index, here, command, { context: all, about, forgotten });
  const wishes = (answer?.isTalk ? [] : unmatched).map((words) => ({
    words,
    near: findNearDishes(index, words.text),
  }));
  const known = items.filter((item) => item.isSoldOut).map(({ dishId }) => dishId);
  const nearSoldOut = new Map(known.map((id) => [id, findDishesLike(index, id)]));
  const ids = new Set([
    ...items.flatMap((item) => [item.dishId, ...item.alternatives]),
    ...[...nearSoldOut.values()].flat(),
    ...wishes.flatMap(({ near }) => near),
    ...(question?.dishes ?? []),
    ...(answer?.dishes ?? []),
  ]);
  const dishes = await readDishes(services, [...ids], here, allergies);
  const offered = new Map(dishes.map((dish) => [dish.id, dish]));
  const inStock = new Map(dishes.filter((dish) => dish.in_stock).map((dish) => [dish.id, dish]));
  const orderable = items.filter(({ dishId }) => inStock.has(dishId));
  const unavailable = await explainUnmatched(db, unmatched, here);

  // What is sold out is told, and another dish takes its place only when that is asked for.
  const isSoldOut = ({ dishId }: Pick<ContextItem, 'dishId'>) => offered.get(dishId)?.in_stock === false;
  const soldOut = items.filter(isSoldOut).flatMap(({ dishId, quantity, alternatives }) => {
    const [dish, near] = [offered.get(dishId), nearSoldOut.get(dishId) ?? alternatives];
    return dish ? [{ dish, quantity, near }] : [];
  });
  // The dish in another portion is for the customer to choose, so it is no line but the first of the near ones.
  const now = clock.now();
  const soldOutOption = (item: (typeof items)[number]) => {
    const dish = inStock.get(item.dishId);
    return dish && soldOutOptionOf(dish, item, now);
  };
  const soldOutOptions = items.flatMap((item) => {
    const [dish, option] = [inStock.get(item.dishId), soldOutOption(item)];
    return dish && option !== undefined ? [{ ...item, dish, title: nameWith(dish.title, [option]) }] : [];
  });
  const presentNear = (near: readonly number[]) =>
    near.flatMap((id) => inStock.get(id) ?? []).map((dish) => presentDish(dish, NO_OPTIONS));
  const presented = items.map((item) =>
    isSoldOut(item) || soldOutOption(item) !== undefined ? undefined : presentItem(item, inStock),
  );
  const { inPreview, inCart } = partPresented(presented, said);
  return {
    order_items: inPreview.filter((item) => item !== undefined),
    cart_items:
      isOfCart && question?.lines === undefined ? inCart.filter((item) => item !== undefined) : null,
    question: question?.lines
      ? presentLineQuestion(question.lines, [...cart, ...context], offered)
      : presentQuestion(question, inPreview, inStock),
    answer: presentAnswer(answer, presentNear, all),
    changed: hasChanged(said.before, orderable),
    allergies: [...allergies],
    not_found: [
      ...soldOut.map(({ dish, quantity, near }) => ({
        ...tellSoldOut(dish, quantity),
        near: presentNear(near),
      })),
      ...soldOutOptions.map(({ dish, title, quantity, alternatives }) => ({
        ...tellSoldOut({ ...dish, title }, quantity),
        near: presentNear([dish.id, ...alternatives]),
      })),
      ...wishes.map(({ words: { isAbsent = false, ...words }, near }) => {
        const elsewhere = unavailable.get(words.text);
        // SpokenOrder of a kitchen that does not have it, while another in reach does.
        const isInReach = near.some((id) => inStock.get(id)?.title === elsewhere?.title);
        const isOfOther = words.kitchen !== undefined && elsewhere?.restaurant_name !== words.kitchen;
        const meant = isInReach || isOfOther ? undefined : elsewhere;
        return {
          ...words,
          reason: meant?.reason ?? (isAbsent ? ('not_ordered' as const) : ('unknown' as const)),
          dish: meant ? presentMeant(meant) : null,
          near: presentNear(near),
        };
      }),
    ],
  };
}

/** What was said of the cart and the preview; lines of dishes that are on no menu here stay, behind the others. */
async function readSpoken(
  services: VoiceServices,
  index: VoiceIndex,
  {
    command,
    here,
    context = [],
    cart = [],
    lines = [],
    about,
    aboutLine,
    allergies: known = [],
  }: SpokenOrder,
) {
  const there = { cart: cart.map(toContextItem), preview: context.map(toContextItem) };
  const taken = takeAllergiesBack({ ...there, command, known });
  if (taken !== undefined) {
    const all = [...there.cart, ...there.preview];
    const isChanged = hasChanged(all, taken.items);
    const isOfCart = isChanged && cart.length > 0;
    const before = isOfCart ? all : there.preview;
    const items = isOfCart ? taken.items : taken.items.slice(cart.length);
    const { allergies, gone: forgotten } = taken;
    return {
      ...there,
      items,
      unmatched: [],
      question: undefined,
      before,
      isOfCart,
      allergies,
      isChanged,
      forgotten,
    };
  }
  // "Which biryani is the cheapest" names a dish, and yet nothing is ordered by it.
  const isAsked = isOnlyAsked(command) || asksOnlyOfKind(command) || isAskedOfKitchen(index, command);
  const said = { ...there, command: isAsked ? '' : command, lines, about, aboutLine };
  const { reading, spokenOf, isOfCart } = await readBesideCart(services, index, here, said);
  const settled = await settleByPrice(services, reading, here);
  const elsewhere = linesFromElsewhere(index, spokenOf);
  const before = [...spokenOf.filter(({ dishId }) => index.dishPlaces.has(dishId)), ...elsewhere];
  const { items, allergies } = noteAllergies([...settled.items, ...elsewhere], {
    ...there,
    before,
    command,
    known,
  });
  return {
    ...{ ...there, ...settled, items, before, isOfCart, allergies },
    isChanged: hasChanged(before, items),
    forgotten: undefined,
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
async function readDishes(
  services: VoiceServices,
  ids: readonly number[],
  here: Position,
  allergies: readonly string[],
) {
  const rows = ids.length === 0 ? [] : await readOfferedDishes(services.db, ids, here);
  const restaurants = rows.map((row) => row.restaurant_id);
  const { termsOf } = await findPublicTerms(services, restaurants, here);
  const warnings = await cardWarnings(services.db, ids, allergies);
  return rows.map((row) => ({
    ...row,
    terms: termsOf(row.restaurant_id),
    served_from: nextServed(row.serving, services)?.toISOString() ?? null,
    card_warning: warnings.get(row.id) ?? null,
  }));
}

const toContextItem = ({
  id,
  quantity,
  portion_size,
  spice_level,
  extras,
  note,
}: VoiceContextItem): ContextItem => ({
  dishId: id,
  quantity,
  ...(extras.length > 0 && { extras: sortedExtras(extras) }),
  portion: portion_size ?? null,
  spice: spice_level ?? null,
  ...(note ? { note } : {}),
});

function hasChanged(before: readonly ContextItem[], items: readonly ContextItem[]): boolean {
  const text = (lines: readonly ContextItem[]) =>
    JSON.stringify(
      lines.map(({ dishId, quantity, portion, spice, extras, note }) => [
        ...[dishId, quantity, portion, spice, note],
        ...sortedExtras(extras ?? []),
      ]),
    );
  return text(before) !== text(items);
}

type Meant = Pick<OfferedDishRow, 'title' | 'slug' | 'restaurant_name' | 'distance_km'>;

const presentMeant = ({ title, slug, restaurant_name, distance_km }: Meant) => ({
  title,
  slug,
  restaurant: restaurant_name,
  distance_km,
});

const tellSoldOut = (dish: Meant, quantity: number) => ({
  text: dish.title,
  quantity,
  reason: 'sold_out' as const,
  dish: presentMeant(dish),
});
