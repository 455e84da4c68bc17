import { type Piece, say } from '../outline.ts';
import { anyOf, pattern, WORD } from '../words.ts';
import { calledPiece, type Known, kindOfLine } from './known-lines.ts';
import { andThen, type LineTurn, NAME, nameOf, onlyLine } from './line-words.ts';

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

/** One dish for another. */
export const correctionTurns: readonly LineTurn[] = [notThat, otherMind, sameSize];
