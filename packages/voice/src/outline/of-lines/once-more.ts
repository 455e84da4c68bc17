import { amount, say } from '../outline.ts';
import { anyOf, pattern, WHO, WORD } from '../words.ts';
import { calledPiece, countOf, isSoldSo } from './known-lines.ts';
import { andThen, COUNTED, IT, type LineTurn, makeSoMany } from './line-words.ts';

export const WANTS = `${WHO}(?:${anyOf('also, would, will, ll, just')})*${anyOf('wants, want, like, likes, have, take, takes, gets, get, is having, needs, fancies, wanted')}`;

/** "Same again on the lassi": as many once more. */
const sameAgain: LineTurn = (known) => ({
  said: pattern(
    `(?:${anyOf('the, and, do, ill have')})*`,
    anyOf('same again, same, repeat, same once more, another round'),
    '(?:on|for|with|of) ',
    COUNTED,
    `(?=$|${anyOf('and, please, thanks, too')})`,
  ),
  plainly: ([, , , name = []], before) => makeSoMany(known, before, name, (count) => 2 * count),
});

/** "A second margarita", "my friend wants the exact same soup": one more. */
const oneOn: LineTurn = (known) => ({
  said: pattern(
    `(?:${WANTS})?(?:and |oh |add |also |give me |get me |please |ill have )*`,
    `(?:(?:a|1) ${anyOf('second, third, fourth, 2nd, 3rd')}|(?:the |a )?${anyOf('exact, very, exactly the, just the, identical, precise')}same )`,
    '(?:= )+',
    `(?:${anyOf('too, as well, again, as me, as mine, as i have, as i ordered, please')})*`,
    `(?:for (?:my|our|the|his|her) \\S+ |for \\S+ )?`,
    `(?=$|${anyOf('and, please, thanks, too, then, but')})`,
  ),
  plainly: ([, , name = []], before) => makeSoMany(known, before, name, (count) => count + 1),
});

const ordinals = ['second', 'third', 'fourth', 'fifth'];

/** "A third one", where there are two, and "my sister wants one too": one more of what was spoken of last. */
const anotherOne: LineTurn = (known) => ({
  said: pattern(
    `(?<=^)(?:${anyOf('and, oh, so, also, add, give me, get me, please, ill have')})*(?:${WANTS})?`,
    `(?:an? (?:${ordinals.join('|')}) )?`,
    '1 ',
    `(?:${anyOf('too, as well, also')})?`,
    '(?:please )?$',
  ),
  plainly: ([who = [], ordinal = [], , too = []], before) => {
    const place = known.lines.length - 1;
    const isNext = ordinals.indexOf(ordinal[1]?.symbol ?? '') === countOf(known, place) - 1;
    if (ordinal.length > 0 ? !isNext : who.length === 0 || too.length === 0) return undefined;
    return makeSoMany(known, before, [calledPiece(known, place)], (count) => count + 1);
  },
});

/** "To more garlic bread", "too more naan": a two, as it sounds. */
const heardTwo: LineTurn = () => ({
  said: pattern('(?<=^(?:(?:and|oh|also|please) )*)too? ', '(?=more (?:\\$ )?[=#])'),
  plainly: () => [amount(2)],
  isJoined: true,
});

/** "My brother wants exactly what I'm having": one more of all there is, where it is one line. */
const whatIHave: LineTurn = (known) => ({
  said: pattern(
    `(?:${anyOf('and, oh, also, so')})*`,
    `(?:${WHO}|${WORD})(?:${anyOf('also, would, will, ll, just')})*${anyOf('wants, want, like, likes, have, take, takes, gets, get, is having, needs, fancies, having')}`,
    `(?:exactly |just |precisely )?(?:what(?:ever)? (?:i|im|ive|i am|i have|we|weve)(?: (?:am|are|got|have|just|already))* ?(?:having|got|ordered|getting|eating|ordering)? |the (?:exact |very )?same (?:thing |one |1 )?(?:as (?:me|mine|us|i am|i did|i have) )?|the same )`,
    `(?:(?:so|thats|make it|make that|and) )*(?:(?:[%1@]|two|three|both) )?(?:= )?(?:${anyOf('of it, of them, of those, of that, then, please, too, as well, in total')})*$`,
  ),
  plainly: ([, , , amount], before) => {
    const [only, ...others] = known.lines;
    if (only === undefined || others.length > 0) return undefined;
    const said = amount?.find(({ count }) => count !== undefined)?.count;
    return makeSoMany(known, before, [calledPiece(known, 0)], (count) => said ?? count + 1);
  },
});

/** "One more just like it but mild": as the line spoken of last, in all else. */
const likeIt: LineTurn = (known) => ({
  said: pattern(
    `(?:${anyOf('add, and, give me, get me, ill have, also, oh, can i get, can i have, we need, i need')})*`,
    `(?:1 more|another 1|another|1|more) (?:of those |of them )?`,
    `(?:${anyOf('just, exactly, the same, of the same')})*(?:(?:like|as) ${IT}|(?<=same ))(?:please )?`,
    `(?:but|only|just|except)(?: (?:make it|make that|this 1|it|in|a|an|this time))* `,
    '(?:\\$ )+',
    `(?=$|${anyOf('and, please, thanks, for')})`,
  ),
  plainly: ([, , , , values = []], before) => {
    const place = known.lines.length - 1;
    const line = known.lines[place];
    const options = values.flatMap(({ option }) => option ?? []);
    if (line === undefined || !options.every((option) => isSoldSo(known, place, option))) return undefined;
    const isHeat = (option: { readonly heat?: number; readonly size?: unknown }) =>
      option.heat !== undefined && option.size === undefined;
    const kept = line.line.options.filter(({ of }) =>
      of === 'spice' ? !options.some(isHeat) : options.every(isHeat),
    );
    return [
      ...andThen(before),
      ...say('add 1'),
      calledPiece(known, place),
      ...kept.flatMap(({ text }) => say(text)),
      ...values,
    ];
  },
});

/** "Stick another banana bread on" */
const putOn: LineTurn = () => ({
  said: pattern(
    anyOf('stick, put, throw, chuck, pop, bung, whack, sling, toss'),
    '(?:on |in )?',
    '(?:another |(?:a|an|[%1]) (?:more |extra )?)(?:\\$ )?[=#] (?:\\$ )?',
    `(?:${anyOf('on there, in there, on, in, too, as well, on it, with it, onto that')})*`,
    `(?=$|${anyOf('and, please, then, but, thanks')})`,
  ),
  plainly: ([, ahead = [], item = [], behind = []], before) =>
    ahead.length + behind.length > 0 ? [...andThen(before), ...say('add'), ...item] : undefined,
});

const SAME = `(?:exactly |just )?(?:the )?(?:exact |very )?same (?:${anyOf('again, thing, things, order, too, as well, as me, as us')})*`;
const HAS = anyOf(
  'wants, want, will have, is having, would like, gets, get, needs, takes, will take, likes, having, will get',
);
const END = `(?:${anyOf('please, plz, thanks, too, as well, again, also, bhi, hi, de do, do, dein, chahiye, kar do')})*$`;
/** A word that is somebody's name. */
const SOMEBODY = `(?!${anyOf('i, we, me, us, it, that, this, the, and, make, have, get, add, just, no, not, yes, all, both, everything, size, same, them')})${WORD}`;

/** "Nadia wants the same", "the same for Nadia", "nadia ke liye bhi yahi": all there is, once more. */
const sameForName: LineTurn = () => ({
  said: pattern(
    `(?<=^(?:${anyOf('and, oh, also, so, please, add, then, do')})*)`,
    `(?:${SOMEBODY}${HAS}${SAME}|${SAME}for ${SOMEBODY}|${SOMEBODY}(?:ke liye |k liye |ko )(?:bhi )?${anyOf('yahi, yehi, wohi, wahi, same, yeh, ye')})`,
    END,
  ),
  plainly: () => say('the same again for my friend'),
});

/** One more of what is there. */
export const onceMoreTurns: readonly LineTurn[] = [
  putOn,
  likeIt,
  sameAgain,
  oneOn,
  anotherOne,
  heardTwo,
  whatIHave,
  sameForName,
];
