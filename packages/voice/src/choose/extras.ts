import { type ChosenExtra, countOf, sortedExtras } from '@nearbite/domain/extras';
import type { Line } from '../assign/lines.ts';
import type { IndexedDish, IndexedExtra } from '../menu/voice-index.ts';
import { cardinalAt } from '../read/cardinals.ts';
import { type Token, tokenise } from '../read/tokenise.ts';
import { lessWords, refusingWords, wishOpeningWords } from '../tables/extra-words.ts';

type Wished = Pick<Line, 'extras' | 'wishes'>;

/** "With garlic dip, no onions": what the dish offers is chosen or given up, the rest stays in words. */
export function chooseExtras(
  { extras: offered }: Pick<IndexedDish, 'extras'>,
  { extras: before, wishes }: Wished,
): Wished {
  if (offered.length === 0) return { extras: [], wishes };
  let chosen = offered.filter((extra) => before.some((other) => isSame(other, extra)));
  const left = partWishes(wishes).filter((wish) => {
    const { taken, refused, isAll } = readWish(offered, wish);
    const next = taken.reduce(
      add,
      chosen.filter((extra) => !refused.includes(extra)),
    );
    // What could not be added is told to the kitchen.
    const isDone = isAll && taken.every((extra) => next.includes(extra));
    chosen = next;
    return !isDone;
  });
  return { extras: sortedExtras(chosen), wishes: left };
}

/** "Two zingers, one with jalapeños": a line for those, where it is an option; what is only noted stays on one line. */
export function partByExtras(dish: IndexedDish | undefined, line: Line): readonly Line[] {
  const { extras: offered = [] } = dish ?? {};
  const { count: quantity = 1 } = line;
  if (offered.length === 0 || quantity === 1) return [line];
  const parts = partWishes(line.wishes).map((wish) => {
    const counted = cardinalAt(tokenise(wish), 0);
    const said = wish
      .split(' ')
      .slice(counted?.end ?? 0)
      .join(' ');
    const isPart = counted !== undefined && readWish(offered, said).taken.length > 0;
    return { count: isPart ? counted.count : 0, wish: isPart ? said : wish };
  });
  const left = quantity - parts.reduce((sum, { count }) => sum + count, 0);
  if (left === quantity || left < 0) return [line];
  const shared = parts.filter(({ count }) => count === 0).map(({ wish }) => wish);
  const rest = [{ count: left, wish: undefined }, ...parts.filter(({ count }) => count > 0)];
  return rest
    .filter(({ count }) => count > 0)
    .map(({ count, wish }) => ({ ...line, count, wishes: wish === undefined ? shared : [...shared, wish] }));
}

const partWishes = (wishes: readonly string[]) => wishes.flatMap((wish) => wish.split(', '));

const isSame = (a: ChosenExtra, b: ChosenExtra): boolean => a.group === b.group && a.name === b.name;

const isNone = ({ words }: IndexedExtra): boolean => words[0] === 'no';

/** Of a group that takes one the last that was said; "no dip" stands alone. */
function add(chosen: readonly IndexedExtra[], extra: IndexedExtra): IndexedExtra[] {
  const isInPlace = (other: IndexedExtra) =>
    other.group === extra.group && (extra.max === 1 || isNone(extra) || isNone(other));
  const others = chosen.filter((other) => !isSame(other, extra) && !isInPlace(other));
  return countOf(others, extra.group) < extra.max ? [...others, extra] : others;
}

type ReadWish = {
  readonly taken: readonly IndexedExtra[];
  readonly refused: readonly IndexedExtra[];
  /** The wish says nothing else. */
  readonly isAll: boolean;
};

const exchange =
  /^(?:swap|replace|change|switch|exchange|trade) (?<former>.+?) (?:to|for|with|by) (?<now>.+)$/;
const instead = /^(?<now>.+?) instead(?: of (?<former>.+))?$/;

function readWish(offered: readonly IndexedExtra[], wish: string): ReadWish {
  const { former, now = wish } = (exchange.exec(wish) ?? instead.exec(wish))?.groups ?? {};
  const [wanted, gone] = [readPart(offered, now), former ? readPart(offered, `no ${former}`) : undefined];
  if (gone === undefined) return wanted;
  // "Change the bun to sesame": the group takes one.
  const isGone = gone.isAll || wanted.taken.some(({ max }) => max === 1);
  return {
    taken: wanted.taken,
    refused: [...wanted.refused, ...gone.refused],
    isAll: wanted.isAll && isGone,
  };
}

/** "No dip", where that is one of the dips, chooses it; "garlic dip" is the only one of the dips with garlic. */
function readPart(offered: readonly IndexedExtra[], said: string): ReadWish {
  const tokens = tokenise(said);
  const has = (words: readonly string[]) => words.every((word) => tokens.some(({ key }) => key === word));
  const whole = offered.filter(({ words }) => has(words));
  const longest = whole.filter(
    ({ words }) =>
      !whole.some(
        (other) => other.words.length > words.length && words.every((word) => other.words.includes(word)),
      ),
  );
  const own = new Set(longest.flatMap(({ words }) => words));
  const rest = tokens.filter(({ text, key }) => !own.has(key) && !isOpening(text));
  if (rest.some(({ text }) => lessWords.has(text))) return { taken: [], refused: [], isAll: false };
  const isRefused = tokens.some(({ text, key }) => refusingWords.has(text) && !own.has(key));
  const named = longest.length > 0 ? longest : findByPart(offered, rest, isRefused);
  const isAll = named.length > 0 && (longest.length === 0 || rest.length === 0);
  return isRefused ? { taken: [], refused: named, isAll } : { taken: named, refused: [], isAll };
}

function findByPart(
  offered: readonly IndexedExtra[],
  said: readonly Token[],
  isRefused: boolean,
): readonly IndexedExtra[] {
  const isIn = (words: readonly string[]) => (token: Token) => words.includes(token.key);
  if (said.length === 0) return [];
  if (isRefused) return offered.filter(({ groupWords }) => said.every(isIn(groupWords)));
  const named = offered.filter(
    ({ words, groupWords }) => said.some(isIn(words)) && said.every(isIn([...words, ...groupWords])),
  );
  return named.length === 1 ? named : [];
}

const isOpening = (text: string): boolean => wishOpeningWords.has(text) || refusingWords.has(text);
