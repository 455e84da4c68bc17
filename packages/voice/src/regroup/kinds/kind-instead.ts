import type { VoiceIndex } from '../../menu/voice-index.ts';
import type { Token } from '../../read/tokenise.ts';
import type { DishSegment, Segment } from '../../segment/segments.ts';
import { isNamedIn } from '../corrections/changed-minds.ts';
import type { Pass } from '../pass.ts';
import { asFiller, commandAt, textAt } from '../path-parts.ts';
import { findKind, titleHead } from './find-kind.ts';

/** "Forget the pepperoni, give me fajita same size": another kind in its place, as large and as many. */
export const readKindInstead: Pass = (index, tokens, path) => {
  for (const [place, part] of path.entries()) {
    const [dropped, command] = nextTwo(path, place);
    const isDropped = part.kind === 'command' && part.command === 'remove' && dropped?.kind === 'dish';
    const isWanted = command?.kind === 'command' && /^(?:add|make|change)$/.test(command.command);
    if (!isDropped || !isWanted) continue;
    const meant = path
      .slice(0, place)
      .findLast((other) => other.kind === 'dish' && isNamedIn([other], dropped));
    const wantedAt = path.findIndex(({ kind }, at) => at > path.indexOf(command) && kind !== 'filler');
    const wanted = path[wantedAt];
    if (meant?.kind !== 'dish' || wanted === undefined) continue;
    const same = /^same (?:size|one|amount)/.exec(textAt(tokens, wanted.end, 2))?.[0];
    const kind = kindInstead(index, tokens, meant, wanted, same !== undefined);
    if (kind === undefined) continue;
    const until = wanted.end + (same === undefined ? 0 : 2);
    return [
      ...path.slice(0, place),
      { ...commandAt('change', part.start, wanted.start), picked: { dish: meant } },
      kind,
      ...path.slice(wantedAt + 1).map((other) => (other.start < until ? asFiller(other) : other)),
    ];
  }
  return [...path];
};

/** The next two parts that mean something. */
const nextTwo = (path: readonly Segment[], place: number): readonly (Segment | undefined)[] =>
  path
    .slice(place + 1)
    .filter(({ kind }) => kind !== 'filler')
    .slice(0, 2);

function kindInstead(
  index: VoiceIndex,
  tokens: readonly Token[],
  meant: DishSegment,
  wanted: Segment,
  isSameSize: boolean,
): DishSegment | undefined {
  const head = titleHead(index, meant);
  const isHeard = tokens.slice(wanted.start, wanted.end).some(({ key }) => key === head);
  const found = head && !isHeard ? findKind(index, tokens, wanted.start, wanted.end, head) : undefined;
  if (found && /^(?:other|dish)$/.test(wanted.kind)) return found;
  return wanted.kind === 'dish' && isSameSize ? wanted : undefined;
}
