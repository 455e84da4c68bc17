import type { TokenRole } from '../../read/token-roles.ts';
import type { LineVerb } from '../../tables/line-talk-words.ts';
import type { Clause } from '../clause.ts';
import { type LineUnit, readUnits, speaksOfParts, type Unit } from './line-talk.ts';
import type { Talk } from './named-line.ts';
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
  const units = readUnits(talk, roles);
  if (units === undefined) return undefined;
  const told = assign(settleAsked(foldOnly(units)));
  if (told === undefined) return undefined;
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
  // "Please don't forget the naan"
  if (goes.length === 0 && kept.length > 0 && isFirm(units)) return [];
  if (isAllGone || removed.length === 0) return undefined;
  return clausesFor(talk, 'remove', removed, kept);
}

const isFirm = (units: readonly Unit[]): boolean =>
  units.filter((unit) => unit.kind === 'verb').every(({ verb }) => verb.isFirm);

/** "The only thing I want is the naan": all else goes. */
function foldOnly(units: readonly Unit[]): readonly Unit[] {
  const at = units.findIndex(({ kind }) => kind === 'only');
  if (at < 0) return units;
  const { start, end } = units[at] ?? { start: 0, end: 0 };
  const isLinesOnly = units.slice(at + 1).every(({ kind }) => kind === 'line' || kind === 'and');
  const stays: Unit = { kind: 'verb', start, end, verb: { polarity: 'stays', object: 'behind' } };
  const goes: Unit = { kind: 'verb', start: end, end, verb: { polarity: 'goes', object: 'behind' } };
  const isFirst = units.slice(0, at).every(({ kind }) => kind === 'verb');
  const rest: Unit[] = isLinesOnly && isFirst ? [goes, { kind: 'rest', start: end, end }] : [];
  return [...(isFirst ? [] : units.slice(0, at)), stays, ...units.slice(at + 1), ...rest];
}

/** "Do I need the lassi, no, leave it" */
function settleAsked(units: readonly Unit[]): readonly Unit[] {
  const at = units.findIndex(({ kind }) => kind === 'asked');
  if (at < 0) return units.filter(({ kind }, place) => kind !== 'no' || isRefusal(units, place));
  const no = units.findIndex(({ kind }, place) => kind === 'no' && place > at);
  const lines = units.slice(at + 1, Math.max(at, no));
  const { start, end } = units[at] ?? { start: 0, end: 0 };
  const goes: Unit = { kind: 'verb', start, end, verb: { polarity: 'goes', object: 'behind' } };
  return [...units.slice(0, at), goes, ...lines];
}

/** "No naan", and not only an answer */
const isRefusal = (units: readonly Unit[], place: number): boolean =>
  units[place + 1]?.kind === 'line' && units[place + 1]?.start === units[place]?.end;

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
        if (verb.object === 'before' && !isSaid(told, verb) && contrasted.length === 0) return undefined;
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
    const cut = nextNeeds ? lastGroup(behind) : following.length;
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

const isOnlySize = (unit: Unit): boolean => unit.kind === 'line' && unit.by === 'size';

/** Said once more, or of what was excepted: "all is fine except the salad, that can go". */
const isSaid = (told: readonly Told[], verb: LineVerb): boolean =>
  isIdle(told, verb) || told.at(-1)?.objects.some(({ but }) => but !== undefined) === true;

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

/** "Keep the naan and the tea, the rest I don't need": how many of them belong to the verb before them. */
function lastGroup(behind: readonly Unit[]): number {
  const objects = behind.filter(({ kind }) => kind !== 'and' && kind !== 'but');
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

/** "Everything except the kheer", "jalebi ke ilawa sab": all, and what is left out of it. */
function foldExcept(units: readonly Unit[]): {
  readonly units: readonly Unit[];
  readonly excepted: ReadonlyMap<Unit, readonly LineUnit[]>;
} {
  const excepted = new Map<Unit, readonly LineUnit[]>();
  const all = units.find(({ kind }) => kind === 'all' || kind === 'rest');
  const isLast = (at: number) => units.slice(at).every(({ kind }) => kind === 'line' || kind === 'and');
  const at = units.findIndex(
    ({ kind, start }, place) =>
      kind === 'except' ||
      kind === 'exceptBehind' ||
      // "I want everything gone but the brownie"
      (kind === 'but' &&
        all !== undefined &&
        all.start < start &&
        isLast(place + 1) &&
        units.length > place + 1),
  );
  const mark = units[at];
  if (mark === undefined || all === undefined) return { units, excepted };
  const isBehind = mark.kind === 'exceptBehind';
  const step = isBehind ? -1 : 1;
  const lines: LineUnit[] = [];
  let to = at + step;
  for (; ; to += step) {
    const unit = units[to];
    const joined = units[to + step];
    if (unit?.kind === 'line') lines.push(unit);
    else if (!(unit?.kind === 'and' && joined?.kind === 'line' && lines.length > 0)) break;
  }
  if (lines.length === 0) return { units, excepted };
  excepted.set(all, lines);
  const [from, until] = isBehind ? [to + 1, at + 1] : [at, to];
  return { units: [...units.slice(0, from), ...units.slice(until)], excepted };
}
