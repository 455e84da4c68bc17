import { MENU_CELLS, MENU_COLUMNS, type MenuColumn } from '@nearbite/contract/dishes/menu-csv';
import { fromMinor, toMinor } from '@nearbite/domain/money';
import { z } from 'zod';
import { csvText } from '../../../lib/csv.ts';

/** What the table tells of a dish, as it is stored. */
export type MenuDish = {
  readonly id: number;
  readonly title: string;
  readonly description: string;
  readonly category_id: number;
  readonly price_minor: number;
  readonly old_price_minor: number | null;
  readonly stock_qty: number;
  readonly status: string;
  readonly position: number | null;
};
export type Category = { readonly id: number; readonly title: string };

export type DishColumn = Exclude<MenuColumn, 'id'>;
export const DISH_COLUMNS = MENU_COLUMNS.filter((column): column is DishColumn => column !== 'id');

/** Where the cells of a column are stored. */
export const STORED_IN = {
  title: 'title',
  description: 'description',
  category: 'category_id',
  price: 'price_minor',
  old_price: 'old_price_minor',
  stock_qty: 'stock_qty',
  status: 'status',
  position: 'position',
} as const satisfies Record<DishColumn, keyof MenuDish>;

export type Cells = Readonly<Record<MenuColumn, string | number | null>>;

/** A dish as its line is written. */
export const cellsOf = (dish: MenuDish, categories: ReadonlyMap<number, Category>): Cells => ({
  id: dish.id,
  title: dish.title,
  description: dish.description,
  category: categories.get(dish.category_id)?.title ?? '',
  price: fromMinor(dish.price_minor),
  old_price: dish.old_price_minor === null ? null : fromMinor(dish.old_price_minor),
  stock_qty: dish.stock_qty,
  status: dish.status,
  position: dish.position,
});

export function menuCsv(dishes: readonly MenuDish[], categories: readonly Category[]): string {
  const byId = new Map(categories.map((category) => [category.id, category]));
  return csvText([
    MENU_COLUMNS,
    ...dishes.map((dish) => {
      const cells = cellsOf(dish, byId);
      return MENU_COLUMNS.map((column) => cells[column]);
    }),
  ]);
}

/** As the database tells titles apart. */
export const folded = (title: string) => title.toLowerCase();

export type Stored = string | number | null | undefined;

/** From the text of a cell to what is stored; undefined stays as it is. */
export function cellSchemas(
  categories: readonly Category[],
): Readonly<Record<DishColumn, z.ZodType<Stored>>> {
  // By its number, too, as forms name it; a title that is a number goes first.
  const known = new Map([
    ...categories.map(({ id }) => [String(id), id] as const),
    ...categories.map(({ id, title }) => [folded(title), id] as const),
  ]);
  return {
    title: MENU_CELLS.title,
    description: MENU_CELLS.description,
    category: MENU_CELLS.category.transform((text, context) => {
      const id = known.get(folded(text.normalize('NFC').trim()));
      if (id !== undefined) return id;
      context.addIssue(text.trim() === '' ? 'Choose a category' : 'Unknown category');
      return z.NEVER;
    }),
    price: MENU_CELLS.price.transform(toMinor),
    old_price: MENU_CELLS.old_price.transform((price) =>
      typeof price === 'number' ? toMinor(price) : price,
    ),
    stock_qty: MENU_CELLS.stock_qty,
    status: MENU_CELLS.status,
    position: MENU_CELLS.position,
  };
}
