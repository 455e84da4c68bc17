import { tokenise } from '../read/tokenise.ts';
import { type Item, itemsOf } from './listed-items.ts';
import { type Piece, say, type Turn } from './outline.ts';
import { sameSizeTurns } from './same-size.ts';
import { AT_START, anyOf, pattern, WORD } from './words.ts';

const PERSON = `(?:(?!${anyOf('but, except, only, just, and, same, the, also, with, without')})${WORD})`;
const WHOM = `(?:(?:my|the|our|his|her|your) (?:\\$ )?${PERSON}(?!wants |want )|(?!(?:my|our|an?|that) )(?:${PERSON}|~ ))`;
const AGAIN = `(?:${anyOf('and, also, then')})*(?:${anyOf('same thing again, same thing, same order, same again, exact same, the same thing, exactly the same, the exact same, the same again, the same order, the same, same, ditto, likewise, identical')})`;
const GROUP = `(?:& |${anyOf('box, bag, desk, table, tray, person, room, order, parcel, plate, one, team, car, pack, packet, lunch, 1')})`;
/** For whom the other one is: behind or before the "same". */
const OTHERS = `(?:${AGAIN}(?:also )?for ${WHOM}|(?:and )?for ${WHOM}(?:also )?${AGAIN}|(?:and )?(?:for )?(?:the )?(?:second|other|next|third) ${GROUP}(?:is |gets |has |wants )?(?:also )?${AGAIN}|(?:and )?${GROUP}% (?:is |gets )?${AGAIN})`;

/** All that was said before it. */
const SAID = `${AT_START}(?=.*(?:same|ditto|likewise|identical) )(?:\\S+ )+?`;

const two = (count: number): Piece => ({ symbol: '%', tokens: tokenise(String(count)), count });

/** What the last one has: all that was named since it was said whom something else is for. */
function lastShare(before: readonly Piece[]): { readonly items: readonly Item[]; readonly isPlain: boolean } {
  const { items, topic } = itemsOf(before);
  const last = items.at(-1);
  if (last === undefined) return { items: [], isPlain: false };
  const marks = before.flatMap(({ symbol }, at) =>
    at < last.from && /^(?:for|wants?|gets?|having|have|takes?)$/.test(symbol) ? [at] : [],
  );
  const from = marks.at(-1) ?? -1;
  const share = items.filter((item) => item.from > from);
  const isKnown = before.every(
    ({ symbol }, at) =>
      at <= from || symbol !== '#' || share.some((item) => item.at === at || isSide(before, item, at)),
  );
  return {
    items: share,
    isPlain: topic === undefined && isKnown && !before.some(({ symbol }) => symbol === '@'),
  };
}

/** "A latte and a bagel for me and the same for tom": twice all that the first one has. */
const sameForOther: Turn = {
  said: pattern(SAID, OTHERS, `(?=$|${anyOf('and, plus, please, thanks, thank, aur, oh')}|[%1] |an? )`),
  isJoined: true,
  plainly: ([said = [], same = []]) => {
    const { items, isPlain } = lastShare(said);
    if (items.length === 0 || !isPlain) return undefined;
    const doubled = said.flatMap((piece, at) => {
      const item = items.find((one) => at >= one.from && at <= one.at);
      if (item === undefined) return [piece];
      const amount = two(2 * (item.count ?? 1));
      const isAmount = /^(?:[%1]|an?)$/.test(piece.symbol) && at < item.at;
      const isFirst = at === item.from;
      return [...(isFirst ? [amount] : []), ...(isAmount ? [] : [piece])];
    });
    return same.length > 0 ? doubled : undefined;
  },
};

/** "… and my sister wants that as well but in medium" */
const wantsThat: Turn = {
  said: pattern(
    `(?:and )?${WHOM}(?:wants|want|will have|would like|likes|is having) (?:that|it|1) (?:${anyOf('too, as well, also')})`,
    '(?=but )',
  ),
  isJoined: true,
  plainly: () => say('and the same'),
};

/** "… and hers is the same but large", "mine's the same": another one for somebody. */
const hersIsTheSame: Turn = {
  said: pattern(
    `(?<=# .*)(?:and )?${anyOf('his, hers, theirs, mine, mines, his is, hers is, theirs is, mine is, theirs are, his will be, hers will be, mine will be')}(?:exactly |just |also )?(?:the )?same (?:thing |again )?`,
    `(?=$|${anyOf('but, in, only, and, with, without, please')})`,
  ),
  isJoined: true,
  plainly: () => say('and the same for her'),
};

/** "Same but haddock for mum": what the last one has, of another kind. */
const sameButKind: Turn = {
  said: pattern(
    SAID,
    `${AGAIN}(?:for ${WHOM})?`,
    '(?:but |except )?(?:with |in |as |an? |the )*',
    '[#~] ',
    `(?:1 |instead )?(?:for ${WHOM})?(?!only )`,
  ),
  plainly: ([said = [], , but = [], kind = []]) => {
    const { items, isPlain } = lastShare(said);
    const [item, other] = [items.at(-1), kind[0]];
    const name = said[item?.at ?? -1];
    if (item === undefined || name === undefined || other === undefined || !isPlain) return undefined;
    const tail = name.tokens.slice(1);
    const isWhole = other.symbol === '#' && !other.isHeadless;
    const isJoined = tail[0]?.text === 'and';
    // "The same with fries" is another size of it.
    const isDifferent =
      but.length > 0 && (isJoined || !but.some(({ symbol }) => symbol === 'with' || symbol === 'the'));
    // "Another one the same but decaf"
    if (!isDifferent || said.slice(-2).some(({ symbol }) => /^(?:another|more)$/.test(symbol)))
      return undefined;
    const isKind = other.tokens.length === 1 && tail.length > 0 && (!isWhole || isJoined);
    const meant: Piece = { symbol: '#', tokens: isKind ? [...other.tokens, ...tail] : other.tokens };
    return [
      ...said,
      ...inBreath([two(item.count ?? 1), meant, ...item.sizes, ...portionBehind(said, item)], true),
    ];
  },
};

/** "Zinger with fries": a side may be its size. */
const isSide = (said: readonly Piece[], { end }: Item, at: number): boolean =>
  at === end + 1 && said[end]?.symbol === 'with';
const portionBehind = (said: readonly Piece[], item: Item): readonly Piece[] =>
  said[item.end]?.symbol === 'with' && said[item.end + 1]?.symbol === '#'
    ? said.slice(item.end, item.end + 2)
    : [];

const inBreath = (pieces: readonly Piece[], afterBreak = false): Piece[] =>
  pieces.map((piece, place) => ({
    ...piece,
    tokens: piece.tokens.map((token, at) => ({ ...token, afterBreak: afterBreak && place + at === 0 })),
  }));

export const sameTurns: readonly Turn[] = [
  ...sameSizeTurns,
  wantsThat,
  hersIsTheSame,
  sameButKind,
  sameForOther,
];
