import type { Pass } from '../pass.ts';
import { textAt } from '../path-parts.ts';

/** "My usual is a large latte and a bagel": ordered, unless something else is wanted this time. */
export const readMyUsual: Pass = (_, tokens, path) => {
  return path.map((part) => {
    if (part.kind !== 'command' || part.command !== 'ignore') return part;
    const isUsual = usual.test(textAt(tokens, part.start, part.end - part.start));
    const isOther = thisTime.test(`${textAt(tokens, part.end, tokens.length)} `);
    return isUsual && !isOther ? { ...part, command: 'add' as const } : part;
  });
};

const usual =
  /^my usual|^i (?:usually|always|normally) (?:get|have|go for)$|^(?:usually|normally) i (?:get|have)$/;
const thisTime =
  /\b(?:but|instead|this time|for a change|try|change|tonight|what do|do you|(?:so|but|then) today|today (?:i want|ill|id|give me|lets|let me|a|an|one|two))\b/;
