import { isOfGroup } from '../../menu/title-facts.ts';
import type { VoiceIndex } from '../../menu/voice-index.ts';
import type { Token } from '../../read/tokenise.ts';
import type { DishSegment, Segment } from '../../segment/segments.ts';
import { titleHead } from '../kinds/find-kind.ts';
import type { LinePass } from '../pass.ts';
import { asFiller, commandAt, isSize, textAt } from '../path-parts.ts';

/** The one line this names: by its title, or by a word that no other line has. */
export function onlyLine(
  index: VoiceIndex,
  tokens: readonly Token[],
  part: Segment | undefined,
  ordered: readonly DishSegment[],
): DishSegment | undefined {
  if (part?.kind !== 'dish' && part?.kind !== 'other') return undefined;
  const keys = tokens.slice(part.start, part.end).map(({ key }) => key);
  const isNamed = ({ candidates: [line] }: DishSegment) =>
    part.kind === 'dish'
      ? part.candidates.some(({ title }) => title === line?.title)
      : keys.every((key) => index.titles[line?.title ?? -1]?.words.includes(key));
  const [line, ...others] = ordered.filter(isNamed);
  return others.length > 0 ? undefined : line;
}

/** "… and the other one twice", "the other soup as a bowl", "the other one stays": the line not spoken of. */
export const readOtherLine: LinePass = (index, tokens, path, ordered) => {
  const at = path.findIndex(
    ({ start, kind }) => kind !== 'dish' && /^(?:the|my) other$/.test(textAt(tokens, start - 1, 2)),
  );
  const [other, noun] = [path[at], path[at + 1]];
  if (other === undefined || noun === undefined || ordered.length < 2) return [...path];
  const line = findOtherLine(index, tokens, path, noun, ordered);
  if (line === undefined) return [...path];
  const behind = path.slice(at + 2);
  if (
    /^(?:stays?|remains?|as|is|can stay)\b/.test(textAt(tokens, noun.end, 2)) &&
    staysAsItIs(tokens, noun.end)
  )
    return [...path.slice(0, at), ...path.slice(at).map(asFiller)];
  const lead = path.slice(0, at);
  const verb = lead.findLastIndex(({ kind }) => kind === 'command');
  // "The mango one cancel, and the other one …": that is said of what stands before it.
  const isOfFormer =
    lead[verb]?.kind === 'command' && lead[verb].command === 'remove' && lead[verb + 1]?.kind === 'connector';
  if (isOfFormer) return [...path];
  const isOrdered = lead[verb]?.kind === 'command' && /^(?:add|also)$/.test(lead[verb].command);
  const isBare = lead.slice(verb + 1).some(({ kind }) => kind === 'dish') || verb < 0 || isOrdered;
  const sized = behind.filter(({ kind }) => kind !== 'link' && kind !== 'filler');
  const isTold = sized.some((part) => isSize(part) || (part.kind === 'number' && part.form === 'spoken'));
  const settled = sized.filter((part) => !(part.kind === 'number' && part.form === 'article'));
  const named: Segment = { ...line, start: other.start, end: noun.end };
  if (!isBare || !isTold) return [...lead, named, ...behind];
  const before = isOrdered ? lead.filter((_, place) => place !== verb) : lead;
  return [...before, commandAt('make', other.start), named, ...settled];
};

const staysAsItIs = (tokens: readonly Token[], from: number): boolean =>
  /^(?:(?:can |should )?(?:stays?|remains?)(?: (?:as it is|as is|the same|like that|the way it is|that way))?|(?:is |s )?(?:as it is|as is|fine|ok|okay|good)(?: as it is| as is| like that)?)(?: please| thanks)?$/.test(
    textAt(tokens, from, tokens.length),
  );

/** "The other one" of all that are there, "the other soup" of the soups. */
function findOtherLine(
  index: VoiceIndex,
  tokens: readonly Token[],
  path: readonly Segment[],
  noun: Segment,
  ordered: readonly DishSegment[],
): DishSegment | undefined {
  const key = tokens[noun.start]?.key ?? '';
  const isOne = /^(?:one|wala|wali)$/.test(tokens[noun.start]?.text ?? '');
  const isSo = (line: DishSegment) =>
    isOne ||
    titleHead(index, line) === key ||
    isOfGroup(index, line.candidates[0]?.title, key) ||
    index.titles[line.candidates[0]?.title ?? -1]?.words.includes(key) === true;
  const isSpokenOf = (line: DishSegment) =>
    path.some(
      (part) =>
        part !== noun &&
        part.kind === 'dish' &&
        (part.place === undefined
          ? part.candidates[0]?.title === line.candidates[0]?.title
          : part.place === line.place),
    );
  // "The other one hot", said alone: of two lines the one that was not spoken of last.
  if (!ordered.some(isSpokenOf)) return ordered.length === 2 && isOne ? ordered[0] : undefined;
  const [only, ...others] = ordered.filter((line) => isSo(line) && !isSpokenOf(line));
  return others.length > 0 ? undefined : only;
}
