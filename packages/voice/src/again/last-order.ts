import { outlineOf, say, tokensOf } from '../outline/outline.ts';
import { anyOf, WORD } from '../outline/words.ts';
import type { Token } from '../read/tokenise.ts';
import type { Heard } from './lost-items.ts';

/** Where talk turns to an order: by its word, behind what was refused, or as the answer to "which one". */
const TURNS = `(?:${anyOf('so, but, anyway, okay, ok, alright, then, instead, nah, fine, great, cool, yeah, yes, i said')}|(?<=[#~] )just |(?<=(?:^| )(?:no|not|without|any) (?:\\S+ ){0,2})# |(?<=which (?:1|ones?|kind) )${anyOf('um, uh, oh, hmm, well')})`;
const MANNERS = anyOf('decaf, iced, plain, skinny, vegan, toasted, fresh, nice, normal, hot, cold');
/** An amount or an article before the name, or a size beside it. */
const ORDERED = `(?:(?:${WORD}){0,5}?(?:an? |[%1] )(?:[$&%1] |of |${MANNERS})*# |(?:${WORD}){0,3}?(?:[$&] )+# |(?:the )?# (?:[$&] |[%1@] ))`;
/** Whoever asks, refuses or tells a story has not come to the order yet. */
const UNSETTLED = new RegExp(
  `(?:^|(?<= ))(?:${anyOf(
    `what, whats, how, why, where, wheres, when, who, which, is, are, do you, does, did, was, were, have you, cancel, remove, delete, drop,
     scratch, forget, not, dont, didnt, wont, cant, never, nobody, without(?! ~), no(?! ~), nahi, if, kya, leave, keep, price, recipe, allergic, had, ate,
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

/** Lead from what asks, tells or refuses to what it is about. */
const GLUE = anyOf(
  `a, an, the, any, some, your, my, our, that, those, this, these, more, of, it, me, us, you, i, we, they, he, she, do, does, have, has, had, get, got,
   want, need, like, order, ordered, send, sent, put, add, give, bring, make, include, about, for, with, really, very, just, even, is, are, to, there,
   much, many, would, will, could, can, know, if, whether, price, cost, still, ever, sell, serve, eat, ate, try, tried, be, so, and, or, nor, than, as`,
);
const ITEM = '(?:(?:an?|[%1]) (?:[$&%1] |of )*# (?:[$&] )*|(?:[$&] )+# (?:[$&] )*|# (?:ones? )?(?:[$&] )+)';
const GOVERNED = new RegExp(`${UNSETTLED.source}(?:${GLUE}|[%1$&~#] )*$`);
/** What follows says that it was told of: "two large pizzas were cold". */
const TOLD_OF = new RegExp(
  `^${anyOf('is, are, was, were, came, arrived, never, tastes, tasted, cost, costs, nahi, last, yesterday, hai, tha, thi')}`,
);

/** Whoever asks or takes something back may well want nothing. */
const WITHDRAWN = new RegExp(
  `(?:^| )${anyOf(
    `what, whats, how, hows, why, where, wheres, which, who, when, is, are, do you, does, did, have you, cancel, forget, scrap, scratch, leave, drop,
     remove, delete, minus, kidding, joking, never mind, nevermind, nothing, switch, swap, change, replace, kya, kitne, kitni, kitna, kaisa, kaisi, kaise, kab, rehne do, mat, chor do,
     undo`,
  )}`,
);

/**
 * The items of a sentence of which nothing came: each is counted or has a size, and nothing that leads to it asks about
 * it, tells of it or refuses it.
 */
export function plainItems({ tokens, roles, decoded }: Heard): readonly Token[] | undefined {
  const pieces = outlineOf(decoded, tokens, roles);
  const text = pieces.map(({ symbol }) => `${symbol} `).join('');
  if (WITHDRAWN.test(text)) return undefined;
  const placeOf = (at: number) => text.slice(0, at).split(' ').length - 1;
  const items = [...text.matchAll(new RegExp(`(?<!\\S)${ITEM}`, 'g'))].filter(
    ({ index, 0: item }) =>
      !GOVERNED.test(text.slice(0, index)) && !TOLD_OF.test(text.slice(index + item.length)),
  );
  if (items.length === 0) return undefined;
  return tokensOf(
    items.flatMap(({ index, 0: item }, at) => [
      ...(at === 0 ? [] : say('and')),
      ...pieces.slice(placeOf(index), placeOf(index + item.length)),
    ]),
  );
}
