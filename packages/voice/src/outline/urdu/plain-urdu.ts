import type { Token } from '../../read/tokenise.ts';
import { urduFillers, urduNumbers } from '../../tables/urdu-words.ts';
import type { Heard } from '../outline.ts';
import { outlineOf, sayPlainly, tokensOf } from '../outline.ts';
import { urduAmountTurns, urduFurtherTurns } from './amounts.ts';
import { lineTurns } from './lines.ts';
import { wishTurns } from './wishes.ts';

/** Verbs and measures of wishes, which carry something. */
const urdu =
  /^(?:teeno|teenon|chaaron|charon|nahin|mat|hata|hatao|nikal|nikaal|zyada|ziada|kam|alag|mirch|mirchi|wohi|yehi|rehne|teekha|teekhi|dono|donon|wapas|wapis)$/;
/** English as well, or another tongue. */
const other =
  /^(?:main|la|sa|ho|den|hue|jab|tab|mere|log|chal|jo|tin|sat|che|ath|tees|das|ne|se|de|ye|sola)$/;

const isUrdu = ({ text }: Token): boolean =>
  urdu.test(text) || ((urduNumbers.has(text) || urduFillers.has(text)) && !other.test(text));

const orders = [...wishTurns, ...urduAmountTurns];
const followUps = [...wishTurns, ...lineTurns, ...urduFurtherTurns];

export const urduTurns = [...new Set([...orders, ...followUps])];

/**
 * Roman Urdu says behind the name what English says before it: how many, without what, for whom, and that it was put
 * right. Where a turn of it is heard it is said in the order of English, which all that follows reads.
 */
export function plainUrdu({ tokens, roles, decoded }: Heard, isNew: boolean): readonly Token[] {
  if (!tokens.some(isUrdu)) return tokens;
  const pieces = outlineOf(decoded, tokens, roles);
  const plain = sayPlainly(pieces, isNew ? orders : followUps);
  const isLost = isNew && !plain.some(({ symbol }) => /^[#~]$/.test(symbol));
  return plain === pieces || isLost ? tokens : tokensOf(plain);
}
