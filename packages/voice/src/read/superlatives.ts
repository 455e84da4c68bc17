import type { Token } from './tokenise.ts';

export type ByPrice = 'lowest' | 'highest';

/** The dish that begins here, or a word or two later, is wanted for its price. */
export type Superlative = { readonly at: number; readonly byPrice: ByPrice };

const lowest =
  /^(?:(?:the )?(?:cheapest|least expensive|least costly)|sab ?se sast[aie]|lowest priced?)(?: of)?\b/;
const highest =
  /^(?:(?:the )?(?:most expensive|most costly|dearest|priciest|costliest)|sab ?se me?he?ng[aie]|highest priced?)\b/;

/** "The cheapest biryani", "your most expensive burger": taken out of the words, for no name has them. */
export function takeSuperlatives(tokens: readonly Token[]): {
  readonly tokens: readonly Token[];
  readonly superlatives: readonly Superlative[];
} {
  const left: Token[] = [];
  const superlatives: Superlative[] = [];
  for (let at = 0; at < tokens.length; at++) {
    const token = tokens[at];
    if (token === undefined) break;
    const said = tokens
      .slice(at, at + 3)
      .map(({ text }) => text)
      .join(' ');
    const [low, high] = [lowest.exec(said)?.[0], highest.exec(said)?.[0]];
    const phrase = low ?? high;
    if (phrase === undefined) {
      left.push(token);
      continue;
    }
    superlatives.push({ at: left.length, byPrice: low === undefined ? 'highest' : 'lowest' });
    const end = at + phrase.split(' ').length;
    // "The" stays where it stood: one that is there may be meant.
    left.push({ ...token, text: 'the', heard: '', key: 'the' });
    at = end - 1;
  }
  return { tokens: superlatives.length > 0 ? left : tokens, superlatives };
}
