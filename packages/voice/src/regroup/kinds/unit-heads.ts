import type { Segment } from '../../segment/segments.ts';
import type { Pass } from '../pass.ts';
import { candidatesOf, titlesOfHead } from './find-kind.ts';

/** "The family platter", where there is a Tikka House Platter: no container of another dish, but the dish. */
export const readUnitHeads: Pass = (index, tokens, path) =>
  path.map((unit, place): Segment => {
    const [before, next] = [path[place - 1], path[place + 1]];
    // "Three soups, regular bowls"
    const dish = path.slice(0, place).findLast(({ kind }) => kind !== 'option');
    if (unit.kind !== 'unit' || unit.end - unit.start > 1 || dish?.kind === 'dish') return unit;
    const isLast =
      next === undefined ||
      tokens[next.start]?.afterBreak === true ||
      /^(?:connector|command|wish)$/.test(next.kind);
    const isOfDish = path.slice(0, place).some(({ kind }) => kind === 'dish') && before?.kind === 'number';
    const called = isLast && !isOfDish ? titlesOfHead(index, tokens[unit.start]?.key ?? '') : [];
    const { start, end } = unit;
    if (called.length === 0) return unit;
    return { kind: 'dish', candidates: candidatesOf(index, called), start, end, worth: 0 };
  });
