import type { Dish } from '@nearbite/contract/catalog/catalog';
import { NO_PORTION_SIZE, NO_SPICE_LEVEL } from '@nearbite/contract/product';
import { findExtra, isSoldOut } from '@nearbite/domain/extras';
import { fromMinor, toMinor } from '@nearbite/domain/money';
import { findSoldOutOption, isOrderable } from '@nearbite/domain/orderable';
import { useEffect, useEffectEvent, useState } from 'react';
import { statusOf } from '../../../lib/net/call-error.ts';
import { useLazyDishToOrderAgainQuery } from './placing.api.ts';
import type { AgainItem } from './use-order-again.ts';

export type TodaysLine = {
  readonly item: AgainItem;
  /** Undefined where it is not on the menu any more, too. */
  readonly dish: Dish | undefined;
  /** What one costs today; null where it cannot be had; undefined where that could not be found out. */
  readonly price: number | null | undefined;
};

/** What was ordered as it can be had today; undefined until that is known. */
export function useTodaysLines(items: readonly AgainItem[]): readonly TodaysLine[] | undefined {
  const [findDish] = useLazyDishToOrderAgainQuery();
  const [lines, setLines] = useState<readonly TodaysLine[]>();
  const look = useEffectEvent(() =>
    Promise.all(
      items.map(async (item): Promise<TodaysLine> => {
        const { portion_size } = item;
        const query = portion_size === NO_PORTION_SIZE ? {} : { portion_size };
        const { data, error } = await findDish({ params: { slug: item.dish.slug }, query });
        if (data) return { item, dish: data, price: priceToday(data, item) };
        return { item, dish: undefined, price: statusOf(error) === 404 ? null : undefined };
      }),
    ),
  );
  useEffect(() => {
    let isShown = true;
    void look().then((found) => isShown && setLines(found));
    return () => {
      isShown = false;
    };
  }, []);
  return lines;
}

function priceToday(dish: Dish, { portion_size, spice_level, extras }: AgainItem): number | null {
  const now = new Date();
  const spice = dish.spice_level.find(({ level_name }) => level_name === spice_level);
  // What is offered no more is left out, which the cart tells.
  const chosen = extras.filter((extra) => {
    const option = findExtra(dish.extras, extra);
    return option !== undefined && !isSoldOut(option, now);
  });
  const options = { portions: dish.portion_size, spiceLevels: dish.spice_level, extras: dish.extras };
  const choice = { portionSize: portion_size, spiceLevel: spice_level, extras: chosen };
  const isGone =
    !isOrderable(dish, now) ||
    (spice === undefined && spice_level !== NO_SPICE_LEVEL) ||
    findSoldOutOption(options, choice, now) !== undefined;
  if (isGone) return null;
  const added = [
    spice?.additional_price ?? 0,
    ...chosen.map((extra) => findExtra(dish.extras, extra)?.price ?? 0),
  ];
  const price = toMinor(dish.price_by_portion_size ?? dish.price);
  return fromMinor(added.reduce((sum, each) => sum + toMinor(each), price));
}
