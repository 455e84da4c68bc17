import { z } from 'zod';
import { managers } from '../access.ts';
import { endpoint } from '../endpoint.ts';
import { emptiable, flag, id, optional } from '../fields.ts';
import { LIMITS } from '../limits.ts';
import { dishFields, oldPrice } from './dish-form.ts';
import { orNothing } from './form-rows.ts';
import { position } from './menu.ts';

/** Of one file: a whole menu fits into it. */
export const MAX_MENU_ROWS = LIMITS.dishesPerRestaurant;
export const MAX_MENU_BYTES = 2 * 1024 * 1024;

/** What may stand in a column; the category goes by its title. */
export const MENU_CELLS = {
  id: orNothing(id),
  title: dishFields.title,
  description: dishFields.description,
  category: z.string(),
  price: dishFields.price,
  old_price: oldPrice,
  stock_qty: dishFields.stock_qty,
  status: dishFields.status,
  position: emptiable(position),
} as const;
export type MenuColumn = keyof typeof MENU_CELLS;
/** In the order they are written in. */
export const MENU_COLUMNS = [
  'id',
  'title',
  'description',
  'category',
  'price',
  'old_price',
  'stock_qty',
  'status',
  'position',
] as const satisfies readonly MenuColumn[];

const restaurantParams = z.object({ restaurant_id: id });
const rateLimits = [{ by: 'user', max: 60, windowSeconds: 15 * 60 }] as const;

export const getMenuCsv = endpoint({
  name: 'getMenuCsv',
  summary: "A kitchen's menu as a table (text/csv), which can be changed and sent back",
  method: 'GET',
  path: '/api/restaurant/menu-csv/:restaurant_id/',
  access: managers,
  params: restaurantParams,
  response: z.string().max(100_000_000),
  rateLimits,
});

const MenuRow = z.object({
  /** Of the file, whose first one names the columns. */
  line: z.number(),
  action: z.enum(['create', 'update', 'unchanged', 'error']),
  title: z.string(),
  /** By column, those of the line as a whole under `non_field_errors`. */
  errors: z.record(z.string(), z.array(z.string())),
  /** Of an update, as the cells are written; long texts are cut. */
  changes: z.array(z.object({ column: z.enum(MENU_COLUMNS), from: z.string(), to: z.string() })),
});
export type MenuRow = z.infer<typeof MenuRow>;

export const importMenuCsv = endpoint({
  name: 'importMenuCsv',
  summary:
    'Take the menu from a table (text/csv): all of it, or with any error nothing (400 with the same rows). A row without an id is the dish of that title in its category, or else a new dish',
  method: 'POST',
  path: '/api/restaurant/menu-csv/:restaurant_id/',
  access: managers,
  params: restaurantParams,
  query: z.object({ dry_run: optional(flag) }),
  body: z.string({ error: 'The file is empty' }),
  response: z.object({ rows: z.array(MenuRow) }),
  rateLimits,
});
