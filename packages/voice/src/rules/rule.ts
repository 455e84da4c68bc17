import type { LineTurn } from '../outline/of-lines/line-words.ts';
import type { Turn } from '../outline/outline.ts';
import type { LinePass } from '../regroup/pass.ts';

type Named = {
  readonly name: string;
  /** Sentences it is for. */
  readonly says: readonly string[];
};

/** Says a sentence plainer, which is then heard anew. Roman Urdu comes first, then what is said of an order or of its lines. */
export type TurnRule = Named & {
  readonly of: 'urdu' | 'urdu order' | 'urdu lines' | 'order' | 'lines';
  readonly turns: readonly LineTurn[];
};

/** Puts right in the row of segments what only its neighbours can decide; `isOfLines`: only where lines are there. */
export type RowRule = Named & { readonly isOfLines: boolean; readonly passes: readonly LinePass[] };

export type Rule = TurnRule | RowRule;

export const turns = (
  of: Exclude<TurnRule['of'], 'lines'>,
  name: string,
  says: readonly string[],
  ...all: readonly Turn[]
): TurnRule => ({ name, says, of, turns: all.map((turn) => () => turn) });

export const lineTurns = (name: string, says: readonly string[], ...all: readonly LineTurn[]): TurnRule => ({
  name,
  says,
  of: 'lines',
  turns: all,
});

export const row = (name: string, says: readonly string[], ...passes: readonly LinePass[]): RowRule => ({
  name,
  says,
  isOfLines: false,
  passes,
});

export const lineRow = (name: string, says: readonly string[], ...passes: readonly LinePass[]): RowRule => ({
  ...row(name, says, ...passes),
  isOfLines: true,
});
