import type { VoiceIndex } from '../../menu/voice-index.ts';
import type { DishSegment, Segment } from '../../segment/segments.ts';
import type { LinePass } from '../pass.ts';
import { asFiller, commandAt, isSize, textAt } from '../path-parts.ts';

/** The latest line that this may name. */
const lineOf = (ordered: readonly DishSegment[], part: Segment | undefined): DishSegment | undefined =>
  part?.kind === 'dish'
    ? ordered.findLast(({ place, candidates: [line] }) =>
        part.place === undefined
          ? part.candidates.some(({ title }) => title === line?.title)
          : part.place === place,
      )
    : undefined;

/** "The pepperoni": by a word of its name that no other line has. */
function lineWithWord(
  index: VoiceIndex,
  key: string,
  ordered: readonly DishSegment[],
): DishSegment | undefined {
  const [line, ...others] = ordered.filter(({ candidates: [own] }) =>
    index.titles[own?.title ?? -1]?.words.includes(key),
  );
  return others.length > 0 ? undefined : line;
}

/** "Can the second one be veggie supreme instead", "could the coke be large": what is there becomes that. */
export const readToBe: LinePass = (index, tokens, path, ordered) => {
  const at = path.findIndex(({ start, end }) => tokens[start]?.text === 'be' && end - start === 1);
  const [named, be] = [path[at - 1], path[at]];
  const isWord = named?.kind === 'other' && tokens[named.start - 1]?.text === 'the';
  const line = isWord ? lineWithWord(index, tokens[named.start]?.key ?? '', ordered) : lineOf(ordered, named);
  const lead = path.slice(0, Math.max(0, at - 1));
  const isAsked = /^(?:can|could|may|might|should|would|will|let|want|like)$/;
  if (be === undefined || named === undefined || line === undefined) return [...path];
  if (!lead.some(({ start }) => isAsked.test(tokens[start]?.text ?? ''))) return [...path];
  const behind = path.slice(at + 1).filter((part) => tokens[part.start]?.text !== 'instead');
  const [into] = behind.filter((part) => part.kind !== 'number' && part.kind !== 'filler');
  if (into?.kind === 'option' || into?.kind === 'measure')
    return [
      ...lead.map(asFiller),
      commandAt('make', named.start),
      { ...line, start: named.start, end: named.end },
      ...behind,
    ];
  if (into?.kind !== 'dish') return [...path];
  return [
    ...lead.map(asFiller),
    { ...commandAt('change', named.start, be.end), picked: { dish: line } },
    ...behind,
  ];
};

/** "Cut one of the tunas", "lose two of the naan", "cut it down to one": fewer of what is there. */
export const readCut: LinePass = (_, tokens, path, ordered) => {
  const at = path.findIndex(
    ({ start, end }) => /^(?:cut|lose|bin|axe)$/.test(tokens[start]?.text ?? '') && end - start === 1,
  );
  const cut = path[at];
  if (cut === undefined || ordered.length === 0) return [...path];
  const downTo = /^(?:it|that|them|those)(?: down| back)? to/.exec(textAt(tokens, cut.end, 3));
  const end = cut.end + (downTo?.[0].split(' ').length ?? 0);
  if (downTo)
    return [
      ...path.slice(0, at),
      commandAt('make', cut.start, end),
      ...path.filter(({ start }) => start >= end),
    ];
  const next = path[at + 1];
  const isOfLine = next?.kind === 'number' || /^(?:the|my)$/.test(tokens[cut.end]?.text ?? '');
  return isOfLine
    ? [...path.slice(0, at), commandAt('remove', cut.start, cut.end), ...path.slice(at + 1)]
    : [...path];
};

/** "Big bottle for the coke and the sprite", "large for both": the size first, then the lines it is for. */
export const readSizeFor: LinePass = (_, tokens, path, ordered) => {
  const at = path.findIndex(({ start }) => /^(?:for|on) (?:the|my|both|all)/.test(textAt(tokens, start, 2)));
  const [sizes, behind] = [path.slice(0, Math.max(0, at)), path.slice(at + 1)];
  const isSizes =
    sizes.some(({ kind }) => kind === 'option') &&
    sizes.every(({ kind }) => /^(?:option|measure|unit|filler|number)$/.test(kind));
  const named = behind.filter((part) => part.kind === 'dish');
  const isOfLines = named.every((part) => lineOf(ordered, part) !== undefined);
  const isRest = behind.every(({ kind }) => /^(?:dish|filler|connector|scope)$/.test(kind));
  const isAll = named.length === 0 && behind.some(({ kind }) => kind === 'scope');
  if (at < 1 || !isSizes || !isOfLines || !isRest || (named.length === 0 && !isAll)) return [...path];
  const options = sizes.filter(({ kind }) => kind === 'option' || kind === 'measure');
  const start = path[at]?.start ?? 0;
  const lines = isAll ? ordered.map((line) => ({ ...line, start, end: start })) : named;
  const behindLines = options.map((option) => ({ ...option, start: tokens.length, end: tokens.length }));
  return [commandAt('make', start), ...lines.map((line) => ({ ...line, sharedHead: start })), ...behindLines];
};

/** "One of them large, the other regular": what is left of the line that was shared out. */
export const readRestOfLine: LinePass = (_, tokens, path, ordered) => {
  const pick = path.find((part) => part.kind === 'command' && part.picked !== undefined);
  const picked = pick?.kind === 'command' ? pick.picked : undefined;
  const line = picked?.dish ?? ordered.at(-1);
  if (picked === undefined || line === undefined) return [...path];
  return path.flatMap((part, place) => {
    const isRest =
      /^(?:other|others|rest|remaining)$/.test(tokens[part.start]?.text ?? '') && part.kind !== 'dish';
    const next = path.slice(place + 1).find(({ kind }) => kind !== 'filler' && kind !== 'unit');
    const { start, end } = part;
    // "One of the fries large and one small and the other stays"
    const isAnother =
      part.kind === 'number' && path[place - 1]?.kind === 'connector' && isSize(path[place + 1]);
    if (isAnother && part.form === 'spoken' && path[place + 2]?.kind !== 'dish')
      return [{ ...commandAt('change', start, end), picked: { count: part.count, dish: line } }];
    if (/^(?:stay|stays|remain|remains)$/.test(tokens[end]?.text ?? '') && isRest) return [asFiller(part)];
    if (/^(?:stay|stays|remain|remains)$/.test(tokens[start]?.text ?? '')) return [asFiller(part)];
    // "One of them spicy and the other without raita"
    const isWished = /^(?:with|without|no)$/.test(tokens[end]?.text ?? '');
    const isTold = isRest && (next?.kind === 'option' || isWished);
    return isTold ? [commandAt('make', start), { ...line, start, end }] : [part];
  });
};
