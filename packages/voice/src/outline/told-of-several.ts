import type { Token } from '../read/tokenise.ts';
import { type Item, isDetail, itemsOf, pause, paused } from './listed-items.ts';
import { isSameSort, type Piece, type Turn, textOf } from './outline.ts';
import { partTurns } from './parts-of-one.ts';
import { type Statement, statementsFrom } from './told-statements.ts';
import { AT_START, pattern } from './words.ts';

/**
 * "A pepperoni, a fajita and a veggie one, first two large and the veggie small", "all single, the chicken hot, the
 * others mild", "both large but go mild on the corn": each size and heat is said beside the dish it is for.
 */
const toldOfSeveral: Turn = {
  said: pattern(`${AT_START}(?:\\S+ )+$`),
  isJoined: true,
  plainly: ([said = []]) => {
    if (
      said.some(
        ({ symbol }, at) => isOtherwise.test(symbol) || (symbol === 'each' && !isSaidApart(said[at - 1])),
      )
    )
      return undefined;
    const lastSize = said.findLastIndex(isDetail);
    const [, second = said.length] = said.flatMap(({ symbol }, at) => (/^[#~]$/.test(symbol) ? [at] : []));
    for (let from = second + 1; from <= lastSize; from++) {
      // It begins where no amount or size goes on.
      if (isDetail(said[from - 1]) && isDetail(said[from])) continue;
      const list = said.slice(0, from);
      const { items, topic } = itemsOf(list);
      const last = items.at(-1);
      if (last === undefined || items.length < 2 || from < last.end) continue;
      if (from > last.end && goesOn(said[from - 1])) continue;
      const told = statementsFrom(said, items, from);
      if (told === undefined) continue;
      const isUnderstood = isOver(said, told.end) && isPlainList(list, items, topic);
      return isUnderstood && isNews(told.value)
        ? paused([...withDetails(list, items, topic, told.value), ...said.slice(told.end)])
        : undefined;
    }
    return undefined;
  },
};

/** "A latte or a mocha" chooses, "two of them" counts, "bin the salad" takes back. */
const isOtherwise =
  /^(?:or|ya|@|forget|drop|leave|scratch|strike|skip|cancel|remove|lose|ditch|scrap|delete|cross|nix|bin|axe|swap|change|replace|instead|hatao?|rehne)$/;

/** "…, half each" */
const isSaidApart = (piece: Piece | undefined): boolean =>
  isDetail(piece) && piece.tokens[0]?.afterBreak === true;

const goesOn = (piece: Piece | undefined): boolean =>
  /^(?:[%1&]|an?|the|for|on|with|of)$/.test(piece?.symbol ?? '');

/** Every dish in it is one of the items, and it is known what each of them is. */
function isPlainList(list: readonly Piece[], items: readonly Item[], topic: number | undefined): boolean {
  const isKnown = list.every(
    ({ symbol }, at) => symbol !== '#' || at === topic || items.some((item) => item.at === at),
  );
  const isUnnamed = list.some(
    ({ symbol }, at) => /^[1%]$/.test(symbol) && /^(?:with|without)$/.test(list[at + 1]?.symbol ?? ''),
  );
  const hasHead = topic !== undefined || (items[0]?.isKind === true && items.at(-1)?.isKind === false);
  return isKnown && !isUnnamed && (hasHead || items.every(({ at }) => list[at]?.symbol === '#'));
}

/** Nothing follows, or another item that is counted, or a wish. */
function isOver(pieces: readonly Piece[], at: number): boolean {
  const text = textOf(pieces.slice(at));
  return /^(?:$|(?:an?|[%1]|with|without|no|extra|from|thanks|thank|thats|bas) |(?:and|plus|oh|also|aur|then|add) (?!the ))/.test(
    text,
  );
}

/** A size for both or for all is read where dishes are regrouped. */
const isNews = (statements: readonly Statement[]): boolean =>
  statements.every(({ of }) => of.length > 0) && statements.some(({ isPlain }) => !isPlain);

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
  return pieces.flatMap((piece, at) => {
    // What they all are is said with each of them.
    if (topicItem && at >= topicItem.from && at <= topicItem.at) return [];
    const place = items.findIndex((item) => item.at === at);
    const item = items[place];
    if (item === undefined) return items.some((other) => at > other.at && at < other.end) ? [] : [piece];
    const own = statements
      .filter(({ of, isForAll }) => !isForAll && of.includes(place))
      .flatMap(({ details }) => details);
    const shared = statements
      .filter(({ of, isForAll }) => isForAll && of.includes(place))
      .flatMap(({ details }) => details);
    const added = [
      ...shared.filter(
        (detail) => ![...item.sizes, ...(isEachTold ? [] : own)].some((other) => isSameSort(detail, other)),
      ),
      ...own,
    ];
    const hasHead = !item.isKind || head.some(({ key }) => piece.tokens.some((token) => token.key === key));
    const name: Piece = hasHead ? piece : { symbol: '#', tokens: [...piece.tokens, ...head.map(inBreath)] };
    return [
      name,
      ...added.map((detail) => ({ ...detail, tokens: detail.tokens.map(inBreath) })),
      ...(added.length > 0 ? [pause] : []),
    ];
  });
}

const inBreath = (token: Token): Token => ({
  ...token,
  afterBreak: false,
});

export const severalTurns: readonly Turn[] = [...partTurns, toldOfSeveral];
