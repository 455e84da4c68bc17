import type { Token } from '../../read/tokenise.ts';
import type { Segment } from '../../segment/segments.ts';
import type { Pass } from '../pass.ts';
import { asFiller, commandAt, textAt } from '../path-parts.ts';

/** "My friend swears by the prawns but i can't eat seafood": praised, and not ordered. */
export const readPraised: Pass = (_, tokens, path) => {
  const at = path.findIndex(
    ({ kind, start, end }) =>
      kind === 'dish' &&
      praise.test(textAt(tokens, Math.max(0, start - 4), Math.min(4, start))) &&
      tokens[end]?.text === 'but' &&
      refusal.test(textAt(tokens, end + 1, 3)),
  );
  const dish = path[at];
  if (dish === undefined) return [...path];
  const isOver = ({ kind, start }: Segment) =>
    kind === 'number' || kind === 'dish' || /^(?:so|then)$/.test(tokens[start]?.text ?? '');
  const behind = path.slice(at + 2);
  const next = behind.findIndex(
    (part) => isOver(part) || (part.kind === 'command' && part.command === 'add'),
  );
  const [told, ordered] = next < 0 ? [behind, []] : [behind.slice(0, next), behind.slice(next)];
  return [
    ...path.slice(0, at),
    commandAt('ignore', dish.start),
    dish,
    ...[...path.slice(at + 1, at + 2), ...told].map(asFiller),
    ...(ordered.length > 0 ? [commandAt('add', ordered[0]?.start ?? 0)] : []),
    ...ordered,
  ];
};

const praise =
  /\b(?:swears by|raves about|loves|likes|recommends|recommended|always gets|always has|told me to get|says to get)(?: the| their| your| this| that)?$/;
const refusal =
  /^(?:i|we|im|were|its|it|id|that|thats)? ?(?:am |is |really |just )?(?:cant|cannot|dont|do not|wont|couldnt|wouldnt|not|never|hate|allergic|too)\b/;

const isThought = (tokens: readonly Token[], part: Segment | undefined): boolean =>
  part?.kind === 'command' &&
  part.command === 'ignore' &&
  /^(?:i|we) (?:was|were|almost|nearly|wanted to)\b/.test(textAt(tokens, part.start, 3));

/** "I was thinking a burger and a coke", and nothing takes it back: that is the order. */
export const readThoughtOrdered: Pass = (_, tokens, path) => {
  const at = path.findIndex(
    (part) =>
      isThought(tokens, part) &&
      /^(?:i was|we were) thinking\b/.test(textAt(tokens, part.start, part.end - part.start)),
  );
  const thought = path[at];
  const behind = path.slice(at + 1);
  const isTurn = (part: Segment) =>
    (part.kind === 'command' && !/^(?:add|also|hesitate)$/.test(part.command)) ||
    /^(?:but|so|then|instead)$/.test(tokens[part.start]?.text ?? '');
  const first = behind.find(({ kind }) => kind !== 'filler');
  const isNamed = first?.kind === 'number' || first?.kind === 'option' || first?.kind === 'dish';
  if (thought === undefined || !isNamed || behind.some(isTurn)) return [...path];
  return path.with(at, commandAt('add', thought.start, thought.end));
};
