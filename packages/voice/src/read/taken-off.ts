import { addedWords, countedWishes, toppingWords, urduParts } from '../tables/wish-words.ts';
import type { Token } from './tokenise.ts';

/** What the order is kept in, not what a dish is made of; or what goes on behind "take the salmon off". */
const ofOrder =
  /^(?:order|cart|list|basket|bill|menu|it|them|that|there|mine|rest|and|but|or|then|so|please|no|actually|sorry|wait|because|cos|now|again|instead|as)$/;
/** Without "from" or "off" these leave it where it is. */
const taking =
  /^(?:take|leave|keep|pull|pick|scrape) (?:out )?(?:(?:all|any) )?(?:the )?([a-z ]+?) (?:out )?(?:from|off of|off|out of) ((?:(?:the|my|our|both|all|each) )*)([a-z]+)/;
const removing =
  /^(?:remove|drop|lose|skip|get rid of) (?:(?:all|any) )?(?:the )?([a-z ]+?) (?:from|off of|off|out of|in|on) ((?:(?:the|my|our|both|all|each) )*)([a-z]+)/;
/** "Burger se pyaz nikal do". */
const removingUrdu =
  /^([a-z ]+?) (?:mein |main |me )?se ([a-z ]+?) (?:nikal|nikaal|nikalo|hata|hatao|hatado|alag kar)(?: (?:do|dein|den|dena|dijiye|lo|kar do))?(?= |$)/;
/** The longest of these in words. */
const LONGEST = 12;

const isPart = ({ text, key }: Token): boolean =>
  [toppingWords, addedWords, countedWishes, urduParts].some((parts) => parts.has(text) || parts.has(key));

/**
 * "Remove the onions from the burger" takes no burger away: it is said as "no onions in the burger", which is a wish.
 * Only of what dishes are made of, and of a dish: "take the salad off the list" stays what it is.
 */
export function refuseParts(tokens: readonly Token[]): readonly Token[] {
  const said: Token[] = [];
  let isChanged = false;
  for (let at = 0; at < tokens.length; ) {
    const refusal = refusalAt(tokens, at);
    const token = tokens[at];
    if (token === undefined) break;
    if (refusal === undefined) said.push(token);
    else said.push(...refusal.said);
    isChanged ||= refusal !== undefined;
    at = refusal?.end ?? at + 1;
  }
  return isChanged ? said : tokens;
}

type Refusal = { readonly said: readonly Token[]; readonly end: number };

function refusalAt(tokens: readonly Token[], at: number): Refusal | undefined {
  const texts = tokens.slice(at, at + LONGEST).map(({ text }) => text);
  const line = texts.join(' ');
  const found = taking.exec(line) ?? removing.exec(line);
  if (found) {
    const [phrase, parts = '', determiners = '', dish = ''] = found;
    const end = at + phrase.split(' ').length - determiners.split(' ').length;
    const refused = tokens.slice(at, end).filter(({ text }) => parts.split(' ').includes(text));
    if (ofOrder.test(dish) || !refused.every(isPart)) return undefined;
    return { said: [word('no', tokens[at]), ...refused, word('in')], end };
  }
  const urdu = at === 0 || tokens[at]?.afterBreak ? removingUrdu.exec(line) : null;
  const [phrase = '', dish = '', parts = ''] = urdu ?? [];
  if (!urdu || dish.split(' ').some((text) => ofOrder.test(text))) return undefined;
  const named = tokens.slice(at, at + dish.split(' ').length);
  const end = at + phrase.split(' ').length;
  const refused = tokens.slice(at + named.length, end).filter(({ text }) => parts.split(' ').includes(text));
  if (!refused.every(isPart)) return undefined;
  return { said: [word('no', tokens[at]), ...refused, word('in'), word('the'), ...named], end };
}

const word = (text: string, { afterBreak }: Pick<Token, 'afterBreak'> = { afterBreak: false }): Token => ({
  text,
  heard: text,
  key: text,
  afterBreak,
});
