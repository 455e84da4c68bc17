import { isHeat, isSize, type Piece } from './outline.ts';

const isSameKind = (a: Piece, b: Piece): boolean =>
  (/[%1]/.test(a.symbol) && /[%1]/.test(b.symbol)) || (isHeat(a) && isHeat(b)) || (isSize(a) && isSize(b));

/** What was said of the dish, with the new amount, size and heat in the place of the old ones. */
export function withValues(
  lead: readonly Piece[],
  name: readonly Piece[],
  sizes: readonly Piece[],
  values: readonly Piece[],
): Piece[] {
  const isKept = (piece: Piece) =>
    !values.some(
      (value) => isSameKind(value, piece) || (value.count !== undefined && /^an?$/.test(piece.symbol)),
    );
  const isAmount = ({ symbol }: Piece) => /[%1]/.test(symbol);
  return [
    ...values.filter(isAmount),
    ...lead.filter(isKept),
    ...name,
    ...sizes.filter(isKept),
    ...values.filter((value) => !isAmount(value)),
  ];
}
