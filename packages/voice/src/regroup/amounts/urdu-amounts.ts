import type { Token } from '../../read/tokenise.ts';
import type { Segment } from '../../segment/segments.ts';
import type { Pass } from '../pass.ts';
import { asFiller, commandAt, isDish } from '../path-parts.ts';

/**
 * "Naan hai to do de do", "nahi, do kar do": before the verb a "do" is two and no "give"; "hai to" only leads to it.
 */
export const readUrduTwo: Pass = (_, tokens, path) =>
  path.map((part, place) => {
    const [before, next] = [path[place - 1], path[place + 1]];
    if (part.kind !== 'number' || part.form !== 'weak') return part;
    const word = tokens[part.start]?.text;
    if (word === 'to' && /^(?:hai|hain|jaye|jayega|jayegi|ho)$/.test(tokens[before?.start ?? -1]?.text ?? ''))
      return asFiller(part);
    return word === 'do' && isGiving(tokens, next) ? { ...part, form: 'spoken' } : part;
  });

/** "… bhej do, naan teen kar dena": of the one that was named before so many, and not so many more. */
export const readUrduSet: Pass = (_, tokens, path) =>
  path.flatMap((dish, place): Segment[] => {
    const [number, verb] = [path[place + 1], path[place + 2]];
    const isSet =
      dish.kind === 'dish' &&
      path[place - 1]?.kind !== 'number' &&
      number?.kind === 'number' &&
      /^kar(?:do|dein|dena|o)?$/.test(tokens[verb?.start ?? -1]?.text ?? '');
    const isNamed =
      isSet &&
      path
        .slice(0, place)
        .filter(isDish)
        .some(({ candidates }) => candidates[0]?.title === dish.candidates[0]?.title);
    return isNamed ? [commandAt('make', dish.start), dish] : [dish];
  });

/** "Do chai bhi bari wali": the "bhi" stands behind the name, and its size behind that. */
export const readBhi: Pass = (_, tokens, path) =>
  path.map((part, place) => {
    const [before, next, behind] = [path[place - 1], path[place + 1], path[place + 2]];
    const isBhi = part.kind === 'command' && part.command === 'also' && tokens[part.start]?.text === 'bhi';
    const isOfNext = behind?.kind === 'dish' && !tokens[behind.start]?.afterBreak;
    return isBhi && before?.kind === 'dish' && next?.kind === 'option' && !isOfNext ? asFiller(part) : part;
  });

/** "Bhej do", "de dein", "chahiye" */
export const isGiving = (tokens: readonly Token[], part: Segment | undefined): boolean =>
  part !== undefined && givingVerbs.test(tokens[part.start]?.text ?? '');

const givingVerbs =
  /^(?:dena|dein|den|dedo|dijiye|dijye|chahiye|chahye|lana|bhejna|bhejo|bhej|bhejdo|de|kar|karo|kardo|likh|laga|mangwa|mangwana|pack)$/;
