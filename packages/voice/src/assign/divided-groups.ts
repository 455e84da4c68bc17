import type { Modifier } from '../segment/segments.ts';
import { isCount } from './modifier-kinds.ts';

/** "Two pizzas, one large and one small": the groups, when they share out what was counted. */
export function dividedGroups(
  before: readonly Modifier[],
  after: readonly Modifier[],
): Modifier[][] | undefined {
  const inFront = groupByCount(before);
  if (inFront.length >= 2 && inFront.every(describes)) return inFront;
  const behind = groupByCount(after);
  const total = before.findLast((part) => isCount(part) && part.form !== 'article');
  if (behind.length < 2 || !behind.every(describes)) return undefined;
  const sum = behind.reduce((count, group) => count + (group.find(isCount)?.count ?? 0), 0);
  return total?.kind !== 'number' || total.count === sum ? behind : undefined;
}

function groupByCount(parts: readonly Modifier[]): Modifier[][] {
  const groups: Modifier[][] = [];
  for (const part of parts) {
    if (isCount(part)) groups.push([part]);
    else groups.at(-1)?.push(part);
  }
  return groups;
}

const describes = (group: readonly Modifier[]) =>
  group.some((part) => part.kind === 'option' || part.kind === 'measure');
