import { aheadTurns, amountOf, asAmount } from './amounts-ahead.ts';
import { inBreath, pause, paused } from './listed-items.ts';
import type { Piece, Turn } from './outline.ts';
import { anyOf, pattern, WORD } from './words.ts';

/** "Everyone gets a cola, that's nine, except nani so eight" */
const allButOne: Turn = {
  said: pattern(
    '(?:thats|that is|that makes|so thats) ',
    '[%1] (?:# |of us )?',
    `${anyOf('except, minus, without, but not, apart from, bar, not counting, less')}(?:for )?(?:${WORD}){1,3}?`,
    `(?:${anyOf('so, thats, that makes, makes, leaves, that leaves, thats actually')})+`,
    '[%1] ',
  ),
  plainly: ([that = [], , , , amount = []]) => [...that, ...amount],
};

/** "Of the ras malai we'll take four" */
const ofThose: Turn = {
  said: pattern(
    '(?<![%1@&] )of (?:the |those |these )?',
    '# ',
    `(?:(?!and |plus |aur )${WORD}){0,5}?`,
    '[%1] ',
    `(?=$|${anyOf('of, and, plus, please, thanks, aur')})`,
  ),
  plainly: ([, name = [], , amount = []]) => [...amount, ...name],
};

/** "Cookies two, muffins one": every amount stands behind its name. */
const allBehind: Turn = {
  said: pattern(
    '(?<![%1$@] |(?:^| )(?:a|an|the|with) )(?:# (?:\\$ )*(?:[%1@] (?:& )?|& [%1] )(?:and |aur |plus )?){2,}',
    `(?=$|${anyOf('please, thanks, bas, thank you, and no, both, all')})`,
  ),
  plainly: ([list = []]) => {
    const starts = list.flatMap(({ symbol }, at) => (symbol === '#' ? [at] : []));
    return paused(
      starts.flatMap((start, place) => {
        const part = list.slice(start, starts[place + 1]);
        const amount = part.find(({ symbol }) => /[%1@]/.test(symbol));
        const units = part.filter(({ symbol }) => symbol === '&');
        const rest = part.filter((piece) => piece !== amount && !units.includes(piece));
        return amount === undefined ? part : [pause, asAmount(amount), ...[...units, ...rest].map(inBreath)];
      }),
    );
  },
};

/** "It's shami kebab i'm after, two plates", "banana bread, we'd like four slices": nothing else was named or counted. */
const unitsBehind: Turn = {
  said: pattern(
    '(?<=^[^#%1$@]*)(?<!(?:an?|with|no) )# ',
    `(?:(?!${anyOf('and, plus, aur, with, without, no, not, or, for, of, in, at, if')})${WORD}){0,6}`,
    '[%1] ',
    '& ',
    '(?:please |thanks |of (?:it|that|those) )*$',
  ),
  plainly: ([name = [], , amount = [], unit = []]) => [...amount, ...unit, ...name],
};

/** "Roti, five of them, tandoori" */
const kindBehind: Turn = {
  said: pattern(
    '(?<![%1$] |(?:^| )(?:a|an) )# ',
    '@ ',
    '[#~] ',
    `(?=$|${anyOf('and, aur, plus, please, thanks')})`,
  ),
  plainly: ([name = [], amount = [], kind = []]) =>
    kind[0]?.symbol === '#' && !kind[0].isHeadless ? undefined : [...amount.map(asAmount), ...kind, ...name],
};

/** "Pesto panini do aur …", "chai do karak wali": behind a name that was not counted it is no "give". */
const urduTwo: Turn = {
  said: pattern(
    '(?<![%1] (?:\\$ )*)# ',
    '(?:ki |ka |ke )?do ',
    '(?=aur |& |bot[a-z]+ |\\$ aur |[#~$] (?:& |wali |wala |wale |ki |ka |ke ))',
  ),
  plainly: ([name = []]) => [...name, amountOf('two')],
};

/** "… and bihari boti also one double": no further one. */
const alsoSo: Turn = {
  said: pattern('# ', '(?:also|bhi|too) ', `(?=[%1] (?:\\$ )+(?:$|${anyOf('and, aur, please, plus')}))`),
  plainly: ([name = []]) => name,
};

const OF_KIND = `(?:${anyOf('ki, ka, ke, wali, wala, wale, walay')}|& )`;
const KIND = `(?:do |[%1] )(?:[#~] |${WORD})`;

/** "Biryani do beef ki ek anday ki": kinds of what was named first, each with its amount. */
const urduKinds: Turn = {
  said: pattern('(?<![%1$] )# ', `${KIND}${OF_KIND}(?:(?:aur )?${KIND}${OF_KIND}?)+`),
  plainly: ([name = [], kinds = []]) => {
    // "Buns chhe wala packet do with sesame": how many are in it.
    const isPack = (symbol: string, at: number) =>
      /^(?:wal[aie]|walay|with)$/.test(symbol) && /^(?:do|[%1])$/.test(kinds[at - 1]?.symbol ?? '');
    if (kinds.some(({ symbol }, at) => isPack(symbol, at))) return undefined;
    const head = name.flatMap(({ tokens }) => tokens);
    return kinds.flatMap((piece): Piece[] => {
      if (piece.symbol === 'do') return [amountOf('two')];
      if (/^[%1]$/.test(piece.symbol) || piece.symbol === 'aur') return [piece];
      if (new RegExp(OF_KIND).test(`${piece.symbol} `)) return [];
      const isNamed = piece.tokens.some(({ key }) => head.at(-1)?.key === key);
      return isNamed ? [piece] : [piece, ...name];
    });
  },
};

/** "Three half daal and one in full": another one of it. */
export const oneIn: Turn = {
  said: pattern('(?<=\\$ [#=] (?:and |aur )?[%1] )in (?:a |an )?', '(?=\\$ (?:$|and |please ))'),
  plainly: () => [],
  isJoined: true,
};

export const amountTurns: readonly Turn[] = [
  oneIn,
  ...aheadTurns,
  allButOne,
  unitsBehind,
  ofThose,
  kindBehind,
  alsoSo,
  urduKinds,
  urduTwo,
  allBehind,
];
