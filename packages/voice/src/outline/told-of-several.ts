import { optionPhrases } from '../menu/options.ts';
import { type Item, inBreath, isDetail, itemsOf, pause, paused } from './listed-items.ts';
import { isPartOf, isSameSort, type Piece, say, type Turn, textOf } from './outline.ts';
import { statementsFrom } from './told-statements.ts';
import type { Statement } from './told-subjects.ts';
import { AT_START, pattern } from './words.ts';

/**
 * "A pepperoni, a fajita and a veggie one, first two large and the veggie small", "all single, the chicken hot, the
 * others mild", "both large but go mild on the corn": each size and heat is said beside the dish it is for.
 */
export const toldOfSeveral: Turn = {
  said: pattern(`${AT_START}(?:\\S+ )+$`),
  isJoined: true,
  plainly: ([said = []]) => {
    const isSized = (at: number) => isDetail(said[at - 1]) || isDetail(said[at + 1]);
    const isCounted = (at: number) => isAmount(said[at - (said[at - 1]?.symbol === 'of' ? 2 : 1)]);
    const isByHead = said.some(isOfPeople);
    if (said.some(({ symbol }, at) => isOtherwise.test(symbol) && !isRoom(said, at))) return undefined;
    // Behind what is told, another item may be one for each of them.
    const isByEach = (end: number) =>
      said
        .slice(0, end)
        .some(({ symbol }, at) => symbol === 'each' && (isByHead || !(isSized(at) || isCounted(at))));
    const lastTold = said.findLastIndex(
      (piece, at) =>
        piece.symbol === '$' ||
        isWish.test(piece.symbol) ||
        (isAmount(piece) && /^(?:of|each)$/.test(said[at + 1]?.symbol ?? '')),
    );
    const [, second = said.length] = said.flatMap(({ symbol }, at) => (/^[#~]$/.test(symbol) ? [at] : []));
    for (let from = second + 1; from <= lastTold; from++) {
      // It begins where no amount or size goes on.
      if (isDetail(said[from - 1]) && isDetail(said[from]) && !isPaused(said[from])) continue;
      const list = said.slice(0, from);
      const { items, topic } = itemsOf(list);
      const last = items.at(-1);
      if (last === undefined || items.length < 2 || from < last.end) continue;
      // "… daal half, hot the pair of them": the half is the daal's.
      if (from === last.end && isDetail(said[from]) && isDetail(said[from + 1]) && isPaused(said[from + 1]))
        continue;
      // "Beef biryani double, chicken biryani family, both hot": each has its size behind it.
      const isSizedBehind = items.every(({ end, until }) => end < until || end === from);
      if (from === last.end && isDetail(said[from]) && isSizedBehind) continue;
      if (from > last.end && goesOn(said[from - 1])) continue;
      const told = statementsFrom(said, items, from);
      if (told === undefined || isByEach(told.end)) continue;
      const isUnderstood = isOver(said, told.end) && isPlainList(list, items, topic);
      return isUnderstood && isNews(told.value) && isCountedOnce(items, told.value)
        ? paused([...withDetails(list, items, topic, told.value), ...said.slice(told.end)])
        : undefined;
    }
    return undefined;
  },
};

/** "There are two of us, a margherita large each" */
const isOfPeople = ({ symbol }: Piece): boolean =>
  /^(?:us|we|were|people|persons?|everyone|everybody|kids|boys|girls|friends|guests|log|hum)$/.test(symbol);

/** "Leave room for milk" */
const isRoom = (pieces: readonly Piece[], at: number): boolean => pieces[at + 1]?.symbol === 'room';

const isWish = /^(?:with|without|no|extra|minus|less|in|on)$/;

/** "A latte or a mocha" chooses, "two of them" counts, "bin the salad" takes back. */
const isOtherwise =
  /^(?:or|ya|@|forget|drop|leave|scratch|strike|skip|cancel|remove|lose|ditch|scrap|delete|cross|nix|bin|axe|swap|change|replace|instead|hatao?|rehne)$/;

const goesOn = (piece: Piece | undefined): boolean =>
  /^(?:[%1&]|an?|the|for|on|with|without|no|extra|of)$/.test(piece?.symbol ?? '') &&
  !/^sized?s?$/.test(piece?.tokens[0]?.text ?? '');

/** Every dish in it is one of the items, and it is known what each of them is. */
function isPlainList(list: readonly Piece[], items: readonly Item[], topic: number | undefined): boolean {
  const isKnown = list.every(
    ({ symbol }, at) => symbol !== '#' || at === topic || items.some((item) => item.at === at),
  );
  const isUnnamed = list.some(
    ({ symbol }, at) => /^[1%]$/.test(symbol) && /^(?:with|without)$/.test(list[at + 1]?.symbol ?? ''),
  );
  // "… and an elote, the burrito super": told of one of them in words nobody knows.
  const isTold = items.some(
    ({ at, count }, place) =>
      count === undefined &&
      list[at - 1]?.symbol === 'the' &&
      items.slice(0, place).some((other) => list[at] && isPartOf(list[at], list[other.at])),
  );
  const hasHead = topic !== undefined || (items[0]?.isKind === true && items.at(-1)?.isKind === false);
  return isKnown && !isUnnamed && !isTold && (hasHead || items.every(({ at }) => list[at]?.symbol === '#'));
}

/** Nothing follows, or another item that is counted, or a wish. */
function isOver(pieces: readonly Piece[], at: number): boolean {
  const text = textOf(pieces.slice(at));
  return /^(?:$|(?:an?|[%1]|with|without|no|extra|all with|both with|from|thanks|thank|thats|bas) |(?:and|plus|oh|also|aur|then|add) (?!the ))/.test(
    text,
  );
}

/** A size for both or for all is read where dishes are regrouped. */
const isNews = (statements: readonly Statement[]): boolean =>
  statements.every(({ of }) => of.length > 0) && statements.some(({ isPlain }) => !isPlain);

const isPaused = (piece: Piece | undefined): boolean => piece?.tokens[0]?.afterBreak === true;
const isAmount = (piece: Piece | undefined): boolean => /^[%1]$/.test(piece?.symbol ?? '');

/** "Three lattes and a mocha, two of the lattes large" shares them out. */
const isCountedOnce = (items: readonly Item[], statements: readonly Statement[]): boolean =>
  statements.every(
    ({ of, amount }) => amount === undefined || of.every((place) => items[place]?.count === undefined),
  );

function withDetails(
  pieces: readonly Piece[],
  items: readonly Item[],
  topic: number | undefined,
  statements: readonly Statement[],
): Piece[] {
  const last = pieces[items.at(-1)?.at ?? -1];
  // "One chicken one beef one mutton biryani"
  const trailing =
    last?.symbol === '#' && !last.isHeadless && last.tokens.length > 1 ? last.tokens.slice(-1) : [];
  const head = topic === undefined ? trailing : (pieces[topic]?.tokens ?? []);
  // "All regular, the beef hot and the other two medium": a size, for each of them has a heat.
  const isEachTold = items.every((_, place) =>
    statements.some(({ of, isForAll }) => !isForAll && of.includes(place)),
  );
  const topicItem = topic === undefined ? undefined : itemsOf(pieces.slice(0, topic + 1)).items[0];
  const named = (item: Item, piece: Piece): Piece =>
    !item.isKind || head.some(({ key }) => piece.tokens.some((token) => token.key === key))
      ? piece
      : { symbol: '#', tokens: [...piece.tokens, ...inBreath({ symbol: '#', tokens: head }).tokens] };
  const added = items.map((item, place) => {
    const said = statements.filter(({ of }) => of.includes(place));
    const own = said.filter(({ isForAll }) => !isForAll).flatMap(({ details }) => details);
    const shared = said
      .filter(({ isForAll }) => isForAll)
      .flatMap(({ details }) => details)
      .filter(
        (detail) => ![...item.sizes, ...(isEachTold ? [] : own)].some((other) => isSameSort(detail, other)),
      );
    return [...apart([...shared, ...own]), ...said.flatMap(({ wish = [] }) => wish)].map(inBreath);
  });
  const amounts = items.map(
    (_, place) => statements.findLast(({ of, amount }) => amount && of.includes(place))?.amount,
  );
  return pieces.flatMap((piece, at) => {
    const many = amounts[items.findIndex(({ from }) => from === at)];
    // What they all are is said with each of them.
    if (topicItem && at >= topicItem.from && at <= topicItem.at) return [];
    const item = items.find((other) => at >= other.at && at < other.end);
    const kept = item === undefined ? [piece] : item.at === at ? [named(item, piece)] : [];
    const told = added[items.findIndex(({ until }) => until === at + 1)] ?? [];
    const counted = many === undefined ? kept : [pause, many, ...kept.map(inBreath)];
    return told.length > 0 ? [...counted, ...told, pause] : counted;
  });
}

/** "Super and hot": side by side they would be another heat. */
const apart = (details: readonly Piece[]): Piece[] =>
  details.flatMap((detail, at) => {
    const before = at === 0 ? undefined : details[at - 1];
    const isPhrase = optionPhrases.has(`${wordsOf(before)} ${wordsOf(detail)}`);
    return isPhrase ? [...say('and'), detail] : [detail];
  });

const wordsOf = (piece: Piece | undefined): string => (piece?.tokens ?? []).map(({ text }) => text).join(' ');
