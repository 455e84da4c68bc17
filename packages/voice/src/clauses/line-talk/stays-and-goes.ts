import type { TokenRole } from '../../read/token-roles.ts';
import type { LineVerb } from '../../tables/line-talk-words.ts';
import { type Clause, newClause } from '../clause.ts';
import { readUnits, speaksOfParts, type Unit } from './line-talk.ts';
import type { Talk } from './named-line.ts';
import { foldExcept, foldOnly, nameAgain, settleAsked } from './settled-units.ts';
import { clausesFor, type SaidOf } from './told-clauses.ts';

type Polarity = LineVerb['polarity'];
type Told = { readonly polarity: Polarity; readonly objects: readonly SaidOf[] };

const opposite = (polarity: Polarity): Polarity => (polarity === 'goes' ? 'stays' : 'goes');

/**
 * "Everything but the kheer can go", "leave the pizza, it's the soup I don't want": a sentence that only says what of
 * the order stays and what goes, in whatever order it says so. Nothing is read where a word is left over, where a line
 * would both go and stay, or where nothing goes.
 */
export function readStaysAndGoes(talk: Talk, roles: readonly TokenRole[]): Clause[] | undefined {
  if (speaksOfParts(talk)) return undefined;
  const read = readUnits(talk, roles);
  const units = read && nameAgain(read);
  if (units === undefined) return undefined;
  if (units.every(isStaying)) return units.some(isStrong) ? [] : undefined;
  const said = assign(settleAsked(foldOnly(units)));
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

/** Every line to the verb it belongs to; nothing where one is left over. */
function assign(given: readonly Unit[]): readonly Told[] | undefined {
  const { units, excepted } = foldExcept(given);
  const strong = units.filter((unit) => unit.kind === 'verb' && !unit.verb.isWeak);
  if (strong.length === 0) return undefined;
  const told: Told[] = [];
  const isObject = ({ kind }: Unit) => kind === 'line' || kind === 'all' || kind === 'rest';
  const withBut = (unit: Unit): SaidOf => {
    const but = excepted.get(unit);
    return but === undefined ? { unit } : { unit, but };
  };
  // What was refused in contrast: "not the fries"
  const contrasted: Unit[] = [];
  const row = units.filter((unit, at) => {
    const before = units[at - 1];
    const isNot = (before?.kind === 'not' || before?.kind === 'no') && unit.kind === 'line';
    if (isNot) contrasted.push(unit);
    return !isNot && unit.kind !== 'not' && unit.kind !== 'no';
  });
  const verbsAt = row.flatMap((unit, at) => (unit.kind === 'verb' ? [at] : []));
  let free = row.slice(0, verbsAt[0] ?? 0).filter((unit) => isObject(unit));
  for (const [nth, at] of verbsAt.entries()) {
    const unit = row[at];
    if (unit?.kind !== 'verb') continue;
    const { verb } = unit;
    const behind = row.slice(at + 1, verbsAt[nth + 1] ?? row.length);
    const following = behind.filter(isObject);
    const next = row[verbsAt[nth + 1] ?? -1];
    const nextNeeds = next?.kind === 'verb' && needsBefore(row, verbsAt, nth + 1);
    const takesBefore =
      verb.object === 'before' ||
      (verb.object === 'either' &&
        free.length > 0 &&
        (!isBegun(behind) || (nextNeeds && following.length === 1)));
    if (takesBefore) {
      if (free.length === 0) {
        const last = told.at(-1);
        // "We don't want the shake, oh wait, we do"
        if (last !== undefined && last.polarity !== verb.polarity && !isExcepted(last))
          told.push({ polarity: verb.polarity, objects: last.objects.map((object) => again(object, unit)) });
        else if (verb.object === 'before' && !isSaid(told, verb) && contrasted.length === 0) return undefined;
      } else told.push({ polarity: verb.polarity, objects: free.map(withBut) });
      free = following;
      // "One of the soups has to go, the regular"
      if (next === undefined && told.length > 0 && free.every(isOnlySize)) {
        told.push({ polarity: verb.polarity, objects: free.map(withBut) });
        free = [];
      }
      continue;
    }
    // "Of the two fajitas remove the big one"
    if (free.length > 0 && !(following.length > 0 && following.every(isOnlySize))) return undefined;
    const topic = free;
    const cut = nextNeeds ? groupBefore(behind) : following.length;
    // "I want everything gone"
    if (cut === 0 && !verb.isWeak && following.length > 0 && !isIdle(told, verb)) return undefined;
    if (cut > 0)
      told.push({ polarity: verb.polarity, objects: [...topic, ...following.slice(0, cut)].map(withBut) });
    free = following.slice(cut);
  }
  if (free.length > 0) return undefined;
  for (const unit of contrasted) {
    // "Not that last one, take it off"
    if (told.length === 0 && row.every((other) => other.kind === 'verb' && other.verb.polarity === 'goes'))
      return [{ polarity: 'goes', objects: [{ unit }] }];
    const near =
      told.findLast(({ objects }) => objects.some((other) => other.unit.start < unit.start)) ?? told[0];
    if (near === undefined) return undefined;
    told.push({ polarity: opposite(near.polarity), objects: [{ unit }] });
  }
  return told;
}

const isExcepted = ({ objects }: Told): boolean => objects.some(({ but }) => but !== undefined);

const again = (object: SaidOf, { start, end }: Unit): SaidOf => ({
  ...object,
  unit: { ...object.unit, start, end },
});

const isOnlySize = (unit: Unit): boolean => unit.kind === 'line' && unit.by === 'size';

/** Said once more, or of what was excepted: "all is fine except the salad, that can go". */
const isSaid = (told: readonly Told[], verb: LineVerb): boolean =>
  isIdle(told, verb) || told.slice(-1).some(isExcepted);

/** "… keep it, don't remove it": said once more. */
const isIdle = (told: readonly Told[], { polarity }: LineVerb): boolean => told.at(-1)?.polarity === polarity;

/** Is what this verb is said of behind it? */
const isBegun = (behind: readonly Unit[]): boolean =>
  behind.some(({ kind }) => kind === 'line' || kind === 'all' || kind === 'rest');

/** A verb that looks back, with nothing behind it. */
function needsBefore(row: readonly Unit[], verbsAt: readonly number[], nth: number): boolean {
  const at = verbsAt[nth] ?? -1;
  const unit = row[at];
  if (unit?.kind !== 'verb') return false;
  const behind = row.slice(at + 1, verbsAt[nth + 1] ?? row.length);
  return unit.verb.object === 'before' || (unit.verb.object === 'either' && !isBegun(behind));
}

/** "I'd drop the rings, but they can stay": what was said before the turn belongs to the verb before it. */
function groupBefore(behind: readonly Unit[]): number {
  const objects = behind.filter(({ kind }) => kind === 'line' || kind === 'all' || kind === 'rest');
  const isTurned = /^(?:but|correct)$/.test(behind.at(-1)?.kind ?? '');
  return isTurned ? objects.length : lastGroup(behind);
}

/** "Keep the naan and the tea, the rest I don't need": how many of them belong to the verb before them. */
function lastGroup(behind: readonly Unit[]): number {
  const objects = behind.filter(({ kind }) => !/^(?:and|but|correct)$/.test(kind));
  if (objects.length < 2) return 0;
  const but = behind.findIndex(({ kind }) => kind === 'but');
  if (but > 0) return behind.slice(0, but).filter(({ kind }) => kind !== 'and').length;
  const unjoined = behind.findLastIndex(
    ({ kind }, at) => at > 0 && kind !== 'and' && behind[at - 1]?.kind !== 'and',
  );
  return unjoined > 0
    ? behind.slice(0, unjoined).filter(({ kind }) => kind !== 'and').length
    : objects.length - 1;
}
