import type { DishSegment, Segment } from '../../segment/segments.ts';
import { type Clause, newClause } from '../clause.ts';
import type { LineThere } from '../line-references.ts';
import type { LineUnit, Unit } from './line-talk.ts';
import { lineCompared, linesSized, type Talk } from './named-line.ts';

/** What a verb is said of: lines, all, the rest, or all but some. */
export type SaidOf = { readonly unit: Unit; readonly but?: readonly LineUnit[] };

/** One clause for all that goes, or for all that stays; a line that cannot be told from another is asked about. */
export function clausesFor(
  talk: Talk,
  command: 'keep' | 'remove',
  objects: readonly SaidOf[],
  others: readonly SaidOf[],
): Clause[] | undefined {
  const otherLines = resolve(talk, others).flatMap(({ lines }) => (lines.length === 1 ? lines : []));
  const segments: Segment[] = [];
  for (const { unit, lines: found } of resolve(talk, objects)) {
    const left = found.length > 1 ? found.filter((line) => !otherLines.includes(line)) : found;
    if (left.length === 0 || left.some((line) => otherLines.includes(line))) return undefined;
    const total = left.reduce((sum, { line }) => sum + (line.count ?? 1), 0);
    const isCounted = unit.count !== undefined && unit.count !== total && command === 'remove';
    if (unit.count !== undefined && unit.count > total) return undefined;
    const { start, end } = unit;
    if (isCounted && unit.count !== undefined)
      segments.push({
        kind: 'number',
        count: unit.count,
        form: 'spoken',
        goesBack: false,
        start,
        end: start,
        worth: 0,
      });
    // "Remove all that isn't pizza"
    const isBare = command === 'keep' && !/^(?:the|my|that)$/.test(talk.tokens[start - 1]?.text ?? '');
    const isAll = unit.isMany || unit.count === total || isBare;
    if (left.length === 1 || isAll)
      segments.push(
        ...left.map(({ segment }): DishSegment => ({ ...segment, start, end, sharedHead: start })),
      );
    else {
      const candidates = left.flatMap(({ segment }) => segment.candidates);
      segments.push({ kind: 'dish', start, end, worth: 0, candidates });
    }
  }
  const clause = newClause();
  return [{ ...clause, command, hasVerb: true, segments }];
}

type Resolved = { readonly unit: LineUnit; readonly lines: readonly LineThere[] };

/** "One of the pizzas, the small one": a size behind a name says which of those it is. */
function resolve(talk: Talk, objects: readonly SaidOf[]): readonly Resolved[] {
  const found: Resolved[] = [];
  let named: readonly LineThere[] = talk.lines;
  for (const { unit } of objects) {
    if (unit.kind !== 'line') continue;
    const among = unit.by === 'size' ? named : unit.lines;
    const sized = linesSized(talk, among, unit.sizes);
    const compared = unit.compared === undefined ? undefined : lineCompared(talk, sized, unit.compared);
    const lines =
      compared === undefined ? (sized.length > 0 || unit.by === 'size' ? sized : among) : [compared];
    const last = found.at(-1);
    const narrows =
      last?.unit.by === 'name' &&
      last.lines.length > lines.length &&
      lines.every((line) => last.lines.includes(line)) &&
      (unit.by === 'size' || !last.unit.isMany);
    if (narrows) found.pop();
    if (unit.by === 'name') named = unit.lines;
    found.push({ unit: narrows && last.unit.count === 1 ? { ...unit, count: 1 } : unit, lines });
  }
  return found;
}
