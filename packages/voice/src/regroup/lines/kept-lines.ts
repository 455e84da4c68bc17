import type { Token } from '../../read/tokenise.ts';
import type { Segment } from '../../segment/segments.ts';
import { textAt } from '../path-parts.ts';

/** "Drop the rest", "cancel everything else", "and nothing else". */
export function findRest(
  tokens: readonly Token[],
  path: readonly Segment[],
): { start: number; end: number } | undefined {
  for (const { start, end, ...part } of path) {
    const isTaken = part.kind === 'command' && (part.command === 'remove' || part.command === 'clear');
    if (isTaken) {
      const behind =
        /^(?:all )?(?:the )?(?:rest|others?(?! one)|other stuff|other things|everything else|else)\b/.exec(
          textAt(tokens, end, 4),
        );
      if (behind) return { start, end: end + behind[0].split(' ').length };
    }
  }
  // "Keep the biryani only", "everything except the kheer can go"
  const last = tokens.length - 1;
  if (tokens[0]?.text === 'keep' && /^(?:only|just)$/.test(tokens[last]?.text ?? ''))
    return { start: last, end: last + 1 };
  const isGone = /^(?:can|should|must) go$/.test(textAt(tokens, last - 1, 2));
  const except = /^(?:everything|all)(?: else)? (?:except|but|apart from|besides)/.exec(textAt(tokens, 0, 4));
  return isGone && except ? { start: 0, end: except[0].split(' ').length } : undefined;
}
