import type { Token } from '../../read/tokenise.ts';
import type { DishSegment, Segment } from '../../segment/segments.ts';
import type { LinePass } from '../pass.ts';
import { asFiller, isOfLine, textAt } from '../path-parts.ts';

/** "Keep the naan, drop the rest", "just the samosas, nothing else": what is named stays, all else goes. */
export const readKeptRest: LinePass = (_, tokens, path, ordered) => {
  const rest = findRest(tokens, path);
  const isThere = (part: Segment) => isOfLine(ordered, part);
  if (rest === undefined || !path.some(isThere)) return [...path];
  const isInRest = ({ start }: Segment) => start >= rest.start && start < rest.end;
  const isKeeping = (part: Segment) =>
    part.kind === 'command' || /^(?:keep|stay|stays|can|nothing)$/.test(tokens[part.start]?.text ?? '');
  const from = path.findIndex((part) => isThere(part) || (isKeeping(part) && !isInRest(part)));
  const keep: Segment = {
    kind: 'command',
    command: 'keep',
    start: path[from]?.start ?? 0,
    end: path[from]?.start ?? 0,
    worth: 0,
  };
  return path.flatMap((part, place) => {
    const line = part.kind === 'dish' ? onlyLine(ordered, part) : undefined;
    const isDone = isInRest(part) || (isKeeping(part) && !isOrdering(part));
    const said = isDone
      ? asFiller(part)
      : line === undefined
        ? part
        : { ...line, start: part.start, end: part.end };
    return place === from ? [keep, said] : [said];
  });
};

/** The one line that this names; of several, which is meant is asked. */
function onlyLine(ordered: readonly DishSegment[], { candidates }: DishSegment): DishSegment | undefined {
  const [line, ...others] = ordered.filter(({ candidates: [own] }) =>
    candidates.some(({ title }) => title === own?.title),
  );
  return others.length > 0 ? undefined : line;
}

/** "Keep the naan, drop the rest and add a coke" */
const isOrdering = (part: Segment): boolean => part.kind === 'command' && part.command === 'also';

/** "Drop the rest", "cancel everything else", "and nothing else". */
export function findRest(
  tokens: readonly Token[],
  path: readonly Segment[],
): { start: number; end: number } | undefined {
  for (const { start, end, ...part } of path) {
    const isTaken = part.kind === 'command' && (part.command === 'remove' || part.command === 'clear');
    if (isTaken) {
      const behind =
        /^(?:all )?(?:the )?(?:rest|others?(?! one)|other stuff|other things|everything else|else)\b/.exec(
          textAt(tokens, end, 4),
        );
      if (behind) return { start, end: end + behind[0].split(' ').length };
    }
  }
  // "Keep the biryani only", "everything except the kheer can go"
  const last = tokens.length - 1;
  if (tokens[0]?.text === 'keep' && /^(?:only|just)$/.test(tokens[last]?.text ?? ''))
    return { start: last, end: last + 1 };
  const isGone = /^(?:can|should|must) go$/.test(textAt(tokens, last - 1, 2));
  const except = /^(?:everything|all)(?: else)? (?:except|but|apart from|besides)/.exec(textAt(tokens, 0, 4));
  return isGone && except ? { start: 0, end: except[0].split(' ').length } : undefined;
}
