import { inBreath, isDetail, itemsOf, pause, paused } from './listed-items.ts';
import { amount, isHeat, isSize, type Piece, say, type Turn } from './outline.ts';
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

const AND = '(?:(?:and|plus|aur) (?:the |your )?)?';

/** "Two glasses each of lassi and cola", "one each of the mutton and the egg biryani, the egg double": so many of every one. */
const eachAhead: Turn = {
  said: pattern(
    '[%1] ',
    '(?:[$&] )*',
    'each of (?:the |your )?',
    `(?:\\$ )*[#~] (?:${AND}(?:\\$ )*[#~] )+`,
    // "…, single and hot": how all of them are to be, with nothing behind it.
    '(?:(?:\\$ (?:and )?)+(?:please )?$)?',
  ),
  plainly: ([amount = [], units = [], , list = [], shared = []]) => {
    const starts = list.flatMap(({ symbol }, at) => (/^[#~]$/.test(symbol) ? [at + 1] : []));
    const sizes = shared.filter(isDetail);
    // "… of chicken and mutton karahi": what they are is said with the last.
    const last = list.at(-1);
    const isNamed = last?.symbol === '#' && last.tokens.length > 1;
    const whole: Piece[] = isNamed ? [{ symbol: '#', tokens: last.tokens.slice(-1) }] : [];
    return paused(
      starts.flatMap((end, place) => {
        const named = list.slice(starts[place - 1] ?? 0, end).filter(({ symbol }) => /^[#~$]$/.test(symbol));
        const head = named.at(-1)?.symbol === '~' ? whole : [];
        return [pause, ...[...amount, ...units, ...named, ...head, ...sizes].map(inBreath)];
      }),
    );
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

/** "Three lemonades, small, small and large": as many sizes as were counted. */
const sizesInTurn: Turn = {
  said: pattern(
    '% ',
    '# ',
    '(?:\\$ )+(?:and |aur )?(?:a )?\\$ ',
    `(?=$|${anyOf('please, and, plus, aur, thanks')})`,
  ),
  plainly: ([many = [], name = [], told = []]) => {
    const sizes = told.filter(isDetail);
    const isOneSort = sizes.every(isSize) || sizes.every(isHeat);
    return isOneSort && sizes.length === many[0]?.count
      ? paused(sizes.flatMap((size) => [pause, amount(1), ...[...name, size].map(inBreath)]))
      : undefined;
  },
};

const EVERYBODY = `(?:(?:for|per|to) (?:${anyOf('each of us, each of them, everybody, everyone, all of us, all of them, each, every 1, person, head, the lot of us, us all')})|apiece )?`;

/** "Four pies and four cones, one of each for everybody": the list says how many. */
const oneOfEachForAll: Turn = {
  said: pattern(
    `${AT_START}(?:\\S+ )+?`,
    '1 ',
    '(?:of )?each ',
    `(?!of )${EVERYBODY}(?:please )?`,
    '(?=$|and )',
  ),
  isJoined: true,
  plainly: ([list = []]) => {
    const { items, topic } = itemsOf(list);
    const last = items.at(-1);
    const isList = items.length > 1 && topic === undefined && last?.until === list.length;
    return isList && items.every(({ count = 1 }) => count > 1) ? list : undefined;
  },
};

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

/** Read first: "those are my …" may be praise as well. */
export const headTurns: readonly Turn[] = [ofEveryKind, allAre];

export const eachTurns: readonly Turn[] = [oneOfEachSize, eachAhead, sizesInTurn, oneOfEachForAll];
