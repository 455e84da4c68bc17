import { categoryOf, isCalled } from '../../menu/title-facts.ts';
import { coffeeWords, softDrinks } from '../../tables/food-words.ts';
import { type Piece, say } from '../outline.ts';
import { anyOf, pattern, WORD } from '../words.ts';
import { calledPiece, isAloneSo, isSoldSo, type Known } from './known-lines.ts';
import { andThen, BE, DONE, type LineTurn, makeSo, POLITELY } from './line-words.ts';

const ALL = anyOf('all, both, every, dono, donon, saare, sare, saari, sab, tamam, sabhi');
/** "All the drinks", "both juices", "the coffees" */
const GROUP = `(?:(?:${ALL})(?:of )?(?:the |my |our |those |these )?|(?:the|my|our) )(?:[=#~&] |(?!${anyOf('of, the, rest, others?, lot, way, ones?, same')})${WORD})`;
const GO = anyOf(
  'remove, scrap, lose, drop, delete, cancel, bin, ditch, take, get rid of, strike, scratch, axe, skip, forget, leave out, cut, kill',
);
const GONE = `${anyOf('off, out, away, can go, must go, should go, have to go, are off, gone')}`;
const HATAO = anyOf(
  'hata do, hata dein, hatao, nikal do, nikal dein, cancel kar do, cancel kar dein, cancel',
);

const titleAt = ({ lines }: Known, place: number): number => lines[place]?.segment.candidates[0]?.title ?? -1;

/** The lines that are called so together; undefined where it may be one alone. */
function linesOf(known: Known, group: readonly Piece[]): readonly number[] | undefined {
  const name = group.at(-1);
  const [token, ...others] = name?.tokens ?? [];
  if (token === undefined || others.length > 0) return undefined;
  const isBoth = group.some(({ symbol }) => /^(?:both|donon?)$/.test(symbol));
  const isAll = group.some(({ symbol }) => /^(?:all|every|saar[ei]|sare|sab|sabhi|tamam)$/.test(symbol));
  // "The karahi" is one.
  if (!isBoth && !isAll && (token.text === token.key || !token.text.endsWith('s'))) return undefined;
  const places = [...known.lines.keys()];
  const wordsAt = (place: number) => known.index.titles[titleAt(known, place)]?.words ?? [];
  const isKind = (place: number) =>
    isCalled(known.index, titleAt(known, place), token.key) ||
    wordsAt(place).some((word) => sorts.get(token.key)?.has(word) === true);
  const named = places.filter((place) => name?.lines?.includes(place) === true || isKind(place));
  if (named.length > 1 || !isBoth)
    return named.length > 1 && (!isBoth || named.length === 2) ? named : undefined;
  // "Both the juices", of which one is a lemonade: the two that stand together on a card.
  const category = categoryOf(known.index, titleAt(known, named[0] ?? -1));
  const beside = places.filter((place) => categoryOf(known.index, titleAt(known, place)) === category);
  return category !== '' && beside.length === 2 ? beside : undefined;
}

/** What people call a whole sort of drinks. */
const sorts: ReadonlyMap<string, ReadonlySet<string>> = new Map([
  ['coffee', coffeeWords],
  ['soda', new Set([...softDrinks, 'cola'])],
  ['softdrink', new Set([...softDrinks, 'cola'])],
]);

/** "Make both the juices large", "all the coffees in medium": each of them by its name. */
const groupSo: LineTurn = (known) => ({
  said: pattern(
    `${POLITELY}(?:${anyOf('make, have, get, do, change, turn, switch, i want, id like')})?`,
    GROUP,
    `(?:${anyOf('should, can, could, must, to, into, are, all, both')})*${BE}`,
    '\\$ ',
    `(?:kar do |kar dein |kardo )?${DONE}`,
  ),
  plainly: ([, group = [], , value = []], before) => {
    const option = value[0]?.option;
    const places = linesOf(known, group)?.filter((place) => !option || isSoldSo(known, place, option));
    if (places === undefined || places.length < 2) return undefined;
    if (!places.every((place) => isAloneSo(known, place))) return undefined;
    const said: Piece[] = [];
    for (const place of places)
      said.push(...makeSo(said.length > 0 ? said : before, [calledPiece(known, place)], value));
    return said;
  },
});

function removeEach(
  known: Known,
  before: readonly Piece[],
  group: readonly Piece[],
): readonly Piece[] | undefined {
  const places = linesOf(known, group);
  // Two of one title are told apart by their sizes.
  const isNamed = places?.every((place) => isAloneSo(known, place));
  if (places === undefined || !isNamed || places.length === known.lines.length) return undefined;
  return [
    ...andThen(before),
    ...places.flatMap((place, at) => [
      ...(at === 0 ? say('remove the') : say('and remove the')),
      calledPiece(known, place),
    ]),
  ];
}

/** "Scrap all the sides, just the burgers": what stays needs no word. */
const REST = `(?:(?:just|only|keep) (?:the |my )?(?:= )+$)?`;
const groupGoes: LineTurn = (known) => ({
  said: pattern(POLITELY, GO, GROUP, `(?:off |out |away )?(?:please )?`, REST, `(?:${DONE}|$)`),
  plainly: ([, , group = [], , rest = []], before) => {
    const gone = linesOf(known, group) ?? [];
    const isRest = rest.every(({ lines = [] }) => lines.every((place) => !gone.includes(place)));
    return isRest ? removeEach(known, before, group) : undefined;
  },
});

/** "All the drinks off", "the sodas can go", "saare drinks hata do" */
const groupGone: LineTurn = (known) => ({
  said: pattern(GROUP, `(?:${GONE}|${HATAO})(?:please )?`, `(?:${DONE}|$)`),
  plainly: ([group = []], before) =>
    /^(?:take|get|keep|leave)$/.test(before.at(-1)?.symbol ?? '')
      ? undefined
      : removeEach(known, before, group),
});

/** "The two of them large", where two lines are there: all of them. */
const allOfThem: LineTurn = ({ lines }) => ({
  said: pattern(
    `(?<=^${POLITELY}(?:${anyOf('make, have, get, do, change, i want, id like')})?)(?:the |all )`,
    '@ ',
    `(?=${BE}\\$ )`,
  ),
  plainly: ([, counted = []]) =>
    lines.length > 1 && counted[0]?.count === lines.length ? say('all of them') : undefined,
});

/** Several lines under one word. */
export const groupTurns: readonly LineTurn[] = [allOfThem, groupGoes, groupGone, groupSo];
