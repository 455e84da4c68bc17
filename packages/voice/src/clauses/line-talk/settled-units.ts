import type { LineUnit, Unit } from './line-talk.ts';

/** "Remove the salad, no, keep it": the pronoun stands for what was named before it; undefined where nothing was. */
export function nameAgain(units: readonly Unit[]): readonly Unit[] | undefined {
  const isNamed = ({ kind }: Unit) => kind === 'line' || kind === 'all' || kind === 'rest';
  const read: Unit[] = [];
  for (const unit of units) {
    const at = unit.kind === 'it' ? read.findLastIndex(isNamed) : -1;
    const named = read[at];
    // "Who put pakora in there, I don't want it": no verb had it before.
    const isFree =
      !read.slice(0, Math.max(0, at)).some(({ kind }) => kind === 'verb' || kind === 'asked') &&
      read.slice(at + 1).filter(({ kind }) => kind === 'verb').length < 2;
    if (named !== undefined && isFree) read.splice(at, 1);
    read.push(named === undefined ? unit : { ...named, start: unit.start, end: unit.end });
  }
  const isOpen = read.some(({ kind }) => kind === 'it');
  const isGone = read.some((unit) => unit.kind === 'verb' && unit.verb.polarity === 'goes');
  return isOpen && (isGone || read.some(isNamed)) ? undefined : read;
}

/** "The only thing I want is the naan": all else goes. */
export function foldOnly(units: readonly Unit[]): readonly Unit[] {
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
export function settleAsked(units: readonly Unit[]): readonly Unit[] {
  const at = units.findIndex(({ kind }) => kind === 'asked');
  if (at < 0) return units.filter(({ kind }, place) => kind !== 'no' || isRefusal(units, place));
  const no = units.findIndex(({ kind }, place) => (kind === 'no' || kind === 'correct') && place > at);
  const isKept = units.slice(no).some((unit) => unit.kind === 'verb' && unit.verb.polarity === 'stays');
  if (isKept) return units;
  const lines = units.slice(at + 1, Math.max(at, no));
  const { start, end } = units[at] ?? { start: 0, end: 0 };
  const goes: Unit = { kind: 'verb', start, end, verb: { polarity: 'goes', object: 'behind' } };
  return [...units.slice(0, at), goes, ...lines];
}

/** "No naan", and not only an answer */
const isRefusal = (units: readonly Unit[], place: number): boolean =>
  units[place + 1]?.kind === 'line' && units[place + 1]?.start === units[place]?.end;

/** "Everything except the kheer", "jalebi ke ilawa sab": all, and what is left out of it. */
export function foldExcept(units: readonly Unit[]): {
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
