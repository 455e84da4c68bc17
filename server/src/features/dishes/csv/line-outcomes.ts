import { MENU_CELLS, MENU_COLUMNS, type MenuColumn, type MenuRow } from '@nearbite/contract/dishes/menu-csv';
import { type FieldErrors, NON_FIELD_ERRORS } from '@nearbite/contract/errors';
import { type CsvLine, textOfCell } from '../../../lib/csv.ts';
import { inTurns } from '../../../lib/in-turns.ts';
import { BEING_REVIEWED } from '../menu.service.ts';
import {
  type Category,
  type Cells,
  cellSchemas,
  cellsOf,
  DISH_COLUMNS,
  type DishColumn,
  folded,
  type MenuDish,
  STORED_IN,
  type Stored,
} from './menu-table.ts';

export type Known = { readonly dishes: readonly MenuDish[]; readonly categories: readonly Category[] };

/** What columns give, as it is stored. */
export type DishValues = Partial<Omit<MenuDish, 'id'>>;

const valuesOf = (given: readonly { readonly column: DishColumn; readonly value?: Stored }[]): DishValues =>
  // The schema of each column makes what the table keeps for it.
  Object.fromEntries(
    given.flatMap(({ column, value }) => (value === undefined ? [] : [[STORED_IN[column], value]])),
  ) as DishValues;

/** What one line asks for, before it is held against the others. */
export type Outcome = {
  readonly line: number;
  readonly title: string;
  /** Undefined: a new one. */
  readonly dish: MenuDish | undefined;
  readonly values: DishValues;
  readonly errors: FieldErrors;
  readonly changes: MenuRow['changes'];
};

const TOO_MANY_CELLS =
  'This line has more cells than the first one: a text with a comma needs quotation marks';
const SEVERAL = 'Several dishes have this title: name this one by its id';

/** The cells of one line by their columns, texts as they were before they were written. */
type Line = {
  readonly line: number;
  readonly cells: Readonly<Partial<Record<MenuColumn, string>>>;
  readonly hasTooMany: boolean;
};

const TEXTS: readonly MenuColumn[] = ['title', 'description', 'category'];

function readLine({ line, cells }: CsvLine, columns: readonly string[]): Line {
  const read = MENU_COLUMNS.flatMap((column) => {
    const cell = cells[columns.indexOf(column)];
    return cell === undefined ? [] : [[column, TEXTS.includes(column) ? textOfCell(cell) : cell.trim()]];
  });
  return {
    line,
    cells: Object.fromEntries(read),
    hasTooMany: cells.slice(columns.length).some((cell) => cell.trim() !== ''),
  };
}

type Parse = (column: DishColumn, text: string) => { readonly value?: Stored; readonly errors?: FieldErrors };

const parseWith =
  (schemas: ReturnType<typeof cellSchemas>): Parse =>
  (column, text) => {
    const { data, error } = schemas[column].safeParse(text);
    return error ? { errors: { [column]: error.issues.map(({ message }) => message) } } : { value: data };
  };

/** Whoever has as many to mend is not helped by more, and what is wrong costs most. */
const MAX_WRONG_LINES = 200;
const TOO_MANY_WRONG = `From here on nothing was looked at, because ${MAX_WRONG_LINES} lines are wrong`;

/** Of each line, up to where too many are wrong; others get their turn meanwhile. */
export async function outcomesOf(
  body: readonly CsvLine[],
  columns: readonly string[],
  known: Known,
): Promise<Outcome[]> {
  const lines: Line[] = [];
  for await (const line of inTurns(body)) lines.push(readLine(line, columns));
  const outcomeOf = judgeOf(lines, known);
  const outcomes: Outcome[] = [];
  const wrong = new Set<Outcome>();
  for await (const line of inTurns(lines)) {
    if (wrong.size === MAX_WRONG_LINES)
      return [...outcomes, failed(line, { [NON_FIELD_ERRORS]: [TOO_MANY_WRONG] })];
    const outcome = outcomeOf(line);
    if (isWrong(outcome)) wrong.add(outcome);
    outcomes.push(outcome);
  }
  return outcomes;
}

export const isWrong = ({ errors }: Outcome) => Object.keys(errors).length > 0;

function judgeOf(lines: readonly Line[], { dishes, categories }: Known): (line: Line) => Outcome {
  const byId = new Map(dishes.map((dish) => [String(dish.id), dish]));
  // A line without an id never means a dish that another line names by its own.
  const named = new Set(lines.flatMap(({ cells }) => byId.get(cells.id ?? '')?.id ?? []));
  const byTitle = groupByTitle(dishes.filter(({ id }) => !named.has(id)));
  const parse = parseWith(cellSchemas(categories));
  const titles = new Map(categories.map((category) => [category.id, category]));

  return (line) => {
    if (line.hasTooMany) return failed(line, { [NON_FIELD_ERRORS]: [TOO_MANY_CELLS] });
    const { id = '', title = '', category } = line.cells;
    if (id !== '') {
      const { error } = MENU_CELLS.id.safeParse(id);
      if (error) return failed(line, { id: error.issues.map(({ message }) => message) });
      const dish = byId.get(String(Number(id)));
      return dish
        ? changeOf(line, dish, cellsOf(dish, titles), parse)
        : failed(line, { id: ['Unknown dish'] });
    }
    const titled = parse('title', title);
    const categorised = category === undefined ? {} : parse('category', category);
    const isMeant = ({ category_id }: MenuDish) =>
      [undefined, category_id].includes(categoryIdOf(categorised));
    const [dish, other] = (byTitle.get(folded(String(titled.value))) ?? []).filter(isMeant);
    if (!dish || categorised.errors) return creationOf(line, parse);
    return other
      ? failed(line, { [NON_FIELD_ERRORS]: [SEVERAL] })
      : changeOf(line, dish, cellsOf(dish, titles), parse);
  };
}

const categoryIdOf = ({ value }: ReturnType<Parse>) => (typeof value === 'number' ? value : undefined);

function groupByTitle(dishes: readonly MenuDish[]): ReadonlyMap<string, readonly MenuDish[]> {
  const groups = new Map<string, MenuDish[]>();
  for (const dish of dishes) {
    const group = groups.get(folded(dish.title));
    if (group) group.push(dish);
    else groups.set(folded(dish.title), [dish]);
  }
  return groups;
}

const failed = ({ line, cells }: Line, errors: FieldErrors): Outcome => ({
  line,
  title: cells.title ?? '',
  dish: undefined,
  values: {},
  errors,
  changes: [],
});

/** Without a picture, which a table cannot carry; all else the form of a new dish asks for is asked for here. */
function creationOf(line: Line, parse: Parse): Outcome {
  const parsed = DISH_COLUMNS.map((column) => ({ column, ...parse(column, line.cells[column] ?? '') }));
  return {
    line: line.line,
    title: line.cells.title ?? '',
    dish: undefined,
    values: valuesOf(parsed),
    errors: Object.assign({}, ...parsed.map(({ errors }) => errors)),
    changes: [],
  };
}

type CellChange = {
  readonly column: DishColumn;
  readonly value?: Stored;
  readonly errors?: FieldErrors;
  readonly change?: MenuRow['changes'][number];
};

function changeOf(line: Line, dish: MenuDish, before: Cells, parse: Parse): Outcome {
  const changed = DISH_COLUMNS.flatMap((column): readonly CellChange[] => {
    const text = line.cells[column];
    if (text === undefined || isSameText(text, before[column])) return [];
    const { value, errors } = parse(column, text);
    if (errors) return [{ column, errors }];
    if (value === undefined || value === dish[STORED_IN[column]]) return [];
    if (column === 'status' && dish.status === 'in-review')
      return [{ column, errors: { status: [BEING_REVIEWED] } }];
    return [{ column, value, change: { column, from: shown(before[column]), to: shown(text) } }];
  });
  return {
    line: line.line,
    title: line.cells.title ?? dish.title,
    dish,
    values: valuesOf(changed),
    errors: Object.assign({}, ...changed.map(({ errors }) => errors)),
    changes: changed.flatMap(({ change }) => change ?? []),
  };
}

/** Programs that write tables have line breaks of their own. */
const isSameText = (text: string, before: Cells[MenuColumn]) =>
  text.replaceAll('\r\n', '\n') === String(before ?? '').replaceAll('\r\n', '\n');

const SHOWN_CHARACTERS = 100;

/** Long texts are not told in full. */
export const shown = (cell: Cells[MenuColumn]) => String(cell ?? '').slice(0, SHOWN_CHARACTERS);
