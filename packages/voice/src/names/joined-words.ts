import type { VoiceIndex } from '../menu/voice-index.ts';
import type { TokenRole } from '../read/token-roles.ts';
import type { Token } from '../read/tokenise.ts';

/** Shorter words are the halves of too many others. */
const shortestHalf = 4;

/** "Plainrice": two words of one name that were written as one, though others stand between them on the card. */
export function partJoinedWords(
  { words, pairs, titlesByWord }: VoiceIndex,
  tokens: readonly Token[],
  roles: readonly TokenRole[],
): readonly Token[] {
  const halvesOf = ({ key }: Token): readonly string[] => {
    for (let at = shortestHalf; at <= key.length - shortestHalf; at++) {
      const [first, second] = [key.slice(0, at), key.slice(at)];
      const others = titlesByWord.get(second) ?? [];
      if (titlesByWord.get(first)?.some((title) => others.includes(title))) return [first, second];
    }
    return [];
  };
  const isStrange = ({ key }: Token, at: number) =>
    roles[at] === 'unknown' && key.length >= 2 * shortestHalf && !words.byText.has(key) && !pairs.has(key);
  const parts = tokens.map((token, at) => (isStrange(token, at) ? halvesOf(token) : []));
  if (parts.every((halves) => halves.length === 0)) return tokens;
  return tokens.flatMap((token, at) =>
    parts[at]?.length
      ? parts[at].map((text, place) => ({
          text,
          key: text,
          heard: text,
          afterBreak: place === 0 && token.afterBreak,
        }))
      : token,
  );
}
