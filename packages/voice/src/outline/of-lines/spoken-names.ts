import { categoryOf, isCalled } from '../../menu/title-facts.ts';
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

/** "The second pizza": of the lines that are called so. */
const nthOfThem: LineTurn = (known) => ({
  said: pattern('(?<!of )the ', '(?:first|second|third|last|other) ', '(?:= )+', '(?![#~])'),
  plainly: ([the = [], ordinal = [], name = []]) => {
    const [first, ...others] = name;
    const places = first?.lines ?? [];
    const at = ['first', 'second', 'third'].indexOf(ordinal[0]?.symbol ?? '');
    const place = ordinal[0]?.symbol === 'last' ? places.at(-1) : places[at];
    if (others.length > 0 || places.length < 2 || place === undefined) return undefined;
    return isAloneSo(known, place) ? [...the, calledPiece(known, place)] : undefined;
  },
  isJoined: true,
});

/** "We'll need bread too, four garlic naan", "I'd prefer rice with that, a plain basmati": what sort it is, before it is named. */
const sortFirst: LineTurn = ({ index }) => ({
  said: pattern(
    `(?:my (?:${WORD}){1,2}(?:says|thinks|said) )?(?:${anyOf('i, we, id, ill, wed, well, you, they, will, would, also, really, need, want, prefer, like, be needing, be wanting, love, could do with, some, any')})+`,
    '[~#=] ',
    `(?:${anyOf('with, that, it, this, them, as well, too, also, please')})*(?:so |then |lets say |lets have |maybe )*`,
    '(?:an? |[%1] )(?:[$&] |of )*# ',
  ),
  plainly: ([, sorts = [], , item = []]) => {
    const [sort] = sorts;
    const title = item.at(-1)?.title;
    const isSort =
      sort?.isWhole !== true &&
      (isCalled(index, title, sort?.tokens.at(-1)?.key ?? '') ||
        (sort?.title !== undefined && categoryOf(index, sort.title) === categoryOf(index, title)));
    return isSort ? item : undefined;
  },
});

/** How lines are named, said the plain way. */
export const nameTurns: readonly LineTurn[] = [
  sortFirst,
  numbered,
  nthOfThem,
  whichIs,
  oneBehind,
  topic,
  ofTheTwo,
  hers,
];
