import { type Item, inBreath, itemsOf, pause, paused } from './listed-items.ts';
import { isHeat, isSize, type Piece, say, type Turn } from './outline.ts';
import { subjectAt, toldOf } from './told-subjects.ts';
import { AT_START, anyOf, pattern, WORD } from './words.ts';

const SIZES = '(?:\\$ (?:and |aur )?){2,}';
const SIZE_WORD = `(?:& |${anyOf('size, heat, spice level, level, spice, sizes')})?`;

/** "Mild, medium and hot, one chowmein of each", "one margherita in each size, small, medium and large" */
const oneOfEachSize: Turn = {
  said: pattern(
    `(?:${SIZES})?`,
    '(?:[%1] |an? )',
    '# ',
    `(?:of|in) (?:each|every) ${SIZE_WORD}`,
    `(?:${SIZES})?`,
  ),
  plainly: ([ahead = [], amount = [], name = [], , behind = []]) => {
    const sizes = [...ahead, ...behind].filter(({ symbol }) => symbol === '$');
    const isOfOneSort = sizes.every(isSize) || sizes.every(isHeat);
    const texts = new Set(sizes.map(({ option, tokens }) => option?.text ?? tokens[0]?.key));
    if (sizes.length < 2 || !isOfOneSort || texts.size < sizes.length) return undefined;
    // Among heats a "medium" is one, too.
    const asHeat = (size: Piece) =>
      (isSize(size) && !sizes.every(isSize) ? [size, ...say('spice')] : [size]).map(inBreath);
    return paused(
      sizes.flatMap((size) => [pause, ...amount.map(inBreath), ...asHeat(size), ...name.map(inBreath)]),
    );
  },
};

const EVERYBODY = `(?:(?:for|per|to) (?:${anyOf('each of us, each of them, everybody, everyone, all of us, all of them, each, every 1, person, head, the lot of us, us all')})|apiece )?`;

/** "Smoky and hot wings two of each, regular on the hot", "four pies and four cones, one of each for everybody". */
const manyOfEach: Turn = {
  said: pattern(
    `${AT_START}(?:\\S+ )+?`,
    '[%1] ',
    '(?:of )?each ',
    `(?!of )${EVERYBODY}(?:please )?`,
    `(?=$|(?:and )?(?:the|\\$|but|with|without|no|make) )`,
  ),
  isJoined: true,
  plainly: ([list = [], amount = [], each = [], whom = []], _, behind) => {
    const { items, topic } = itemsOf(list);
    const last = items.at(-1);
    if (items.length < 2 || topic !== undefined || last === undefined || last.until < list.length)
      return undefined;
    const count = amount[0]?.count ?? 1;
    // The list says how many.
    if (count === 1 && items.every((item) => item.count !== undefined && item.count > 1)) return list;
    const isForAll = whom.some(({ symbol }) => symbol !== 'please');
    if (behind.length === 0 || isForAll || items.some((item) => item.count !== undefined)) return undefined;
    // "…, one each, regular": that is said of all of them.
    const isSaidOfAll =
      behind[0]?.symbol === '$' && !/^(?:on|for|in|with)$/.test(afterSizes(behind)?.symbol ?? '');
    return [
      ...(count === 1
        ? list
        : list.flatMap((piece, at) =>
            items.some(({ from }) => from === at) ? [...amount, piece] : [piece],
          )),
      ...(isSaidOfAll ? each.slice(-1) : []),
    ];
  },
};

/** "… make it two of every kind", "two apiece": said as "two of each". */
const ofEveryKind: Turn = {
  said: pattern(
    `(?<=[#~] )(?:${anyOf('make it, make that, make them, so, please, lets have, lets do, lets get, give me, give us, get me, get us, ill have, ill take, well have, well take, can i have, can we have, i want, we want, id like')})*`,
    '(?:[%1] |an? (?=[$&] ))',
    '(?:[$&] )*',
    `(?:of (?:every|all|each) (?:${anyOf('single, different')})?(?:${anyOf('kind, sort, type, one, 1, flavou?r, kinds, sorts, types, flavou?rs')}|[%1] )|of both |of all |apiece )(?:of (?:them|those|these) |please )*`,
    '(?=$|and |with |no |but )',
  ),
  isJoined: true,
  plainly: ([, many = [], sizes = []]) => [...many, ...sizes, ...say('of each')],
};

const afterSizes = (pieces: readonly Piece[]): Piece | undefined =>
  pieces.find(({ symbol, tokens }) => symbol !== '$' && !/^sized?$/.test(tokens[0]?.text ?? ''));

const isBareHead = (piece: Piece | undefined): boolean =>
  piece?.tokens.length === 1 && piece.tokens[0]?.text !== piece.tokens[0]?.key;

/** "Fajita medium, tikka large, pepperoni small, those are the three pizzas": what all of them are. */
const allAre: Turn = {
  said: pattern(
    `${AT_START}(?:\\S+ )+?`,
    `(?:(?:${anyOf('those, these, they, which, that')})(?:are |were )(?:all |both )?(?:the |my |our )?|(?<!thats |that is |is )(?:all|both) (?:of them )?(?:are )?)`,
    '(?:[%1] )?',
    '# ',
    `(?:(?:i|we|id|wed) (?:${WORD}){1,2})?(?:please |thanks )?$`,
  ),
  isJoined: true,
  plainly: ([list = [], , many = [], head = []]) => {
    const { items, topic } = itemsOf(list);
    const count = many[0]?.count ?? items.length;
    const sum = items.reduce((all, item) => all + (item.count ?? 1), 0);
    const isAll = items.length > 1 && [items.length, sum].includes(count);
    if (!isAll || topic !== undefined || !isBareHead(head[0])) return undefined;
    return list.map((piece, at) => (items.some((item) => item.at === at) ? withHead(piece, head[0]) : piece));
  },
};

const withHead = (name: Piece, head: Piece | undefined): Piece => {
  const words = (head?.tokens ?? []).filter(({ key }) => !name.tokens.some((token) => token.key === key));
  return {
    ...name,
    symbol: '#',
    tokens: [...name.tokens, ...words.map((token) => ({ ...token, text: token.key, afterBreak: false }))],
  };
};

/** "Roghni naan and tandoori naan, five of the first and two of the second" */
const countedBehind: Turn = {
  said: pattern(
    `${AT_START}(?:\\S+ )+?`,
    '(?:(?:and )?[%1@] of (?:the |my )?\\S+ (?:1 |ones? )?){2,}',
    '(?=$|please )',
  ),
  isJoined: true,
  plainly: ([list = [], told = []]) => {
    const { items, topic } = itemsOf(list);
    if (items.length < 2 || topic !== undefined || items.some(({ count }) => count !== undefined))
      return undefined;
    const amounts = new Map<Item, Piece>();
    const whole = toldOf([...list, ...told], items);
    told.forEach((piece, at) => {
      if (!/^[%1@]$/.test(piece.symbol)) return;
      const which = subjectAt(whole, list.length + at + 2, new Set(), true)?.value ?? [];
      const item = items[which[0] ?? -1];
      if (which.length === 1 && item) amounts.set(item, piece);
    });
    if (amounts.size !== items.length) return undefined;
    return list.flatMap((piece, at) => {
      const item = items.find(({ from }) => from === at);
      const amount = item && amounts.get(item);
      return amount ? [amount, piece] : [piece];
    });
  },
};

/** Read first: "those are my …" may be praise as well. */
export const headTurns: readonly Turn[] = [ofEveryKind, allAre];

export const eachTurns: readonly Turn[] = [oneOfEachSize, manyOfEach, countedBehind];
