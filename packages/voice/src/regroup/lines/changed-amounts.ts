import { someDish } from '../../menu/title-facts.ts';
import type { VoiceIndex } from '../../menu/voice-index.ts';
import type { Token } from '../../read/tokenise.ts';
import type { DishSegment, Segment } from '../../segment/segments.ts';
import { findKind, titleHead } from '../kinds/find-kind.ts';
import type { LinePass } from '../pass.ts';
import { asFiller, commandAt, isOfLine } from '../path-parts.ts';

/** "Double it", "can we double the fries": twice as many, unless the dish itself comes as a double. */
export const readDoubling: LinePass = (index, tokens, path, ordered) => {
  const at = path.findIndex((part) => part.kind === 'option' && tokens[part.start]?.text === 'double');
  const [double, target] = [path[at], path[at + 1]];
  // "Add a raita and double the naan"
  const isFirst = path.slice(0, Math.max(0, at)).every(leadsIn) || path[at - 1]?.kind === 'connector';
  if (double === undefined || target === undefined || !isFirst || ordered.length === 0) return [...path];
  const named = path[at + 2];
  const text = tokens[target.start]?.text ?? '';
  const isNamed = named?.kind === 'dish' && /^(?:the|my|our|that|those|these)$/.test(text);
  const isPronoun = /^(?:it|that|them|those)$/.test(text) && named?.kind !== 'dish';
  const meant = isNamed && isOfLine(ordered, named) ? named : isPronoun ? ordered.at(-1) : undefined;
  const isSize = someDish(index, meant?.candidates[0]?.title, ({ portions }) =>
    portions.some(({ size }) => size === 'double'),
  );
  if (meant === undefined || isSize) return [...path];
  return [
    ...(path.slice(0, at).every(leadsIn) ? path.slice(0, at).map(asFiller) : path.slice(0, at)),
    commandAt('double', double.start, double.end),
    asFiller(target),
    ...path.slice(at + 2),
  ];
};

const leadsIn = ({ kind }: Segment): boolean =>
  kind === 'filler' || kind === 'unit' || kind === 'command' || kind === 'connector';

/** "Do naan aur dena": so many on top of those that are there. */
export const readMoreBehind: LinePass = (index, tokens, path, ordered) => {
  const read: Segment[] = [];
  for (let place = 0; place < path.length; place++) {
    const [number, dish, word] = [path[place], path[place + 1], path[place + 2]];
    if (number === undefined) break;
    const isCounted = number.kind === 'number' && dish?.kind === 'dish' && isOfLine(ordered, dish);
    if (!isCounted || word === undefined || !isMore(tokens, path, place + 2)) {
      read.push(number);
      continue;
    }
    const kind = path.slice(place + 3).find((part) => part.kind === 'other');
    const named = kindOf(index, tokens, dish, kind);
    read.push(commandAt('also', number.start));
    read.push({ ...number, form: 'more', goesBack: false }, { ...dish, ...named }, asFiller(word));
    place += 2;
    // "Do naan aur kar dein, plain": the verb and the kind belong to it.
    while (path[place + 1] !== undefined && isVerbBehind(tokens, path[place + 1])) place++;
    if (named !== undefined && path[place + 1] === kind) place++;
  }
  return read;
};

function isMore(tokens: readonly Token[], path: readonly Segment[], place: number): boolean {
  const aur = tokens[path[place]?.start ?? -1];
  const next = path[place + 1];
  return aur?.text === 'aur' && !aur.afterBreak && (next === undefined || isVerbBehind(tokens, next));
}

/** "Aur dena", "aur kar dein", "aur chahiye" */
const isVerbBehind = (tokens: readonly Token[], part: Segment | undefined): boolean =>
  part !== undefined &&
  /^(?:dena|dein|dedo|de|do|kar|kardo|karo|karein|chahiye|bhejo|bhej|lao|laga|daal|dal|add|shamil|please|plz)$/.test(
    tokens[part.start]?.text ?? '',
  ) &&
  part.kind !== 'dish';

function kindOf(
  index: VoiceIndex,
  tokens: readonly Token[],
  dish: DishSegment,
  kind: Segment | undefined,
): Pick<DishSegment, 'candidates'> | undefined {
  const head = titleHead(index, dish);
  const found = kind && head ? findKind(index, tokens, kind.start, kind.end, head) : undefined;
  return found && { candidates: found.candidates };
}

/** "Three please", said and nothing else while one dish is there: so many of it. */
export const readBareAmount: LinePass = (_, tokens, path, ordered) => {
  const said = path.filter(({ kind }) => kind !== 'filler');
  const [number, ...rest] = said;
  const isAlone = number?.kind === 'number' && number.form === 'spoken' && rest.length === 0;
  if (!isAlone || ordered.length !== 1 || tokens[number.end]?.text === 'of') return [...path];
  return [commandAt('make', number.start), ...path];
};
