import { MAX_MENU_ROWS, type MenuRow } from '@nearbite/contract/dishes/menu-csv';
import { fromMinor } from '@nearbite/domain/money';
import { slugCandidates } from '@nearbite/domain/text/slug';
import { refuseIfSuspended } from '../../../auth/suspension.ts';
import { recordAudits } from '../../../common/audit.ts';
import type { Trx } from '../../../db/database.ts';
import { type CsvLine, readCsv, UnreadableCsvError } from '../../../lib/csv.ts';
import { conflict, formError } from '../../../lib/errors.ts';
import { makePublicId } from '../../../lib/public-id.ts';
import type { Services } from '../../../services.ts';
import { writeMenuChanges } from '../menu.queries.ts';
import type { DishValues } from './line-outcomes.ts';
import {
  findCategories,
  findMenu,
  holdAllCategories,
  insertDishes,
  lockMenu,
  type NewDish,
} from './menu-csv.queries.ts';
import { type MenuDish, menuCsv } from './menu-table.ts';
import { type ImportPlan, planImport, refusedFile } from './plan-import.ts';

type Needs = Pick<Services, 'db' | 'clock'>;

export async function exportMenu({ db }: Pick<Services, 'db'>, restaurantId: number): Promise<string> {
  const dishes = await findMenu(db, restaurantId, MAX_MENU_ROWS + 1);
  if (dishes.length > MAX_MENU_ROWS)
    throw formError('validation', `A menu of more than ${MAX_MENU_ROWS} dishes does not fit into one file`);
  return menuCsv(dishes, await findCategories(db));
}

/** Lines without anything, as programs leave them behind, may be as many as those with something. */
const MAX_LINES = 2 * MAX_MENU_ROWS + 2;

/** Tells what becomes of each line, and does it, unless it is only asked for or a line is wrong. */
export async function importMenu(
  { db, clock }: Needs,
  restaurantId: number,
  { text, isDryRun }: { readonly text: string; readonly isDryRun: boolean },
): Promise<readonly MenuRow[]> {
  await refuseIfSuspended(db, restaurantId);
  const lines = await linesOf(text);
  if (!Array.isArray(lines)) return lines.rows;
  if (isDryRun) {
    const [dishes, categories] = [await findMenu(db, restaurantId, 100_000), await findCategories(db)];
    return (await planImport(lines, { dishes, categories })).rows;
  }
  return db.transaction().execute(async (trx) => {
    const [categories, dishes] = [await holdAllCategories(trx), await lockMenu(trx, restaurantId)];
    const { rows, creates, updates } = await planImport(lines, { dishes, categories });
    if (updates.length > 0) await writeMenuChanges(trx, updates, clock.now());
    await recordPrices(trx, updates, dishes, clock.now());
    await insertUnderFreeSlugs(trx, restaurantId, creates);
    return rows;
  });
}

async function linesOf(text: string): Promise<CsvLine[] | ImportPlan> {
  try {
    const lines = await readCsv(text, MAX_LINES);
    return lines.length < MAX_LINES
      ? lines
      : refusedFile(MAX_LINES, `At most ${MAX_MENU_ROWS} dishes in one file`);
  } catch (error) {
    if (!(error instanceof UnreadableCsvError)) throw error;
    return refusedFile(error.line, 'This line cannot be read: look at its quotation marks');
  }
}

async function insertUnderFreeSlugs(
  trx: Trx,
  restaurantId: number,
  dishes: readonly DishValues[],
): Promise<void> {
  const waiting = new Map(
    dishes.map((dish) => {
      const slugs = slugCandidates(String(dish.title), 'dish', () => makePublicId(6));
      return [makePublicId(), { dish, slugs }] as const;
    }),
  );
  while (waiting.size > 0) {
    const tried = new Map<string, NewDish>();
    for (const [did, { dish, slugs }] of waiting) {
      const { value: slug } = slugs.next();
      if (slug === undefined) throw conflict('This title is in use. Please try again.');
      tried.set(slug, { ...dish, did, slug });
    }
    for (const did of await insertDishes(trx, restaurantId, [...tried.values()])) waiting.delete(did);
  }
}

async function recordPrices(
  trx: Trx,
  updates: ImportPlan['updates'],
  dishes: readonly MenuDish[],
  at: Date,
): Promise<void> {
  const byId = new Map(dishes.map((dish) => [dish.id, dish]));
  await recordAudits(
    trx,
    updates.flatMap(({ id, price_minor: after }) => {
      const dish = byId.get(id);
      if (!dish || after === undefined) return [];
      return {
        action: 'dish.price-changed' as const,
        subject: { kind: 'dish' as const, id, label: dish.title },
        details: { before: { price: fromMinor(dish.price_minor) }, after: { price: fromMinor(after) } },
        at,
      };
    }),
  );
}
