import { MAX_MENU_ROWS, MENU_COLUMNS, type MenuRow } from '@nearbite/contract/dishes/menu-csv';
import { NON_FIELD_ERRORS } from '@nearbite/contract/errors';
import { LIMITS } from '@nearbite/contract/limits';
import type { CsvLine } from '../../../lib/csv.ts';
import { MENU_FULL } from '../menu.service.ts';
import { type DishValues, isWrong, type Known, type Outcome, outcomesOf, shown } from './line-outcomes.ts';
import { folded } from './menu-table.ts';

export type ImportPlan = {
  readonly rows: readonly MenuRow[];
  /** Nothing of both where a row has errors. */
  readonly creates: readonly DishValues[];
  readonly updates: readonly (DishValues & { readonly id: number })[];
};

const NO_HEADING = 'The first line must name the columns, id or title among them';
const COLUMN_TWICE = 'The first line names a column twice';
const TOO_MANY_ROWS = `At most ${MAX_MENU_ROWS} dishes in one file`;
const sameDishAs = (line: number) => `This is the same dish as in line ${line}`;

/** What becomes of each line of a table, and what is to be written if none is wrong. */
export async function planImport([heading, ...rest]: readonly CsvLine[], known: Known): Promise<ImportPlan> {
  const columns = (heading?.cells ?? []).map((cell) => cell.trim().toLowerCase());
  const wrong = wrongHeading(columns);
  if (wrong !== undefined) return refusedFile(1, wrong);
  const body = rest.filter(({ cells }) => cells.some((cell) => cell.trim() !== ''));
  const excess = body[MAX_MENU_ROWS];
  if (excess) return refusedFile(excess.line, TOO_MANY_ROWS);
  const outcomes = refuseSameDishes(await outcomesOf(body, columns, known));
  return planOf(refuseExcess(outcomes, LIMITS.dishesPerRestaurant - known.dishes.length));
}

/** Nothing of the file is read further than this line. */
export const refusedFile = (line: number, message: string): ImportPlan => ({
  rows: [{ line, action: 'error', title: '', errors: { [NON_FIELD_ERRORS]: [message] }, changes: [] }],
  creates: [],
  updates: [],
});

function wrongHeading(columns: readonly string[]): string | undefined {
  const known = columns.filter((column) => MENU_COLUMNS.some((name) => name === column));
  if (new Set(known).size < known.length) return COLUMN_TWICE;
  return known.includes('id') || known.includes('title') ? undefined : NO_HEADING;
}

/** No dish is changed twice, and none made that has title and category of another of the file once all is written. */
function refuseSameDishes(outcomes: readonly Outcome[]): Outcome[] {
  const lines = new Map<number | string, number>();
  const refuse = (outcome: Outcome, line: number): Outcome => ({
    ...outcome,
    errors: { ...outcome.errors, [NON_FIELD_ERRORS]: [sameDishAs(line)] },
  });
  const once = (outcome: Outcome, key: number | string): Outcome => {
    const before = lines.get(key);
    if (before !== undefined) return refuse(outcome, before);
    lines.set(key, outcome.line);
    return outcome;
  };
  const known = outcomes.map((outcome) => (outcome.dish ? once(outcome, outcome.dish.id) : outcome));
  for (const outcome of known) if (outcome.dish) lines.set(titleKey(outcome), outcome.line);
  return known.map((outcome) =>
    outcome.dish || isWrong(outcome) ? outcome : once(outcome, titleKey(outcome)),
  );
}

function refuseExcess(outcomes: readonly Outcome[], room: number): Outcome[] {
  const creates = outcomes.filter((outcome) => !outcome.dish && !isWrong(outcome));
  const excess = new Set(creates.slice(Math.max(0, room)));
  return outcomes.map((outcome) =>
    excess.has(outcome) ? { ...outcome, errors: { [NON_FIELD_ERRORS]: [MENU_FULL] } } : outcome,
  );
}

function titleKey({ dish, values }: Outcome): string {
  const { title, category_id } = { ...dish, ...values };
  return `${category_id} ${folded(String(title))}`;
}

function actionOf(outcome: Outcome): MenuRow['action'] {
  if (isWrong(outcome)) return 'error';
  if (!outcome.dish) return 'create';
  return outcome.changes.length === 0 ? 'unchanged' : 'update';
}

function planOf(outcomes: readonly Outcome[]): ImportPlan {
  const rows = outcomes.map((outcome): MenuRow => {
    const { line, title, errors, changes } = outcome;
    return { line, action: actionOf(outcome), title: shown(title), errors, changes };
  });
  if (outcomes.some(isWrong)) return { rows, creates: [], updates: [] };
  return {
    rows,
    creates: outcomes.flatMap(({ dish, values }) => (dish ? [] : values)),
    updates: outcomes.flatMap(({ dish, values, changes }) =>
      dish && changes.length > 0 ? { ...values, id: dish.id } : [],
    ),
  };
}
