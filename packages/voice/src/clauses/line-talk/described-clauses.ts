import type { Option } from '../../menu/options.ts';
import { isSoldInHeat, isSoldInSize, someDish } from '../../menu/title-facts.ts';
import type { DishSegment, Segment } from '../../segment/segments.ts';
import { type Clause, newClause } from '../clause.ts';
import { isSoSized, type LineThere } from '../line-references.ts';
import type { Talk } from './named-line.ts';
import type { Side } from './value-joints.ts';

export type Value = Extract<Segment, { kind: 'number' | 'option' }>;
/** A size, heat or amount that was said, and whether it is given up by the words around it. */
export type Said = {
  readonly part: Value;
  readonly start: number;
  readonly end: number;
  readonly isRefused: boolean;
};
type Named = { readonly part: Segment; readonly lines: readonly LineThere[]; readonly isMany: boolean };
/** Lines, and what is said of them. */
export type Statement = {
  names: readonly Named[];
  values: readonly Said[];
  sides?: readonly { readonly side: Side; readonly at: number }[];
  isBoth?: 2 | 'all';
  stays?: boolean;
  /** With a verb of changing, or a part of it refused. */
  isTold?: boolean;
};

/** A clause for every line that is to be otherwise; undefined where a statement says too little. */
export function clausesOf(talk: Talk, statements: readonly Statement[]): Clause[] | undefined {
  const clauses: Clause[] = [];
  for (const statement of statements) {
    const told = clausesFor(talk, statement);
    if (told === undefined) return undefined;
    clauses.push(...told);
  }
  return clauses.length > 0 ? clauses : undefined;
}

function clausesFor(talk: Talk, statement: Statement): Clause[] | undefined {
  const lines = linesMeant(talk, statement);
  const isAsItIs = (line: LineThere) => statement.values.every(({ part }) => isSo(talk, line, part));
  if (statement.stays && lines?.every(isAsItIs)) return statement.names.length > 0 ? [] : undefined;
  if (lines === undefined || lines.length === 0) return undefined;
  const told = lines.map((line) => ({ line, values: wantedOf(talk, statement, line) }));
  // "All pizzas large", of which one is
  const isMany =
    statement.isBoth !== undefined ||
    statement.names.length > 1 ||
    statement.names.some((name) => name.isMany);
  const wanted = told.filter(({ line, values }) => values !== undefined || !isMany || !isAsItIs(line));
  if (wanted.length === 0 || wanted.some(({ values }) => values === undefined)) return undefined;
  const part = statement.names[0]?.part ?? statement.values[0]?.part;
  if (part === undefined) return undefined;
  const { start, end } = part;
  const at = talk.tokens.length;
  const clause = (dish: DishSegment, values: readonly Segment[]): Clause => ({
    ...newClause(),
    command: 'make',
    hasVerb: true,
    segments: [dish, ...values.map((value) => ({ ...value, start: at, end: at }))],
  });
  const [first, ...others] = wanted;
  if (first !== undefined && others.length > 0 && !isMany) {
    const candidates = lines.flatMap(({ segment }) => segment.candidates);
    return [clause({ kind: 'dish', start, end, worth: 0, candidates }, first.values ?? [])];
  }
  return wanted.map(({ line, values = [] }) => clause({ ...line.segment, start, end }, values));
}

/** The lines that are named; of several of a name those that can be otherwise; without a name those that fit alone. */
function linesMeant(
  talk: Talk,
  { names, values, sides = [], isBoth }: Statement,
): readonly LineThere[] | undefined {
  const isNew = (line: LineThere) => values.some(({ part }) => isSold(talk, line, part));
  if (names.length > 0)
    return names.flatMap(({ lines, isMany }) => {
      if (lines.length === 1 || isMany || isBoth) return lines;
      // "Change the large curry to regular", of two curries
      const wanted = bySide(values, sides);
      const givenUp = values.filter((value) => value !== wanted);
      const fitting = lines.filter((line) => givenUp.some(({ part }) => isSo(talk, line, part)));
      return fitting.length > 0 ? fitting : lines;
    });
  const options = values.filter(({ part }) => part.kind === 'option');
  if (isBoth !== undefined && values.length > 0 && options.length === values.length) {
    const fitting = talk.lines.filter(isNew);
    const total = fitting.reduce((sum, { line }) => sum + (line.count ?? 1), 0);
    return isBoth === 2 && fitting.length !== 2 && total !== 2 ? undefined : fitting;
  }
  // "Half won't be enough, do the full": the one line that is so, and can be so.
  const [a, b, ...others] = options;
  if (a === undefined || b === undefined || others.length > 0 || options.length < values.length)
    return undefined;
  const turned = talk.lines.filter(
    (line) =>
      isSo(talk, line, a.part) !== isSo(talk, line, b.part) &&
      isSold(talk, line, a.part) &&
      isSold(talk, line, b.part),
  );
  return turned.length === 1 ? turned : undefined;
}

/** What the line is to have that it has not: one amount, one size, one heat; undefined where that cannot be told. */
function wantedOf(
  talk: Talk,
  { names, values, sides = [], isTold }: Statement,
  line: LineThere,
): Value[] | undefined {
  const wanted: Value[] = [];
  const kinds = [...new Set(values.map(({ part }) => kindOf(talk, line, part)))];
  for (const kind of kinds) {
    const said = values.filter(({ part }) => kindOf(talk, line, part) === kind);
    const left = said.filter(({ isRefused }) => !isRefused);
    const others = left.filter(({ part }) => !isSo(talk, line, part));
    const isContrast = sides.length > 0 || said.length > left.length;
    if (said.length > 2 || left.length === 0) return undefined;
    const value = left.length === 1 ? left[0] : others.length === 1 ? others[0] : bySide(left, sides);
    if (value === undefined || (others.length === 0 && !isContrast)) return undefined;
    // "Four naan": so many are ordered; "the four naan" are those that are there.
    const isBefore = value.end <= (names[0]?.part.start ?? -1);
    const isOn = value.end < (names[0]?.part.start ?? -1);
    if (isBefore && !isOn && said.length === 1 && !(isTold && value.part.kind === 'option')) return undefined;
    if (isBefore && isOn && value.part.kind === 'number' && value.part.count < (line.line.count ?? 1))
      return undefined;
    const sold = soldAs(talk, line, value.part);
    if (sold === undefined) return undefined;
    wanted.push(sold);
  }
  return wanted.length > 0 ? wanted : undefined;
}

/** "Two, not three": which one is refused by the words between them; else the last one counts. */
function bySide(values: readonly Said[], sides: NonNullable<Statement['sides']>): Said | undefined {
  const [a, b] = values;
  const between = sides.find(({ at }) => at >= (a?.end ?? 0) && at < (b?.start ?? 0));
  return between?.side === 'refusesNext' ? a : b;
}

type Kind = 'number' | 'size' | 'heat' | 'none';

function kindOf({ index }: Talk, { segment }: LineThere, part: Value): Kind {
  const title = segment.candidates[0]?.title;
  if (part.kind === 'number') return 'number';
  if (isSoldInSize(index, title, part.option)) return 'size';
  return isSoldInHeat(index, title, part.option) ? 'heat' : 'none';
}

function isSo(talk: Talk, line: LineThere, value: Value): boolean {
  if (value.kind === 'number') return (line.line.count ?? 1) === value.count;
  const { option } = value;
  return isSoSized(
    talk.index,
    line,
    kindOf(talk, line, value) === 'heat' ? { ...option, of: 'spice' } : option,
  );
}

const isSold = (talk: Talk, line: LineThere, value: Value): boolean =>
  soldAs(talk, line, value) !== undefined;

/** As the line is sold: "double the croissants" counts what comes in one size. */
function soldAs(talk: Talk, line: LineThere, value: Value): Value | undefined {
  const { index } = talk;
  const title = line.segment.candidates[0]?.title;
  if (value.kind === 'option') {
    const kind = kindOf(talk, line, value);
    if (kind === 'heat') return { ...value, option: { ...value.option, of: 'spice' } };
    if (kind !== 'none') return value;
    const count = countedBy(value.option, line.line.count ?? 1);
    return count === undefined
      ? undefined
      : { ...value, kind: 'number', count, form: 'spoken', goesBack: false };
  }
  // "Twelve wings instead of six": another pack
  const isPack = someDish(index, title, ({ portions }) =>
    portions.some(({ measure }) => measure?.count === value.count && value.count > 1),
  );
  if (isPack) return undefined;
  const count = value.form === 'more' ? (line.line.count ?? 1) + value.count : value.count;
  return { ...value, count, form: 'spoken' };
}

/** So many times as many as there are, where it is no size. */
export const timesWords: ReadonlyMap<string, string> = new Map([
  ['double', 'doubled'],
  ['half', 'halved'],
]);

const countedBy = ({ text }: Option, count: number): number | undefined =>
  text === 'doubled' ? 2 * count : text === 'halved' && count % 2 === 0 ? count / 2 : undefined;
