import type { VoiceIndex } from '../../menu/voice-index.ts';
import type { DishSegment, Segment } from '../../segment/segments.ts';
import type { Pass } from '../pass.ts';
import { textAt } from '../path-parts.ts';

type NumberSegment = Extract<Segment, { kind: 'number' }>;

/** Nobody orders so many plates of what is sold in packs of so many pieces. */
const leastPieces = 5;
const leastPack = 3;

/**
 * "A dozen samosas", of what its name says comes in twos: so many pieces, not so many plates of them. Where pieces do
 * not come out in plates ("half a dozen" of what comes in fours), the plates that hold them are a guess, and we ask.
 */
export const readDozens: Pass = (index, tokens, path) =>
  path.flatMap((part, place) => {
    if (part.kind !== 'number' || part.form !== 'spoken') return [part];
    const isDozen = /\b(?:dozens?|darjan)\b/.test(textAt(tokens, part.start, part.end - part.start));
    const next = path.slice(place + 1).find(({ kind }) => kind !== 'filler' && kind !== 'option');
    if (next?.kind !== 'dish') return [part];
    // "… puff ka aath wala dabba": its pack is said behind it.
    const behind = path.slice(path.indexOf(next) + 1).find(({ kind }) => kind !== 'filler');
    if (behind?.kind === 'measure') return [part];
    const named = index.titles[next.candidates[0]?.title ?? -1]?.size?.measure;
    if (named?.dimension === 'piece') return [isDozen ? ofPlates(part, named.amount) : part];
    const isAhead = path[place + 1] === next;
    const isPieces = isDozen || (isAhead && part.count >= leastPieces);
    const packs = isPieces ? packsOf(index, next, isDozen ? 2 : leastPack) : [];
    if (packs.length === 0 || packs.some(({ amount }) => amount === part.count)) return [part];
    return ofPacks(part, packs);
  });

/** So many pieces of what is called "(4 pcs)". */
function ofPlates(part: NumberSegment, pieces: number): Segment {
  const { start, end, count } = part;
  if (count % pieces !== 0) return { ...part, count: Math.ceil(count / pieces), isUnclear: true };
  return { kind: 'measure', measure: { dimension: 'piece', amount: count, count }, start, end, worth: 0 };
}

type Pack = { readonly text: string; readonly amount: number };

/** The packs a dish is sold in, where it is sold in nothing else, and in none with fewer pieces. */
function packsOf(
  { titles, dishes }: VoiceIndex,
  { candidates: [meant] }: DishSegment,
  least: number,
): readonly Pack[] {
  const portions = dishes[titles[meant?.title ?? -1]?.dishes[0] ?? -1]?.portions ?? [];
  const packs = portions.flatMap(({ text, measure }) =>
    measure?.dimension === 'piece' ? [{ text, amount: measure.amount }] : [],
  );
  const isInPacks = packs.length === portions.length && packs.every(({ amount }) => amount >= least);
  return isInPacks ? [...packs].sort((a, b) => b.amount - a.amount) : [];
}

function ofPacks(part: NumberSegment, packs: readonly Pack[]): Segment[] {
  const fitting = packs.find(({ amount }) => part.count % amount === 0);
  const pack = fitting ?? packs.at(-1);
  if (pack === undefined) return [part];
  const count = Math.ceil(part.count / pack.amount);
  return [
    { ...part, count, isUnclear: fitting === undefined },
    { kind: 'option', option: { text: pack.text }, start: part.end, end: part.end, worth: 0 },
  ];
}
