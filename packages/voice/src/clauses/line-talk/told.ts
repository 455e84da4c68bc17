import { onceEach } from '../../menu/once-each.ts';
import type { TokenRole } from '../../read/token-roles.ts';
import type { Segment } from '../../segment/segments.ts';
import { type Clause, hasDish, newClause } from '../clause.ts';
import { readDescribedLines } from './described-lines.ts';
import { readExchange } from './exchanged-lines.ts';
import { readUnits, type Unit } from './line-talk.ts';
import { linesNamed, type Talk } from './named-line.ts';
import { foldOnly, nameAgain, settleAsked } from './settled-units.ts';
import { readSharedLine } from './shared-line.ts';
import { clausesFor, type SaidOf } from './told-clauses.ts';
import { type Polarity, type Told, tellLines } from './told-lines.ts';

/** More words than anybody says of an order that is there: each "and" in them may part two statements. */
const longestTalk = 60;

/** So many places in it where another statement may begin: four times as many as in any sentence of the corpus. */
const mostJoints = 8;

/** Reads the words from here on as an order of something else. */
type ReadOrder = (from: number) => Clause[];

/**
 * What is said of an order that is there, where the whole sentence says nothing else: what goes and what stays, another
 * amount, size or heat, one dish for another, a line shared out. Several such sentences may be joined, and what is
 * ordered besides may follow them. Undefined where any word is left over: then it is read as any other sentence.
 */
export function readTold(
  talk: Talk,
  roles: readonly TokenRole[],
  readOrder: ReadOrder,
): Clause[] | undefined {
  if (talk.lines.length === 0 || talk.tokens.length > longestTalk) return undefined;
  const joints = talk.tokens.filter(({ text }, at) => joining.test(text) || opensOrder(talk, at));
  // Read once from each word on, however many ways there are to part what stands before it.
  const readFrom = onceEach((start: number): Clause[] | undefined => {
    const said = start === 0 ? talk : partOf(talk, start, talk.tokens.length);
    const whole = readOne(said, roles.slice(start));
    if (whole !== undefined || joints.length > mostJoints) return whole;
    for (const [at, { text }] of said.tokens.entries()) {
      const isJoint = joining.test(text) && !opensOrder(said, at);
      if (at === 0 || !(isJoint || opensOrder(said, at))) continue;
      const from = isJoint ? at + 1 : at;
      // "I'd drop the rings, but they can stay": of what was named before.
      const isNamed = said.path.some((part) => part.start >= from && linesNamed(said, part) !== undefined);
      const isOrder = opensOrder(said, from);
      const first =
        isNamed || isOrder ? readOne(partOf(said, 0, at), roles.slice(start, start + at)) : undefined;
      if (first === undefined) continue;
      const second = isNamed ? readFrom(start + from) : undefined;
      const ordered = second ?? (isOrder ? orderOf(readOrder(start + from)) : undefined);
      if (ordered !== undefined) return [...first, ...ordered.map((clause) => moved(clause, from))];
    }
    return undefined;
  });
  return readFrom(0);
}

/** "… and add an omelette", "give me a salad too" */
function opensOrder({ tokens, path }: Talk, at: number): boolean {
  const part = path.find(({ start }) => start === at);
  if (part?.kind === 'number' && part.form === 'more') return true;
  return (
    part?.kind === 'command' &&
    /^(?:add|also)$/.test(part.command) &&
    !/^(?:but|lekin|magar|says?|said|bring)$/.test(tokens[at]?.text ?? '')
  );
}

/** Only what is found on the card; else the sentence is read as a whole. */
const orderOf = (clauses: Clause[]): Clause[] | undefined => {
  const said = clauses.filter(({ segments }) => segments.some(({ kind }) => kind !== 'filler'));
  return said.length > 0 && said.every((clause) => hasDish(clause) && clause.command === 'add')
    ? said.map((clause) => ({ ...clause, isAlso: true }))
    : undefined;
};

const joining = /^(?:and|aur|but|lekin|magar|then)$/;

const readers = [readSharedLine, readDescribedLines, readStaysAndGoes, readExchange];

function readOne(talk: Talk, roles: readonly TokenRole[]): Clause[] | undefined {
  for (const read of readers) {
    const clauses = read(talk, roles);
    if (clauses !== undefined) return clauses;
  }
  return undefined;
}

/** The words from here to there, as if they had been said alone. */
function partOf({ index, tokens, path, lines }: Talk, from: number, to: number): Talk {
  const inPlace = (part: Segment): Segment => ({ ...part, start: part.start - from, end: part.end - from });
  return {
    index,
    lines,
    tokens: tokens.slice(from, to),
    path: path.filter(({ start, end }) => start >= from && end <= to).map(inPlace),
  };
}

const moved = (clause: Clause, by: number): Clause => ({
  ...clause,
  segments: clause.segments.map((part) => ({ ...part, start: part.start + by, end: part.end + by })),
});

/**
 * "Everything but the kheer can go", "leave the pizza, it's the soup I don't want": a sentence that only says what of
 * the order stays and what goes, in whatever order it says so. Nothing is read where a word is left over, where a line
 * would both go and stay, or where nothing goes.
 */
function readStaysAndGoes(talk: Talk, roles: readonly TokenRole[]): Clause[] | undefined {
  const read = readUnits(talk, roles);
  const units = read && nameAgain(read);
  if (units === undefined) return undefined;
  if (units.every(isStaying)) return units.some(isStrong) ? [] : undefined;
  const said = tellLines(settleAsked(foldOnly(units)));
  if (said === undefined) return undefined;
  const told = lastSaid(units, said);
  const goes = told.filter(({ polarity }) => polarity === 'goes').flatMap(({ objects }) => objects);
  const stays = told.filter(({ polarity }) => polarity === 'stays').flatMap(({ objects }) => objects);
  const kinds = (objects: readonly SaidOf[]) => objects.map(({ unit }) => unit.kind);
  const isLine = ({ unit }: SaidOf) => unit.kind === 'line';
  // "Everything but the naan stays"
  const removed = [
    ...goes.filter(isLine),
    ...stays.flatMap(({ but = [] }) => but.map((unit): SaidOf => ({ unit }))),
  ];
  const kept = [
    ...stays.filter(isLine),
    ...goes.flatMap(({ but = [] }) => but.map((unit): SaidOf => ({ unit }))),
  ];
  const isAllGone = kinds(goes).some((kind) => kind === 'rest' || kind === 'all');
  if (isAllGone && kept.length > 0 && removed.length === 0) return clausesFor(talk, 'keep', kept, []);
  // "Please don't forget the naan", "remove the salad, no, keep it"
  const isTakenBack = told !== said;
  if (goes.length === 0 && removed.length === 0 && (isTakenBack || (stays.length > 0 && isFirm(units))))
    return [];
  // "Bin the lot"
  const isLot = goes.length === 1 && kinds(goes)[0] === 'all' && stays.length === 0;
  if (isLot && talk.tokens[goes[0]?.unit.start ?? 0]?.text !== 'anything')
    return [{ ...newClause(), command: 'clear', hasVerb: true }];
  if (isAllGone || removed.length === 0) return undefined;
  return clausesFor(talk, 'remove', removed, kept);
}

/** "No, that's fine, leave it as it is": nothing is named, and nothing goes. */
const isStaying = (unit: Unit): boolean =>
  /^(?:it|all|no|but|correct|and)$/.test(unit.kind) ||
  (unit.kind === 'verb' && unit.verb.polarity === 'stays');
const isStrong = (unit: Unit): boolean => unit.kind === 'verb' && !unit.verb.isWeak;

/**
 * What was said last of a line counts: "remove the salad, no, keep it". Of two that were to go, one after the other,
 * only the second does where it was put right between them: "drop the rings, no sorry, drop the shake".
 */
function lastSaid(units: readonly Unit[], told: readonly Told[]): readonly Told[] {
  const corrections = units.filter(({ kind }) => kind === 'correct').map(({ start }) => start);
  const isOver = (a: Unit, polarity: Polarity): boolean =>
    told.some((later) =>
      later.objects.some(({ unit: b }) => {
        if (b.start <= a.start) return false;
        const isPutRight =
          polarity === 'goes' &&
          corrections.some((at) => at > a.start && at < b.start) &&
          b.kind === 'line' &&
          a.kind === 'line';
        return later.polarity === polarity ? isPutRight && !isSame(a, b) : isSame(a, b);
      }),
    );
  const left = told.map(({ polarity, objects }) => ({
    polarity,
    objects: objects.filter(({ unit }) => !isOver(unit, polarity)),
  }));
  return left.every(({ objects }, at) => objects.length === told[at]?.objects.length) ? told : left;
}

/** The same lines, or all of them. */
const isSame = (a: Unit, b: Unit): boolean =>
  b.kind === 'all' ||
  (a.kind === 'line' &&
    b.kind === 'line' &&
    a.sizes.length === 0 &&
    a.lines.every((line) => b.lines.includes(line)));

const isFirm = (units: readonly Unit[]): boolean =>
  units.filter((unit) => unit.kind === 'verb').every(({ verb }) => verb.isFirm);
