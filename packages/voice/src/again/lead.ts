import type { TokenRole } from '../read/token-roles.ts';
import type { Token } from '../read/tokenise.ts';

/** What stands right before a name and speaks of it: "two six inch", "a bag of", "the large". */
export type Lead = {
  readonly start: number;
  readonly isCounted: boolean;
  readonly hasArticle: boolean;
  /** "The large …": one that is known. */
  readonly isDefinite: boolean;
  readonly isSized: boolean;
};

export function leadOf(
  { tokens, roles }: { readonly tokens: readonly Token[]; readonly roles: readonly TokenRole[] },
  name: number,
): Lead {
  const isJoined = (at: number) =>
    /^(?:number|article|option|unit)$/.test(roles[at] ?? '') || /^(?:the|of)$/.test(tokens[at]?.text ?? '');
  let start = name;
  while (start > 0 && !tokens[start]?.afterBreak && isJoined(start - 1)) start--;
  const said = roles.slice(start, name);
  const isDefinite = tokens.slice(start, name).some(({ text }) => text === 'the');
  return {
    start,
    isCounted: said.includes('number'),
    hasArticle: said.includes('article') || isDefinite,
    isDefinite,
    isSized: said.includes('option') || said.includes('unit'),
  };
}
