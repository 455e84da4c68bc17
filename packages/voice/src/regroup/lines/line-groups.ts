import { isOfGroup } from '../../menu/title-facts.ts';
import type { VoiceIndex } from '../../menu/voice-index.ts';
import type { Token } from '../../read/tokenise.ts';
import type { DishSegment, Segment } from '../../segment/segments.ts';
import { groupWords } from '../../tables/food-words.ts';
import { titleHead } from '../kinds/find-kind.ts';
import type { LinePass } from '../pass.ts';

/**
 * "No drinks", "make the meal large", "keep only the veg things": the lines that the card lists under that word. The
 * word names any of them; whether all, one or which is meant, the clause decides.
 */
export const readLineGroups: LinePass = (index, tokens, path, ordered) => {
  if (ordered.length === 0) return [...path];
  const read: Segment[] = [];
  for (let place = 0; place < path.length; place++) {
    const part = path[place];
    if (part === undefined) break;
    const lines = isSpokenOf(tokens, path, place) ? linesOfGroup(index, tokens, part, ordered) : [];
    const [line, ...others] = lines;
    if (line === undefined) {
      read.push(part);
      continue;
    }
    while (isNoun(tokens, path[place + 1])) place++;
    const { start } = part;
    const end = path[place]?.end ?? part.end;
    const candidates = lines.flatMap((other) => other.candidates);
    const group: Segment = { kind: 'dish', start, end, worth: 0, candidates };
    read.push(
      ...refuse(tokens, read.splice(lastCommand(read))),
      others.length > 0 ? group : { ...line, start, end },
    );
  }
  return read;
};

/** "Veg things", "vegetarian dishes" */
const isNoun = (tokens: readonly Token[], part: Segment | undefined): boolean =>
  part !== undefined &&
  /^(?:things?|items?|dish|dishes|stuff|ones|food|options)$/.test(tokens[part.start]?.text ?? '');

function linesOfGroup(
  index: VoiceIndex,
  tokens: readonly Token[],
  part: Segment,
  ordered: readonly DishSegment[],
): readonly DishSegment[] {
  if (part.end - part.start > 1) return [];
  const key = tokens[part.start]?.key ?? '';
  const isNamed = part.kind === 'dish' && part.candidates[0]?.isBareHead === true;
  // "One of the bowls", where a bowl is what they are and not how they are served.
  if (part.kind === 'unit' && !groupWords.has(key))
    return ordered.filter((line) => titleHead(index, line) === key);
  if (part.kind !== 'other' && !isNamed && !groupWords.has(key)) return [];
  const names = part.kind === 'dish' ? part.candidates.map(({ title }) => title) : [];
  // One that is there bears the name itself.
  if (ordered.some(({ candidates: [line] }) => names.includes(line?.title ?? -1))) return [];
  const lines = ordered.filter(({ candidates: [line] }) => isOfGroup(index, line?.title, key));
  // "No meat", where all there is has meat, is how it is to be made.
  return key === 'meat' && lines.length === ordered.length ? [] : lines;
}

/** "The burgers", "both burgers", "no drinks", "make it three burgers": of those that are there. */
function isSpokenOf(tokens: readonly Token[], path: readonly Segment[], place: number): boolean {
  const start = path[place]?.start ?? 0;
  if (/^(?:the|my|our|those|these|both)$/.test(tokens[start - 1]?.text ?? '')) return true;
  const at = lastCommand(path.slice(0, place));
  const between = path.slice(at + 1, place);
  const command = path[at];
  const isNear = between.every(({ kind }) => kind === 'filler' || kind === 'scope' || kind === 'number');
  return (
    isNear && command?.kind === 'command' && /^(?:make|change|double|no|remove|keep)$/.test(command.command)
  );
}

const lastCommand = (path: readonly Segment[]): number =>
  Math.max(
    0,
    path.findLastIndex(({ kind }) => kind === 'command'),
  );

/** "No drinks" and "remove all the drinks" take away these and nothing else. */
function refuse(tokens: readonly Token[], parts: readonly Segment[]): Segment[] {
  const [command, ...rest] = parts;
  if (command?.kind !== 'command') return [...parts];
  const isAll = command.command === 'clear' && tokens[command.end - 1]?.text === 'all';
  return command.command === 'no' || isAll ? [{ ...command, command: 'remove' }, ...rest] : [...parts];
}
