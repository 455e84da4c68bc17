import type { VoiceNotFound, VoiceOrderItem } from '@nearbite/contract/voice/voice';
import { findNearDishes } from '@nearbite/voice/menu/near-dishes';
import { buildVoiceIndex } from '@nearbite/voice/menu/voice-index';
import { readOrder, understandOrder } from '@nearbite/voice/understand-order';
import type { UnmatchedWords } from '@nearbite/voice/voice-types';
import type { Db } from '../../db/database.ts';
import type { Services } from '../../services.ts';
import { findPublicTerms } from '../restaurants/terms/terms.service.ts';
import type { MenuIndexes } from './menu-indexes.ts';
import { NO_WISH, presentDish, presentItem } from './voice.present.ts';
import {
  findUnavailableDishes,
  type OfferedDishRow,
  type Position,
  readOfferedDishes,
  type UnavailableRow,
} from './voice.queries.ts';

type Understood = { readonly order_items: VoiceOrderItem[]; readonly not_found: VoiceNotFound[] };

/** Where nobody delivers the menu is empty, and what was said is still answered. */
const EMPTY_INDEX = buildVoiceIndex([]);

export async function understandCommand(
  services: Services,
  menus: MenuIndexes,
  command: string,
  here: Position,
): Promise<Understood> {
  const { db } = services;
  const index = (await menus.findIndexAt(here)) ?? EMPTY_INDEX;
  const { items, unmatched } = readOrder(index, command);
  const wishes = unmatched.map((words) => ({ words, near: findNearDishes(index, words.text) }));
  const ids = new Set([
    ...items.flatMap((item) => [item.dishId, ...item.alternatives]),
    ...wishes.flatMap(({ near }) => near),
  ]);
  const rows = ids.size === 0 ? [] : await readOfferedDishes(db, [...ids], here);
  const termsOf = await findPublicTerms(
    services,
    rows.map((row) => row.restaurant_id),
    here,
  );
  const dishes = rows.map((row) => ({ ...row, terms: termsOf(row.restaurant_id) }));
  const offered = new Map(dishes.map((dish) => [dish.id, dish]));
  const inStock = new Map(dishes.filter((dish) => dish.in_stock).map((dish) => [dish.id, dish]));
  const unavailable = await explainUnmatched(db, unmatched, here);

  const soldOutMeanwhile = items.flatMap(({ dishId, quantity, alternatives }) => {
    const dish = offered.get(dishId);
    return dish && !dish.in_stock ? [{ dish, quantity, alternatives }] : [];
  });
  const presentNear = (near: readonly number[]) =>
    near.flatMap((id) => inStock.get(id) ?? []).map((dish) => presentDish(dish, NO_WISH));
  return {
    order_items: items.flatMap((item) => presentItem(item, inStock) ?? []),
    not_found: [
      ...soldOutMeanwhile.map(({ dish, quantity, alternatives }) => ({
        text: dish.title,
        quantity,
        reason: 'sold_out' as const,
        dish: presentMeant(dish),
        near: presentNear(alternatives),
      })),
      ...wishes.map(({ words, near }) => {
        const meant = unavailable.get(words.text);
        return {
          ...words,
          reason: meant?.reason ?? ('unknown' as const),
          dish: meant ? presentMeant(meant) : null,
          near: presentNear(near),
        };
      }),
    ],
  };
}

type Meant = Pick<OfferedDishRow, 'title' | 'slug' | 'restaurant_name' | 'distance_km'>;

const presentMeant = ({ title, slug, restaurant_name, distance_km }: Meant) => ({
  title,
  slug,
  restaurant: restaurant_name,
  distance_km,
});

/** For words that no dish within reach took: the dish that was meant, by the same reading as any other. */
async function explainUnmatched(
  db: Db,
  unmatched: readonly UnmatchedWords[],
  here: Position,
): Promise<ReadonlyMap<string, UnavailableRow>> {
  if (unmatched.length === 0) return new Map();
  const texts = unmatched.map(({ text }) => text);
  const rows = await findUnavailableDishes(db, texts, here);
  const meant = new Map<string, UnavailableRow>();
  for (const text of texts) {
    const candidates = rows.filter(({ asked }) => asked === text);
    const found =
      findMeant(
        text,
        candidates.filter(({ reason }) => reason === 'sold_out'),
      ) ?? findMeant(text, candidates);
    if (found) meant.set(text, found);
  }
  return meant;
}

function findMeant(text: string, candidates: readonly UnavailableRow[]): UnavailableRow | undefined {
  if (candidates.length === 0) return undefined;
  const index = buildVoiceIndex(
    candidates.map(({ id, title, restaurant_id, restaurant_name }) => ({
      id,
      title,
      restaurantId: restaurant_id,
      restaurantName: restaurant_name,
      portions: [],
      spiceLevels: [],
    })),
  );
  const [item] = understandOrder(index, text);
  return candidates.find(({ id }) => id === item?.dishId);
}
