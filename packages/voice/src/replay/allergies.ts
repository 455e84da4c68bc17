import { allergiesIn } from '../read/allergies.ts';
import type { Token } from '../read/tokenise.ts';
import type { Draft } from './drafts.ts';

/** Whoever cooks any part of the order has to know, so every line says it. */
export function tellAllergies(tokens: readonly Token[], drafts: readonly Draft[]): readonly Draft[] {
  const told = allergiesIn(tokens).map(({ text }) => text);
  if (told.length === 0) return drafts;
  return drafts.map((draft) => ({
    ...draft,
    line: { ...draft.line, wishes: [...draft.line.wishes, ...told] },
  }));
}
