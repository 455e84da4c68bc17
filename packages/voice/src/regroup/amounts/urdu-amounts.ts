import type { Token } from '../../read/tokenise.ts';
import type { Segment } from '../../segment/segments.ts';
import type { Pass } from '../pass.ts';

/** "Naan hai to do de do", "nahi, do kar do": before the verb a "do" is two and no "give". */
export const readUrduTwo: Pass = (_, tokens, path) =>
  path.map((part, place) => {
    if (part.kind !== 'number' || part.form !== 'weak') return part;
    return tokens[part.start]?.text === 'do' && isGiving(tokens, path[place + 1])
      ? { ...part, form: 'spoken' }
      : part;
  });

/** "Bhej do", "de dein", "chahiye" */
export const isGiving = (tokens: readonly Token[], part: Segment | undefined): boolean =>
  part !== undefined && givingVerbs.test(tokens[part.start]?.text ?? '');

const givingVerbs =
  /^(?:dena|dein|den|dedo|dijiye|dijye|chahiye|chahye|lana|bhejna|bhejo|bhej|bhejdo|de|kar|karo|kardo|likh|laga|mangwa|mangwana|pack)$/;
