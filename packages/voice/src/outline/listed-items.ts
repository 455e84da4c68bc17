import type { Piece } from './outline.ts';

/** A dish, or a kind of one, in a row of them: "a large latte", "one egg" behind "fried rice". */
export type Item = {
  /** The place of its first word: its amount, article or size. */
  readonly from: number;
  /** The place of its name. */
  readonly at: number;
  /** Behind its name and the "one" that stands for what it is. */
  readonly end: number;
  /** Behind the sizes that follow it. */
  readonly until: number;
  /** Sizes and heats that stand beside it. */
  readonly sizes: readonly Piece[];
  /** How many, where it was said. */
  readonly count?: number;
  /** Only its kind was said: what it is stands before all of them, or behind the last. */
  readonly isKind: boolean;
};

const isLead = ({ symbol }: Piece): boolean => /^(?:[%1$&]|an?|the|of|your|another)$/.test(symbol);
const isCounted = ({ symbol }: Piece): boolean => /^(?:[%1]|an?)$/.test(symbol);
export const isDetail = (piece: Piece | undefined): piece is Piece => piece?.symbol === '$';
const isOne = (piece: Piece | undefined): boolean => /^(?:1|ones?|wal[aie])$/.test(piece?.symbol ?? '');

/** The dishes of a list and, where they are only kinds, the place of what they all are. */
export function itemsOf(pieces: readonly Piece[]): {
  readonly items: readonly Item[];
  readonly topic?: number;
} {
  const named = pieces.flatMap((piece, at) => (isName(pieces, at) ? [itemAt(pieces, at, piece)] : []));
  const [first, ...others] = named;
  if (first === undefined) return { items: [] };
  // "Fried rice, one egg one special", "three biryanis, one chicken one beef one veg"
  const isLed = others.length > 1 && others.every(({ from, at }) => from < at);
  const sum = others.reduce((all, { count = 1 }) => all + count, 0);
  const isHead = pieces[first.at]?.tokens.length === 1 && others.some(({ isKind }) => isKind);
  const isTopic =
    !first.isKind &&
    isLed &&
    first.sizes.length === 0 &&
    (others.every(({ isKind }) => isKind) || (isHead && first.count !== undefined)) &&
    [others.length, sum].includes(first.count ?? sum);
  return isTopic ? { items: others, topic: first.at } : { items: named };
}

function isName(pieces: readonly Piece[], at: number): boolean {
  const piece = pieces[at];
  if (piece?.symbol === '#') {
    const link = pieces[at - 1]?.symbol ?? '';
    // "A manchurian with egg fried rice, both sharing": a dish of its own, by its whole name.
    const isDish = link === 'with' && piece.isWhole === true && piece.tokens.length > 1;
    return isDish || !/^(?:with|without|no|extra|plus)$/.test(link);
  }
  if (piece?.symbol !== '~') return false;
  const [before, next] = [pieces[at - 1]?.symbol ?? '', pieces[at + 1]?.symbol ?? ''];
  return /^(?:[%1$]|an?|the)$/.test(before) || (/^[#~]?$/.test(before) && /^(?:[#~]|and)$/.test(next));
}

function itemAt(pieces: readonly Piece[], at: number, name: Piece): Item {
  let run = at;
  for (let before = pieces[at - 1]; before !== undefined && isLead(before); before = pieces[run - 1]) {
    if (pieces[run]?.tokens[0]?.afterBreak) break;
    run--;
  }
  // "… full, one karahi half": what stands before its amount is the other's.
  const counted = pieces.slice(run, at).findLastIndex(isCounted);
  const from = run + Math.max(0, counted);
  const lead = pieces.slice(from, at);
  const end =
    isOne(pieces[at + 1]) && !isDetail(pieces[at + 2]) && name.isHeadless !== false ? at + 2 : at + 1;
  let until = end;
  while (isDetail(pieces[until])) until++;
  const sizes = [...lead, ...pieces.slice(end, until)].filter(isDetail);
  const amount = lead.findLast(isCounted);
  return {
    from,
    at,
    end,
    // "Half palak paneer half daal": the second one is the daal's.
    until: lead.some(isDetail) ? end : until,
    sizes,
    ...(amount === undefined ? {} : { count: amount.count ?? 1 }),
    isKind: name.symbol !== '#' || name.isHeadless === true,
  };
}

/** A comma, so that nothing said of the one is heard of the next. */
export const pause: Piece = { symbol: ',', tokens: [] };

/** Said without a pause before it. */
export const inBreath = (piece: Piece): Piece => ({
  ...piece,
  tokens: piece.tokens.map((token) => ({ ...token, afterBreak: false })),
});

export function paused(pieces: readonly Piece[]): Piece[] {
  return pieces.flatMap((piece, at) => {
    if (piece === pause) return [];
    const [first, ...rest] = piece.tokens;
    const isPaused = pieces[at - 1] === pause && piece.symbol !== '$' && first !== undefined;
    return [isPaused ? { ...piece, tokens: [{ ...first, afterBreak: true }, ...rest] } : piece];
  });
}
