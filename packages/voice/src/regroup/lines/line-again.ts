import type { LinePass } from '../pass.ts';
import { commandAt, textAt } from '../path-parts.ts';

/** "And the same for my friend", "my wife will have the same": all of it once more. */
export const readSameForOther: LinePass = (_, tokens, path, ordered) => {
  const said = tokens.map(({ text }) => text).join(' ');
  const isWhole = path.every(
    (part) =>
      part.kind === 'filler' ||
      part.kind === 'connector' ||
      part.kind === 'other' ||
      part.kind === 'command' ||
      part.kind === 'number',
  );
  const isSame = sameForOther.test(said);
  if (!isWhole || !isSame || ordered.length === 0) return [...path];
  return [commandAt('doubleAll', 0, tokens.length)];
};

const person = '(?:my|our|the) (?!last|latte)\\w+|him|her|them|my \\w+ \\w+';
const sameForOther = new RegExp(
  `^(?:and |also |plus )*(?:(?:exactly )?(?:the )?same (?:again |thing |order )?for (?:${person})|(?:${person}|he|she|they) (?:will|would|wants to|wants|want to|want|ll)? ?(?:have|get|take|like)? ?(?:exactly |just |all )?the same)(?: too| as well| please| again| thing)*$`,
);

/** "Is that two mochas or one": asked about the order that is there. */
export const readAskedBack: LinePass = (_, tokens, path, ordered) => {
  const isAsked = /^(?:(?:and|so|wait) )?(?:is (?:that|this)|are (?:those|these|they)) /.test(
    textAt(tokens, 0, 4),
  );
  return isAsked && ordered.length > 0 ? [commandAt('ignore', 0), ...path] : [...path];
};
