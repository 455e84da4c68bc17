import { inBreath, isDetail, pause, paused } from './listed-items.ts';
import { type Piece, say, type Turn } from './outline.ts';
import { anyOf, pattern } from './words.ts';

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

/** Read first: "those are my …" may be praise as well. */
export const headTurns: readonly Turn[] = [ofEveryKind];

export const eachTurns: readonly Turn[] = [eachAhead];
