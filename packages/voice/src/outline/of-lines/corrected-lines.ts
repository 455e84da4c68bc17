import { say } from '../outline.ts';
import { anyOf, pattern, WORD } from '../words.ts';
import { calledPiece, kindOfLine } from './known-lines.ts';
import { andThen, DONE, type LineTurn, onlyLine } from './line-words.ts';

/** "Beef instead of chicken for the biryani": another kind of that line. */
export const kindFor: LineTurn = (known) => ({
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
