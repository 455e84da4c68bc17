import type { Token } from '../../read/tokenise.ts';
import type { Segment } from '../../segment/segments.ts';

/** "Bhej do", "de dein", "chahiye" */
export const isGiving = (tokens: readonly Token[], part: Segment | undefined): boolean =>
  part !== undefined && givingVerbs.test(tokens[part.start]?.text ?? '');

const givingVerbs =
  /^(?:dena|dein|den|dedo|dijiye|dijye|chahiye|chahye|lana|bhejna|bhejo|bhej|bhejdo|de|kar|karo|kardo|likh|laga|mangwa|mangwana|pack)$/;
