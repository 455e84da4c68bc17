import { type Piece, say } from '../outline.ts';
import { anyOf, pattern, WORD } from '../words.ts';
import { calledPiece, type Known, kindOfLine } from './known-lines.ts';
import { andThen, DONE, type LineTurn, makeSo, NAME, nameOf, onlyLine, VALUE } from './line-words.ts';

const SORRY = `(?:${anyOf('sorry, please, i meant, i mean, thanks, my bad, my mistake, mate, no')})*`;

const ASKED = anyOf('asked for, ordered, said, wanted, requested, meant, told you, needed');

/** "Not alfredo, the meatball one, sorry", "I never asked for vegetable, I said mutton" */
const notThat: LineTurn = (known) => ({
  said: pattern(
    `(?:${anyOf('no, wait, hang on, hold on, sorry, oh, actually, hey, nope')})*(?:not (?:the |a )?|(?:you|youve|you have) ${anyOf('put, got, gave, given, added, brought, heard, wrote, written')}(?:me |us |down |in )*(?:the |a )?|(?:i|we|he|she) (?:never|didnt|did not) ${anyOf('ask for, asked for, order, ordered, say, said, want, wanted, mean, meant')}(?:the |a |an )?)`,
    '(?:= )+(?:1 |ones )?',
    `(?:but )?(?:(?:i|we|he|she|it|its) ${ASKED}|i want |i mean |its |rather )?(?:the |a |an )?`,
    `(?:[#~] |${WORD}(?=1 |ones ))`,
    `(?:1 |ones )?${SORRY}$`,
  ),
  plainly: ([, name = [], , wanted = []], before) => exchanged(known, before, name, wanted),
});

/** "Change the vegetable biryani to mutton biryani": the word for its kind is enough where such a dish is on the card. */
function exchanged(
  known: Known,
  before: readonly Piece[],
  name: readonly Piece[],
  wanted: readonly Piece[],
): readonly Piece[] {
  const place = onlyLine(name);
  const [kind] = wanted;
  const isWhole = kind?.symbol === '#' && kind.isHeadless !== true;
  const titled = place === undefined || isWhole ? undefined : kindOfLine(known, place, kind?.tokens ?? []);
  return [
    ...andThen(before),
    ...say('change the'),
    ...(place === undefined
      ? nameOf(name).filter(({ symbol }) => symbol === '=')
      : [calledPiece(known, place)]),
    ...say('to'),
    ...(titled ?? wanted),
  ];
}

/** "I changed my mind about the margherita, make it a fajita, still medium" */
const otherMind: LineTurn = (known) => ({
  said: pattern(
    `(?:${anyOf('i, we, ive, weve, have')})*changed (?:my|our) minds? (?:about|on) `,
    NAME,
    `(?:${anyOf('so, and, can you, could you, please')})*${anyOf('make it, make that, ill have, i want, give me, get me, can i have, can i get, id like, ill take, i would like')}(?:a |an |the |1 )?`,
    '[#~] (?:1 )?',
    `(?:${anyOf('still, again, the same, same size, also, in, please')})*(?:\\$ )?(?:${anyOf('instead, please, though')})*$`,
  ),
  plainly: ([, name = [], , wanted = [], size = []], before) => [
    ...exchanged(known, before, name, wanted.slice(0, 1)),
    ...size.filter(({ symbol }) => symbol === '$'),
  ],
});

/** "Swap the hawaiian for a veggie feast, same size" */
const sameSize: LineTurn = () => ({
  said: pattern(
    anyOf('swap, replace, change, switch, exchange, turn'),
    NAME,
    '(?:for|to|with|into|by) (?:a |an |the |1 )?',
    '# (?:1 )?',
    `(?:${anyOf('in, of, the, but, and')})*${anyOf('same size, same portion, same amount, same number')}`,
  ),
  plainly: ([, name = [], , wanted = []], before) => [
    ...andThen(before),
    ...say('change'),
    ...name,
    ...say('to'),
    ...wanted.slice(0, 1),
  ],
});

const VALUE_AHEAD = '(?:[%1$] )+';
const ONLY = `(?:${anyOf('only, just, really, actually, definitely, clearly, really only')})*`;
const WRONG = `(?:${anyOf('no, wait, hang on, hold on, sorry, oh, hey, but, and, hmm')})*(?:(?:you|youve|you have|you guys|he|she|they|it|that|this|the order|the screen|the cart|here it|theres|there is|there are|why is there|why are there|why do i have|why have i got|why did you|why have you|why does it|i see|i can see) )(?:${anyOf('have, has, had, put, got, get, gave, given, added, add, brought, heard, wrote, written, write, says, said, say, shows, show, is, are, typed, charged, me, us, down, in, for, my, at, as, here, there, already, saying')})*(?:an? |the )?`;
const RIGHT = `(?:${anyOf('but, and, when, though, here, there')})*(?:${anyOf('i, we, it, that, there, he, she, they, its, thats, my order, the order')})+${ONLY}(?:${anyOf('asked for, ordered, said, wanted, requested, meant, told you, needed, want, need, should be, should say, should have been, must be, was, is, supposed to be, was supposed to be, is supposed to be, asked, should only be')})${ONLY}(?:an? |the )?`;

/** "You put two falooda, I asked for one", "it says double biryani, I said single" */
const givenWrong: LineTurn = () => ({
  said: pattern(WRONG, `(?:the |an? )?${VALUE_AHEAD}`, '(?:= )+(?:\\$ )?', RIGHT, VALUE, DONE),
  plainly: ([, , name = [], , value = []], before) =>
    makeSo(
      before,
      name.filter(({ symbol }) => symbol === '='),
      value,
    ),
});

/** "I said the wings mild, you put hot" */
const saidRight: LineTurn = () => ({
  said: pattern(RIGHT, `(?:the |an? )?(?:${VALUE_AHEAD})?`, '(?:= )+', '(?:\\$ )?', WRONG, VALUE, DONE),
  plainly: ([, ahead = [], name = [], behind = []], before) => {
    const wanted = [...ahead, ...behind].filter(({ symbol }) => /^[%1$]$/.test(symbol));
    return wanted.length === 0 ? undefined : makeSo(before, name, wanted);
  },
});

/** "Beef instead of chicken for the biryani": another kind of that line. */
const kindFor: LineTurn = (known) => ({
  said: pattern(
    `(?:${anyOf('can, could, i, we, you, have, do, get, make, want, id, wed, like, lets, go, please, would, prefer, the')})*`,
    `(?:[#~=] |${WORD})`,
    `(?:${anyOf('instead of, in place of, rather than, and not, not')})(?:the |a )?`,
    `(?:[#~=] |${WORD})`,
    `(?:${anyOf('for, on, in, as, with')})(?:the |my |our |that |those )`,
    '(?:= )+',
    DONE,
  ),
  plainly: ([, wanted = [], , , , name = []], before) => {
    const place = onlyLine(name);
    const kind = place === undefined ? undefined : kindOfLine(known, place, wanted[0]?.tokens ?? []);
    return kind === undefined || place === undefined
      ? undefined
      : [...andThen(before), ...say('change the'), calledPiece(known, place), ...say('to'), ...kind];
  },
});

/** "The kids want margherita rather than pepperoni", "cheese melt sounds better than the beef burger, swap it" */
const ratherThan: LineTurn = (known) => ({
  said: pattern(
    `(?:(?:the |my |our )?(?:${WORD}){0,3}?(?:${anyOf('want, wants, prefer, prefers, would like, d like, would love, would rather have, id rather have, ill have, id like, like, likes, have')}))?(?:the |an? )?`,
    // "Cheese melt sounds …" is known as a name only when it stands by itself.
    `(?:# |~ (?:(?!${anyOf('sounds, looks, seems, is, would')})${WORD})?(?=${anyOf('sounds, looks, seems, is, would')}))`,
    `(?:(?:${anyOf('sounds, looks, seems, is, would be')})(?:${anyOf('better, nicer, tastier, more fun')})than |rather than |instead of |in place of |(?<=prefers? .*)(?:to|over) )(?:the |my |our )?`,
    '(?:= )+',
    `(?:(?:so |and |please )*(?:swap|change|switch|replace) (?:it|them|that) )?${DONE}`,
  ),
  plainly: ([, wanted = [], , name = []], before) =>
    onlyLine(name) === undefined ? undefined : exchanged(known, before, name, wanted),
});

/** "The zinger sounds better, swap it", "zinger looks nicer, switch to that": in place of the line spoken of last. */
const betterSwap: LineTurn = (known) => ({
  said: pattern(
    `(?<=^(?:${anyOf('oh, hmm, actually, wait, no, sorry, well, i think')})*)(?:the |an? )?`,
    `(?:# |~ (?:${WORD})?(?=${anyOf('sounds, looks, seems')}))`,
    `(?:${anyOf('sounds, looks, seems, is, would be, might be, will be')})(?:${anyOf('even, much, way, a lot, so much')})?(?:${anyOf('better, nicer, tastier, good, nice, tasty, great')})(?:${anyOf('actually, to me, today, so, and, please, lets, can you, could you, just')})*`,
    `(?:(?:swap|change|switch|replace) (?:it|that|mine)|switch to (?:that|it)|(?:swap|change) (?:to|for) (?:that|it)|get that instead|have that instead) (?:please )?$`,
  ),
  plainly: ([, wanted = []], before) => {
    const place = known.lines.length - 1;
    return place < 0 ? undefined : exchanged(known, before, [calledPiece(known, place)], wanted);
  },
});

/** One dish for another. */
export const correctionTurns: readonly LineTurn[] = [
  givenWrong,
  saidRight,
  kindFor,
  notThat,
  otherMind,
  sameSize,
  ratherThan,
  betterSwap,
];
