import { say } from '../outline.ts';
import { anyOf, pattern, WORD } from '../words.ts';
import { calledPiece, countOf, isAloneSo } from './known-lines.ts';
import { andThen, IT, type LineTurn, NAME, onlyLine } from './line-words.ts';

/** "Line two", "item three": by what stands there. */
const numbered: LineTurn = (known) => ({
  said: pattern('(?:the )?(?:line|item|entry|position) (?:number )?', '[%1] '),
  plainly: ([, place = []]) => {
    const at = (place[0]?.count ?? 0) - 1;
    return known.lines[at] === undefined || !isAloneSo(known, at) ? undefined : [calledPiece(known, at)];
  },
});

/** "The one that's extra hot": the extra hot one. */
const whichIs: LineTurn = () => ({
  said: pattern(
    'the ',
    '(?:1|ones) ',
    anyOf('thats, that is, which is, that are, thatre, which are'),
    '\\$ (?=\\S)',
  ),
  plainly: ([the = [], one = [], , size = []]) => [...the, ...size, ...one],
});

/** "The chicken one": the chicken. */
const oneBehind: LineTurn = () => ({
  said: pattern(
    '(?:the|that|my|this|those|these) (?:= )+',
    `(?:1|ones) (?!$|${anyOf('of, more, less, fewer, please, to, into, with')}|[#~]|\\$ (?:(?:and |but |the other |1 ).*1 |(?:, )?(?:and )?(?:[1%] \\$ |the (?:others?|rest) )))`,
  ),
  plainly: ([name = []]) => name,
});

/** "The paneer is for my mum, so mild on that one": mild on the paneer. */
const topic: LineTurn = () => ({
  said: pattern(
    NAME,
    `(?:is |are |was |were |s )?(?:${anyOf('too, for, far too, way too, a bit, so, going to, gonna, really, very')})(?:(?!${IT}|so )(?:${WORD}|~ )){1,8}?`,
    '(?:so |and )?',
    `(?:(?!${anyOf('add, another, same')})${WORD}|\\$ ){1,4}?`,
    `(?:${IT}|his |hers |theirs )`,
    '(?![=#])',
  ),
  plainly: ([name = [], , , said = []], before) => [...andThen(before), ...said, ...name],
});

/** "Of the three burgers make one a meal": make one of the burgers a meal. */
const ofThem: LineTurn = () => ({
  said: pattern(
    '(?:out )?of ',
    '(?:the|my|those|these|our) [%1] (?:= )+',
    `(?:${anyOf('please, can you, i want, id like, lets')})*`,
    '(?:make |have |get )?',
    '[%1] ',
  ),
  plainly: ([, them = [], , , count = []], before) => [
    ...andThen(before),
    ...say('make'),
    ...count,
    ...say('of the'),
    ...them.slice(2),
  ],
});

/** "One of the two handis": as many as there are say nothing new. */
const ofTheTwo: LineTurn = (known) => ({
  said: pattern('of (?:the|my|those|these|our) ', '[%1] ', '(?:= )+'),
  plainly: ([of = [], count = [], name = []]) => {
    const place = onlyLine(name);
    return place !== undefined && countOf(known, place) === count[0]?.count ? [...of, ...name] : undefined;
  },
});

/** "Make hers mild, the other two stay": one of them. */
const hers: LineTurn = () => ({
  said: pattern(
    '(?<=make |have |do )',
    anyOf('hers, his, mine, theirs, yours'),
    '(?=(?:a |an |in )?\\$ .*the other)',
  ),
  plainly: () => say('one of them'),
});

/** How lines are named, said the plain way. */
export const nameTurns: readonly LineTurn[] = [numbered, whichIs, oneBehind, topic, ofThem, ofTheTwo, hers];
