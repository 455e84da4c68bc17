import type { Segment } from '../../segment/segments.ts';
import type { Pass } from '../pass.ts';
import { asFiller, commandAt, textAt } from '../path-parts.ts';

/** "For my dad who can't eat spicy food, one biryani": whose, and no question. */
export const readRelatives: Pass = (_, tokens, path) =>
  path.map((part, place) => {
    const isRelative =
      part.kind === 'command' &&
      part.command === 'ignore' &&
      /^(?:who|which)$/.test(textAt(tokens, part.start, part.end - part.start)) &&
      !/^which (?:of|ones?|kinds?|types?)$/.test(textAt(tokens, part.start, 2)) &&
      part.start > 0 &&
      // "Who can't eat spicy food" says how hot.
      (!refuses.test(tokens[part.end]?.text ?? '') || path[place + 1]?.kind === 'option') &&
      tokens[part.start]?.afterBreak !== true &&
      !asksBehind.test(tokens[part.start - 1]?.text ?? '');
    return isRelative ? asFiller(part) : part;
  });

/** "… who hates chilli": what nobody wants is not ordered. */
const refuses = /^(?:cant|cannot|doesnt|dont|wont|hates?|never|isnt|refuses|avoids)$/;

/** Before a "which" that asks: "and which is hotter", "i don't know which", "tell me who". */
const asksBehind =
  /^(?:and|or|but|so|then|ok|okay|yes|yeah|um|uh|hmm|well|hi|hey|hello|please|sorry|know|tell|me|ask|asking|decide|sure|wonder|wondering|see|say|remember|of|in|from|at|by|about|to)$/;

/**
 * "… and nobody has slept, so first of all three large chai": what was told or asked without naming a dish ends
 * where an item is counted behind a "so"; so does "not too late because they come at eight, and also four naan".
 */
export const readOrderBehindTalk: Pass = (_, tokens, path) => {
  let isTalk = false;
  let isOver = false;
  // "For my dad who can't eat fish, one biryani": whose it is comes first.
  let isWho = false;
  return path.flatMap((part, place) => {
    if (part.kind === 'command' && !(isTalk && part.command === 'also')) {
      isTalk = part.command === 'ignore';
      isWho = isTalk && tokens[part.start]?.text === 'who' && part.start > 0;
      isOver = isWho;
    }
    if (part.kind === 'dish' && !isWho) isTalk = false;
    if (turns.test(tokens[part.start]?.text ?? '')) isOver = true;
    if (!isTalk || !isOver || !opensItem(path, place)) return part;
    isTalk = false;
    return [commandAt('add', part.start), part];
  });
};

const turns = /^(?:so|anyway|anyways|also|plus)$/;

/** A number or a size, and the dish it is said of. */
function opensItem(path: readonly Segment[], place: number): boolean {
  const part = path[place];
  const isCount = part?.kind === 'number' && part.form === 'spoken';
  const isSized = part?.kind === 'number' && part.form === 'article' && path[place + 1]?.kind === 'option';
  return (isCount || isSized || part?.kind === 'option') && leadsToDish(path, place);
}

const leadsToDish = (path: readonly Segment[], place: number): boolean =>
  path.slice(place + 1).find(({ kind }) => !/^(?:option|unit|measure|filler)$/.test(kind))?.kind === 'dish';
