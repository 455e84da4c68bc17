import type { TokenRole } from '../../read/token-roles.ts';
import { type Clause, newClause } from '../clause.ts';
import { readUnits, type Unit } from './line-talk.ts';
import type { Talk } from './named-line.ts';
import { foldOnly, nameAgain, settleAsked } from './settled-units.ts';
import { clausesFor, type SaidOf } from './told-clauses.ts';
import { type Polarity, type Told, tellLines } from './told-lines.ts';

/**
 * "Everything but the kheer can go", "leave the pizza, it's the soup I don't want": a sentence that only says what of
 * the order stays and what goes, in whatever order it says so. Nothing is read where a word is left over, where a line
 * would both go and stay, or where nothing goes.
 */
export function readStaysAndGoes(talk: Talk, roles: readonly TokenRole[]): Clause[] | undefined {
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
