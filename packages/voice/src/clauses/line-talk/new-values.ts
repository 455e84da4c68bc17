import { isSoldInHeat, isSoldInSize, someDish } from '../../menu/title-facts.ts';
import type { TokenRole } from '../../read/token-roles.ts';
import type { DishSegment, Segment } from '../../segment/segments.ts';
import { type Clause, newClause } from '../clause.ts';
import { isSoSized, type LineThere } from '../line-references.ts';
import { linesNamed, type Talk } from './named-line.ts';
import { isPlainTalk, textOf } from './plain-talk.ts';
import { isRefusedPart, sizeAt } from './said-values.ts';
import { jointAt, type Side } from './value-joints.ts';

type Value = Extract<Segment, { kind: 'number' | 'option' }>;
type Named = { readonly part: Segment; readonly lines: readonly LineThere[]; readonly isMany: boolean };
type Change = {
  name?: Named;
  values: Value[];
  first?: Side;
  between?: Side;
  isMade?: boolean;
  isBut?: boolean;
};

/**
 * "The rolls go from regular to large", "naan do nahi chaar", "three samosas, not one": a line, and two amounts or two
 * sizes of which one is given up for the other. The one the line has is given up, in whatever order they are said.
 */
export function readNewValues(talk: Talk, roles: readonly TokenRole[]): Clause[] | undefined {
  const changes = readChanges(talk, roles);
  const clauses = changes?.map((change) => clauseFor(talk, change));
  return clauses?.every((clause) => clause !== undefined) ? clauses : undefined;
}

function readChanges(talk: Talk, roles: readonly TokenRole[]): Change[] | undefined {
  const { tokens, path } = talk;
  const parts = new Map(path.map((part) => [part.start, part]));
  const changes: Change[] = [];
  let change: Change = { values: [] };
  for (let at = 0; at < tokens.length; ) {
    const text = textOf(talk, at, at + 4);
    const part = parts.get(at);
    if (isRefusedPart(talk, at)) {
      change.isBut = true;
      at += /^\w+ (?:the|any) /.test(text) ? 3 : 2;
      continue;
    }
    const joint = jointAt(text);
    if (joint !== undefined) {
      const isBetween = change.values.length === 1;
      if (isBetween) change.between ??= joint.side;
      else if (isFineBut(talk, change.name, at)) change.isBut = true;
      else if (change.values.length === 0) change.first ??= joint.side;
      else return undefined;
      at += joint.words;
      continue;
    }
    if (/^(?:and|aur)(?= |$)/.test(text)) {
      if (change.name === undefined || (change.values.length !== 2 && !change.isMade)) return undefined;
      changes.push(change);
      change = { values: [] };
      at++;
      continue;
    }
    const value = sizeAt(talk, talk.lines, at) ?? part;
    if (value !== undefined && isValue(value)) {
      if (change.values.length === 2) return undefined;
      change.values.push(value);
      at = value.end;
      continue;
    }
    const named = part === undefined ? undefined : linesNamed(talk, part);
    if (part !== undefined && named !== undefined) {
      if (change.name !== undefined) return undefined;
      change.name = { part, ...named };
      at = part.end;
      continue;
    }
    // "Naan teen kar do"
    const isMade = part?.kind === 'command' && part.command === 'make' && text.startsWith('kar');
    const [only, ...others] = change.values;
    if (isMade && only !== undefined && others.length === 0)
      change.isMade = (change.name?.part.start ?? only.start) < only.start;
    if (part?.kind === 'command' && isLeadIn(talk, part)) {
      at = part.end;
      continue;
    }
    if (!changingWords.test(tokens[at]?.text ?? '') && !isPlainTalk(roles[at], tokens[at]?.text ?? '', part))
      return undefined;
    at++;
  }
  return [...changes, change];
}

/** "The zinger is fine but …" */
const isFineBut = (talk: Talk, name: Named | undefined, at: number): boolean =>
  name !== undefined &&
  /^(?:\w+ )?(?:is|are|s) (?:\w+ )?(?:fine|ok|okay|good|great|alright|right) but$/.test(
    textOf(talk, name.part.end, at + 1),
  );

/** "Make", "change", "he wants": what is to be so is said behind them. */
const isLeadIn = (talk: Talk, { start, end, ...part }: Segment): boolean =>
  part.kind === 'command' &&
  (/^(?:make|hesitate|correct|change)$/.test(part.command) ||
    /^(?:says|(?:he|she|i|we|they) wants?)$/.test(textOf(talk, start, end)));

const changingWords =
  /^(?:go|goes|going|take|bump|move|bring|reduce|increase|raise|lower|upgrade|downgrade|change|switch|make|up|down|should|be|want|need|needs|wanted|said|asked|ask|chahiye|chahye|chahie|hi|theek|hai|size|spice|level|on|number|quantity|only|actually)$/;

const isValue = (part: Segment): part is Value =>
  part.kind === 'option' || (part.kind === 'number' && part.form !== 'article' && part.form !== 'more');

function clauseFor(
  talk: Talk,
  { name, values: [a, b], first, between, isMade, isBut }: Change,
): Clause | undefined {
  // "The zinger is fine but with fries", "no fries, just the burger"
  const isTold = isMade || (isBut && a?.kind === 'option');
  if (isTold && name !== undefined && a !== undefined && b === undefined && !between && !first)
    return makeClause(talk, name, name.lines, a);
  if (name === undefined || a === undefined || b === undefined || a.kind !== b.kind) return undefined;
  if (between === undefined && first === undefined) return undefined;
  const bySaying = (between ?? first) === 'refusesNext' && between !== undefined ? [b, a] : [a, b];
  const has = (value: Value) => name.lines.filter((line) => isSo(talk, line, value));
  const isKnown = has(a).length > 0 !== has(b).length > 0;
  const [refused, wanted] = !isKnown ? bySaying : has(a).length > 0 ? [a, b] : [b, a];
  if (refused === undefined || wanted === undefined) return undefined;
  // "The small pizza to medium", of a Margherita: another line is meant than the one that bears the name.
  if (!isKnown && a.kind === 'option' && name.lines.some(({ line }) => line.options.length > 0))
    return undefined;
  const fitting = has(refused);
  const lines = fitting.length > 0 ? fitting : name.lines;
  return makeClause(talk, name, lines, wanted);
}

function makeClause(talk: Talk, name: Named, lines: readonly LineThere[], wanted: Value): Clause | undefined {
  if (!lines.every((line) => isSold(talk, line, wanted))) return undefined;
  const { start, end } = name.part;
  const dishes: DishSegment[] =
    lines.length === 1 || name.isMany
      ? lines.map(({ segment }) => ({ ...segment, start, end, sharedHead: start }))
      : [
          {
            kind: 'dish',
            start,
            end,
            worth: 0,
            candidates: lines.flatMap(({ segment }) => segment.candidates),
          },
        ];
  const value: Segment = wanted.kind === 'number' ? { ...wanted, form: 'spoken' } : wanted;
  return {
    ...newClause(),
    command: 'make',
    hasVerb: true,
    segments: [...dishes, { ...value, start: talk.tokens.length, end: talk.tokens.length }],
  };
}

const isSo = ({ index }: Talk, line: LineThere, value: Value): boolean =>
  value.kind === 'number' ? (line.line.count ?? 1) === value.count : isSoSized(index, line, value.option);

function isSold({ index }: Talk, { segment }: LineThere, value: Value): boolean {
  const title = segment.candidates[0]?.title;
  if (value.kind === 'option')
    return isSoldInSize(index, title, value.option) || isSoldInHeat(index, title, value.option);
  // "Twelve wings instead of six": another pack
  return !someDish(index, title, ({ portions }) =>
    portions.some(({ measure }) => measure?.count === value.count && value.count > 1),
  );
}
