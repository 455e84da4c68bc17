import type { Segment } from '../../segment/segments.ts';
import { isSoSized, type LineThere } from '../line-references.ts';
import type { Said, Statement } from './described-clauses.ts';
import { linesNamed, type Talk } from './named-line.ts';
import { valueAt } from './said-values.ts';

/** What was said of the lines up to here. */
export type SaidSoFar = {
  readonly parts: ReadonlyMap<number, Segment>;
  readonly statements: Statement[];
  current: Statement;
  /** In the midst of a reason, or of what is not enough. */
  reason: 'refused' | 'because' | undefined;
  isJoined: boolean;
  isKept: boolean;
};

export const newSaidSoFar = ({ path }: Talk): SaidSoFar => ({
  parts: new Map(path.map((part) => [part.start, part])),
  statements: [],
  current: { names: [], values: [] },
  reason: undefined,
  isJoined: false,
  isKept: false,
});

/** What was said is said: the next statement begins. */
export function closeStatement(said: SaidSoFar): void {
  const { names, values, stays } = said.current;
  if (names.length + values.length > 0 || stays) said.statements.push(said.current);
  said.current = { names: [], values: [] };
  said.isJoined = false;
}

/** A size, heat or amount: of the line before it or behind it, or the line itself ("the small one"). */
export function takeValue(talk: Talk, said: SaidSoFar, at: number): number | undefined {
  const value = valueAt(talk, at);
  if (value === undefined) return undefined;
  said.reason = undefined;
  const selected = selectorAt(talk, value);
  if (selected === undefined) {
    said.current.values = [...said.current.values, value];
    return value.end;
  }
  if (said.current.values.length + said.current.names.length > 0) closeStatement(said);
  said.current.names = [{ part: value.part, ...selected, isMany: false }];
  return value.end + 1;
}

/** A line by its name. */
export function takeName(talk: Talk, said: SaidSoFar, at: number): number | 'refused' | undefined {
  const part = said.parts.get(at);
  const named = part === undefined ? undefined : linesNamed(talk, part);
  if (part === undefined || named === undefined) return undefined;
  const { names, values, stays } = said.current;
  if (names.length > 0 && (values.length > 0 || stays === true)) closeStatement(said);
  const isFirst = said.current.names.length === 0;
  // "Make it a double and the fries large"
  const isApart = isFirst ? said.current.values.length > 0 && said.isJoined : !said.isJoined;
  if (isApart && (isFirst || !isScoped(talk, part.end))) return 'refused';
  const isMany = named.isMany || isScoped(talk, at - 1);
  said.current.names = [...said.current.names, { part, ...named, isMany }];
  if (said.isKept) said.current.stays = true;
  // "Mirch kam karahi mein"
  if (/^(?:mein|main|me)$/.test(talk.tokens[part.end]?.text ?? '')) said.current.isTold = true;
  said.isKept = false;
  said.isJoined = false;
  return part.end;
}

/** "Both pizzas", "reshmi and bihari both" */
const isScoped = ({ tokens }: Talk, at: number): boolean =>
  /^(?:both|dono|all|sab|every|saare|sari)$/.test(
    tokens[/^(?:the|my|of)$/.test(tokens[at]?.text ?? '') ? at - 1 : at]?.text ?? '',
  );

/** "The small one", "the large wali": the line that is so. */
function selectorAt(talk: Talk, { part, start, end }: Said): { lines: readonly LineThere[] } | undefined {
  const isOne = /^(?:ones?|wal[aie])$/.test(talk.tokens[end]?.text ?? '');
  const isThe = /^(?:the|my|jo)$/.test(talk.tokens[start - 1]?.text ?? '');
  if (part.kind !== 'option' || !isOne || !isThe) return undefined;
  const lines = talk.lines.filter((line) => isSoSized(talk.index, line, part.option));
  return lines.length > 0 ? { lines } : undefined;
}
