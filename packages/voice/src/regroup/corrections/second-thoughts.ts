import { titleHead } from '../kinds/find-kind.ts';
import type { Pass } from '../pass.ts';
import { asFiller, commandAt, isDish, textAt } from '../path-parts.ts';

/** "An egg biryani, actually let me get the mutton biryani": of one kind, the second is ordered in place of the first. */
export const readOrderedInstead: Pass = (index, tokens, path) =>
  path.flatMap((part, place) => {
    const verb = path[place + 1];
    const isThought = part.kind === 'command' && part.command === 'hesitate';
    if (!isThought || verb?.kind !== 'command' || verb.command !== 'add') return part;
    const before = path.slice(0, place).findLast(isDish);
    const nextAt = path.findIndex(
      ({ kind }, at) => at > place + 1 && !/^(?:filler|number|option|unit)$/.test(kind),
    );
    const next = path[nextAt];
    const isBoth = before !== undefined && next !== undefined && isDish(next);
    if (!isBoth || path.slice(nextAt + 1).some(isDish)) return part;
    const isKind =
      before.candidates[0]?.title !== next.candidates[0]?.title &&
      titleHead(index, before) === titleHead(index, next);
    const isBeside = /^(?:too|also|as)$/.test(tokens[next.end]?.text ?? '');
    return isKind && !isBeside ? [commandAt('correct', part.start, part.end)] : part;
  });

/** "Two for ali, no ali wants a mocha": the one who was told last gets something else. */
export const readPersonChanges: Pass = (_, tokens, path) => {
  const at = path.findIndex((part, place) => {
    const isTurn = part.kind === 'command' && /^(?:no|correct|hesitate)$/.test(part.command);
    const verbAt = path.findIndex(({ kind }, other) => other > place && kind === 'command');
    const verb = path[verbAt];
    if (!isTurn || verb?.kind !== 'command' || verb.command !== 'add' || verb.start - part.end > 2)
      return false;
    const who = textAt(tokens, part.end, verb.start - part.end);
    const words = who.split(' ').length;
    return who !== '' && textAt(tokens, part.start - words - 1, words + 1) === `for ${who}`;
  });
  const turn = path[at];
  const verbAt = path.findIndex(({ kind }, other) => other > at && kind === 'command');
  if (turn === undefined) return [...path];
  return path.map((part, place) => {
    if (place === at) return commandAt('correct', part.start, part.end);
    return place > at && place <= verbAt ? asFiller(part) : part;
  });
};
