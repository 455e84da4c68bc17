import { isDetail } from './listed-items.ts';
import { isHeat, isPartOf, isSize, type Piece, type Turn } from './outline.ts';
import { anyOf, pattern, WHO, WORD } from './words.ts';

/** Why a size or heat is not wanted, where the one that is follows. */

const BECAUSE = `(?:${anyOf('because, cos, coz, since, as, but, i think, i know, i guess, hmm, oh, well, actually, maybe')})*`;
/** It goes on to something else. */
const NEXT = anyOf('and, plus, aur, with, without, extra, also, add');
const SAID = `(?:(?!${NEXT})(?:${WORD}|[%1~&] |(?<=[%1] )# ))`;
const TURNED = `(?:${anyOf('so, just, only, then, but, make it, make that, the, a, an, lets do, lets have, ill have, ill take, give me, get me, id rather, better, maybe, please, i want, we want, id like, lets go, go, for, with, in')})*`;
const OTHER = '(?=(?:[%1] )?\\$ (?:[$&] )*(?!#))';
/** What a size is or does, and not whom it is for. */
const IS = `(?:${anyOf('is, are, was')}(?!${anyOf('for, mine, fine, good, okay, ok, great, perfect, with, please, enough')})|${anyOf(
  `isnt, arent, wasnt, would, will, wont, wouldnt, might, looks, look, looked, seems, sounds, kills, keeps, takes, costs, gets, makes, gives,
   doesnt, does, never, goes, burns, hurts, upsets, feeds, serves, not enough, not worth, not gonna, too, overkill, way, leaves, barely, hardly`,
)})`;

const isOther = (told: readonly Piece[], behind: readonly Piece[]): boolean => {
  const [size, next] = [told.findLast(isDetail), behind.find(isDetail)];
  return (
    size !== undefined &&
    next !== undefined &&
    (isSize(size) ? isSize(next) : isHeat(next)) &&
    !isPartOf(size, next)
  );
};

/** Left out where the size that follows is another one of its sort. */
const weighed = (before: string, size: string, behind: string): Turn => ({
  said: pattern(`(?<=#.*)${BECAUSE}${before}`, size, behind, TURNED, OTHER),
  plainly: ([said = [], sizes = [], told = []], _, next) =>
    isOther([...said, ...sizes, ...told], next) ? [] : undefined,
});

/** "… the family one is huge, single will do", "half is too little for us, so full" */
const described = weighed('(?:the |a |an )?', '\\$ (?:one |1 |size |portion |plate )?', `${IS}${SAID}{0,9}?`);

/** "… i can't do hot, mild please", "we'd never finish a full, half" */
const beyond = weighed(
  `(?:${WHO}|id |wed |shed |hed |theyd )?(?:really )?${anyOf('cant, cannot, couldnt, could, wont, dont, doesnt, never, hate, hates')}(?:(?!${NEXT})${WORD}){0,4}?`,
  '\\$ (?:one |1 |size |portion |plate |food )?',
  `(?:(?!${NEXT})${WORD}){0,6}?`,
);

/** "… not the large, that's too much for one person, the small" */
const notThatSize = weighed('not (?:the |a |an )?', '\\$ (?:one |1 |size )?', `${SAID}{1,9}?`);

export const sizeTurns: readonly Turn[] = [notThatSize, beyond, described];
