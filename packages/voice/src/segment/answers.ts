import type { Token } from '../read/tokenise.ts';
import type { Segment } from './segments.ts';

/** "No okay", "no then": nothing is refused, a question is answered. */
export const isAnswerNo = (tokens: readonly Token[], { kind, start, end }: Segment): boolean =>
  kind === 'command' &&
  tokens[start]?.text === 'no' &&
  /^(?:okay|ok|then|alright|fine|well)$/.test(tokens[end]?.text ?? '');
