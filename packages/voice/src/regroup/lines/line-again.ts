import type { LinePass } from '../pass.ts';
import { commandAt, textAt } from '../path-parts.ts';

/** "And the same for my friend", "my wife will have the same"; of several lines "same again please": all of it once more. */
export const readAllOnceMore: LinePass = (_, tokens, path, ordered) => {
  const said = textAt(tokens, 0, tokens.length);
  const isPlain = path.every(({ kind }) => !/^(?:dish|option|measure)$/.test(kind));
  const isMeant =
    ordered.length > 1 ? allAgain.test(said) || sameForOther.test(said) : sameForOther.test(said);
  return ordered.length > 0 && isPlain && isMeant ? [commandAt('doubleAll', 0, tokens.length)] : [...path];
};

const person = '(?:my|our|the) (?!last|latte)\\w+|him|her|them|my \\w+ \\w+';
const sameForOther = new RegExp(
  `^(?:and |also |plus )*(?:(?:exactly )?(?:the )?same (?:again |thing |order )?for (?:${person})|(?:${person}|he|she|they) (?:will|would|wants to|wants|want to|want|ll)? ?(?:have|get|take|like)? ?(?:exactly |just |all )?the same)(?: too| as well| please| again| thing)*$`,
);

const allAgain =
  /^(?:(?:and|okay|ok|yes|so|ill have|i want|give me|we want|id like) )*(?:the )?(?:same (?:order |thing )?again|all (?:of )?(?:that|it|this) again|everything again)(?: please)?(?: for (?!me and|a ).*)?$/;
