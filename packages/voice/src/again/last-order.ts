import { outlineOf, tokensOf } from '../outline/outline.ts';
import { anyOf, WORD } from '../outline/words.ts';
import type { Token } from '../read/tokenise.ts';
import type { Heard } from './lost-items.ts';

/** Where talk turns to an order: by its word, behind what was refused, or as the answer to "which one". */
const TURNS = `(?:${anyOf('so, but, anyway, okay, ok, alright, then, instead, nah, fine, great, cool')}|(?<=[#~] )just |(?<=(?:^| )(?:no|not|without|any) (?:\\S+ ){0,2})# |(?<=which (?:1|ones?|kind) )${anyOf('um, uh, oh, hmm, well')})`;
/** An amount or an article before the name, or a size beside it. */
const ORDERED = `(?:(?:${WORD}){0,5}?(?:an? |[%1] )(?:[$&%1] |of )*# |(?:${WORD}){0,3}?(?:[$&] )+# |(?:the )?# (?:[$&] |[%1@] ))`;
/** Whoever asks, refuses or tells a story has not come to the order yet. */
const UNSETTLED = new RegExp(
  `(?:^|(?<= ))(?:${anyOf(
    `what, whats, how, why, where, wheres, when, who, which, is, are, do you, does, did, was, were, have you, cancel, remove, delete, drop,
     scratch, forget, not, dont, didnt, wont, cant, never, nobody, without, no, nahi, if, kya, leave, keep, price, recipe, allergic, had, ate,
     hate, hates, yesterday, last, never mind, nevermind, thinking, wondering, wonder, tell me, change, swap, replace`,
  )})`,
);

/**
 * "I'm not a fan of pineapple so no hawaiian, a pepperoni medium": where nothing at all came of a sentence, what is
 * ordered at its end, behind all that was asked or refused. Undefined where nothing is plainly ordered there.
 */
export function lastOrder({ tokens, roles, decoded }: Heard): readonly Token[] | undefined {
  const pieces = outlineOf(decoded, tokens, roles);
  const text = pieces.map(({ symbol }) => `${symbol} `).join('');
  for (const turn of text.matchAll(new RegExp(`(?<!\\S)${TURNS}(?=${ORDERED})`, 'g'))) {
    const from = turn.index + turn[0].length;
    if (UNSETTLED.test(text.slice(from))) continue;
    return tokensOf(pieces.slice(text.slice(0, from).split(' ').length - 1));
  }
  return undefined;
}
