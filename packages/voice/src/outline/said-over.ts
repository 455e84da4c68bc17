import { cardinalAt } from '../read/cardinals.ts';
import { amount, isHeat, isPartOf, isSize, leftOut, type Piece, type Turn } from './outline.ts';
import { anyOf, pattern, WORD } from './words.ts';

const isName = ({ symbol }: Piece): boolean => symbol === '#';
const isAmount = ({ symbol }: Piece): boolean => /^(?:[%1]|an?)$/.test(symbol);
const isSized = ({ symbol }: Piece): boolean => /[$&]/.test(symbol);

/** "For starters a soup, for mains a karahi and for afters nothing": where one ends and the next begins. */
const courses = leftOut(
  pattern(
    `(?:and |then )*(?:for|as) (?:an? |the |my |our )?(?:starters?|mains?|main course|main courses|afters|appetisers?|appetizers?) `,
    `(?:(?:nothing|none) (?:thanks |please |for me )*|(?=(?:an? |the |some |ill have |i want |id like |we want |well have |lets have )*(?:[%1$&] )*# ))`,
  ),
);

const isOneSort = (one: Piece, other: Piece): boolean =>
  (isSize(one) && isSize(other)) || (isHeat(one) && isHeat(other));

/** "Not large, regular", "not the big one, the regular one" */
const otherSize: Turn = {
  said: pattern(
    '(?<=# (?:[$] |[a-z]+ )*)not (?:the |an? )?',
    '\\$ (?:1 )?',
    `(?:${anyOf('but, just, please, rather, make it, i want')})*(?:the |an? )?`,
    '\\$ ',
    '(?:1 )?(?=$|and |aur |plus |please )',
  ),
  plainly: ([, refused = [], , wanted = []]) =>
    refused[0] && wanted[0] && isOneSort(refused[0], wanted[0]) && !isPartOf(wanted[0], refused[0])
      ? wanted
      : undefined,
  isJoined: true,
};

const SAYING = `(?:${anyOf('beta, yes, yeah, yep, please, okay, ok, just, er, um, uh, bhai, i said, thats right, right')})*`;
const SAME = '(?:an? |1 )?(?:[$&] |of )*# (?:[$&] (?![#&]|of |plate))*';

/** "A paya, a full paya, full plate of paya", "one kheer beta one kheer": the same one, said with more. */
const saidOver: Turn = {
  said: pattern(
    `(?<!(?:[%1$&@]|of|an?|with|more|another) )(?:an? |1 )(?:[$&] |of )*# `,
    `(?:${SAYING}${SAME}){1,3}`,
    '(?=$|not |and |please |aur )',
  ),
  plainly: ([first = [], again = []]) => {
    const all = [...first, ...again];
    const names = all.filter(isName);
    const [name] = names;
    const isSame = names.every(
      (other) =>
        name &&
        (name.isWhole === true || name.isOnlyOne === true) &&
        isPartOf(other, name) &&
        isPartOf(name, other),
    );
    // "A coke, a coke, a coke" counts them, and "a small tea, a large tea" are two.
    const sizes = again.filter(isSized);
    const isMore = sizes.length > 0 || again.some(({ symbol }) => /^(?:beta|said|right|bhai)$/.test(symbol));
    const isParted = first.some(isSized) || again.some(({ symbol }) => symbol === '%');
    if (!isSame || !isMore || isParted || name === undefined) return undefined;
    const seen = new Set<string>();
    const once = sizes.filter(({ tokens: [word] }) => {
      const text = word?.text ?? '';
      return !seen.has(text) && seen.add(text);
    });
    return [...first.filter(isAmount), ...once.filter(({ symbol }) => symbol === '$'), name];
  },
};

/** "Make it fifteen, guests are hungry": how many of the dish, and no fifteen guests. */
const soManyGuests: Turn = {
  said: pattern(
    'make (?:it|that|them) ',
    `(?:[%1$] |${WORD})`,
    `(?:the |my |our )?(?:(?<=\\$ )(?:are|have|just|will|might)|guests|people|friends|kids|boys|girls|men|children|everyone|everybody|they|were|im|we) (?:${WORD}){1,6}$`,
  ),
  plainly: ([make = [], said = []]) => {
    const [piece] = said;
    const count = piece?.count ?? cardinalAt(said[0]?.tokens ?? [], 0)?.count;
    return count === undefined ? undefined : [...make, amount(count)];
  },
};

/** "Ras malai two gulab jamun one large jalebi one": each amount, with its size, stands behind its name. */
const allBehind: Turn = {
  said: pattern(
    '(?<=^(?:[a-z]+ )*(?<!an? ))',
    '(?:# [%1] (?:[$&] )*(?:and )?){2,}# [%1] (?:[$&] )*',
    '(?:please |thanks )*$',
  ),
  plainly: ([, list = []]) => {
    const starts = list.flatMap((piece, at) => (isName(piece) ? [at] : []));
    return starts.flatMap((start, place) => {
      const [name, count, ...rest] = list.slice(start, starts[place + 1]);
      return name && count ? [count, name, ...rest] : [];
    });
  },
};

/** "Four biryanis, two chicken double, two beef single": kinds that add up, each in its size. */
const sizedKinds: Turn = {
  said: pattern('% ', '# ', '(?:[%1] (?:[~#] )(?:\\$ )+(?:and )?){2,}', '(?=$|and |please |plus )'),
  plainly: ([count = [], head = [], list = []]) => {
    const [total, topic] = [count[0], head[0]];
    const starts = list.flatMap(({ symbol }, at) => (/^[%1]$/.test(symbol) ? [at] : []));
    const parts = starts.map((start, place) => list.slice(start, starts[place + 1]));
    const sum = parts.reduce((all, part) => all + (part[0]?.count ?? 1), 0);
    const word = topic?.tokens.at(-1);
    if (sum !== total?.count || word === undefined || topic?.tokens.length !== 1) return undefined;
    return parts.flatMap(([amountOf, kind, ...sizes]) =>
      amountOf && kind
        ? [
            amountOf,
            {
              symbol: '#',
              tokens:
                isName(kind) && kind.isWhole ? kind.tokens : [...kind.tokens, { ...word, afterBreak: false }],
            },
            ...sizes,
          ]
        : [],
    );
  },
};

export const saidOverTurns: readonly Turn[] = [
  courses,
  soManyGuests,
  sizedKinds,
  allBehind,
  saidOver,
  otherSize,
];
