import { cardinalAt } from '../../read/cardinals.ts';
import type { Token } from '../../read/tokenise.ts';
import type { DishSegment, Segment } from '../../segment/segments.ts';
import type { Pass } from '../pass.ts';

const isPronoun = (token: Token | undefined): boolean =>
  /^(?:it|that|those|them|these)$/.test(token?.text ?? '');

/** "How much is the sundae, okay, I'll have it", "do you have juice, yeah, one of those": what was asked about. */
export const readTakenUp: Pass = (_, tokens, path) => {
  const read: Segment[] = [];
  let isAsking = false;
  let asked: DishSegment | undefined;
  for (let place = 0; place < path.length; place++) {
    const segment = path[place];
    if (segment === undefined) break;
    if (segment.kind === 'command')
      isAsking =
        (segment.command === 'ignore' && isQuestion(tokens[segment.start])) ||
        (isAsking && !endsQuestion(segment));
    if (segment.kind === 'dish') asked = isAsking ? segment : undefined;
    const taken = asked === undefined ? undefined : takenUpAt(tokens, path, place);
    if (asked === undefined || taken === undefined) {
      read.push(segment);
      continue;
    }
    if (taken.count !== undefined)
      read.push({
        kind: 'number',
        count: taken.count,
        form: 'spoken',
        goesBack: false,
        start: segment.start,
        end: segment.start + 1,
        worth: 0,
      });
    read.push({ ...asked, start: taken.start, end: taken.end });
    place = path.findIndex(({ start }) => start >= taken.end) - 1;
    asked = undefined;
    if (place < 0) break;
  }
  return read;
};

const isQuestion = (token: Token | undefined): boolean =>
  /^(?:do|does|is|are|have|got|what|whats|which|how|tell|check|see|price|kya|if|whether|would|will|wondering|wonder|asks|asking|asked|know)$/.test(
    token?.text ?? '',
  );

const endsQuestion = ({ command }: Extract<Segment, { kind: 'command' }>): boolean => command !== 'hesitate';

type TakenUp = { readonly count?: number; readonly start: number; readonly end: number };

/** "I'll have it", "one of those", "a bowl of that"; not "I'll have that burger". */
function takenUpAt(tokens: readonly Token[], path: readonly Segment[], place: number): TakenUp | undefined {
  const [before, segment] = [path[place - 1], path[place]];
  if (segment === undefined) return undefined;
  const number = cardinalAt(tokens, segment.start);
  if (number !== undefined && tokens[number.end]?.text === 'of' && isPronoun(tokens[number.end + 1]))
    return { count: number.count, start: number.end + 1, end: number.end + 2 };
  if (!isPronoun(tokens[segment.start]) || segment.end - segment.start > 1) return undefined;
  const next = path[place + 1];
  const isName = next?.kind === 'dish' || next?.kind === 'other';
  const isOrdered = before?.kind === 'command' && /^(?:add|also)$/.test(before.command);
  const isMeasured = before?.kind === 'unit' && tokens[before.end - 1]?.text === 'of';
  return (isOrdered || isMeasured) && !isName ? { start: segment.start, end: segment.end } : undefined;
}
