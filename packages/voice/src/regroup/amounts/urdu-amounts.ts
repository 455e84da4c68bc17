import type { Token } from '../../read/tokenise.ts';
import type { Segment } from '../../segment/segments.ts';
import type { Pass } from '../pass.ts';
import { asFiller } from '../path-parts.ts';

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

/** "Bhej do", "de dein", "chahiye" */
export const isGiving = (tokens: readonly Token[], part: Segment | undefined): boolean =>
  part !== undefined && givingVerbs.test(tokens[part.start]?.text ?? '');

const givingVerbs =
  /^(?:dena|dein|den|dedo|dijiye|dijye|chahiye|chahye|lana|bhejna|bhejo|bhej|bhejdo|de|kar|karo|kardo|likh|laga|mangwa|mangwana|pack)$/;
