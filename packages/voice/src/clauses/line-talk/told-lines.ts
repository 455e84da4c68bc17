import type { LineVerb } from '../../tables/line-talk-words.ts';
import type { Unit } from './line-talk.ts';
import { foldExcept } from './settled-units.ts';
import type { SaidOf } from './told-clauses.ts';

export type Polarity = LineVerb['polarity'];
export type Told = { readonly polarity: Polarity; readonly objects: readonly SaidOf[] };

const opposite = (polarity: Polarity): Polarity => (polarity === 'goes' ? 'stays' : 'goes');

/** Every line to the verb it belongs to; nothing where one is left over. */
export function tellLines(given: readonly Unit[]): readonly Told[] | undefined {
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
      const objects = free.length > 0 ? free.map(withBut) : objectsAgain(told, unit);
      if (objects.length > 0) told.push({ polarity: verb.polarity, objects });
      else if (verb.object === 'before' && !isSaid(told, verb) && contrasted.length === 0) return undefined;
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
  return tellContrasts(told, contrasted, row);
}

/** What was refused in contrast is the other way round than the verb near it says. */
function tellContrasts(
  told: readonly Told[],
  contrasted: readonly Unit[],
  row: readonly Unit[],
): readonly Told[] | undefined {
  const all = [...told];
  for (const unit of contrasted) {
    // "Not that last one, take it off"
    if (all.length === 0 && row.every((other) => other.kind === 'verb' && other.verb.polarity === 'goes'))
      return [{ polarity: 'goes', objects: [{ unit }] }];
    const near =
      all.findLast(({ objects }) => objects.some((other) => other.unit.start < unit.start)) ?? all[0];
    if (near === undefined) return undefined;
    all.push({ polarity: opposite(near.polarity), objects: [{ unit }] });
  }
  return all;
}

const isExcepted = ({ objects }: Told): boolean => objects.some(({ but }) => but !== undefined);

/** "We don't want the shake, oh wait, we do": the other way round of what was named last. */
function objectsAgain(told: readonly Told[], { start, end, ...unit }: Unit): readonly SaidOf[] {
  const last = told.at(-1);
  const isTurned = unit.kind === 'verb' && last !== undefined && last.polarity !== unit.verb.polarity;
  return isTurned && !isExcepted(last)
    ? last.objects.map((object) => ({ ...object, unit: { ...object.unit, start, end } }))
    : [];
}

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
