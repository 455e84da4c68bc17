import type { Option } from '../menu/options.ts';
import type { Draft } from '../replay/drafts.ts';

export const so = (draft: Draft, options: readonly Option[]): Draft => ({
  ...draft,
  line: { ...draft.line, options: [...draft.line.options, ...options] },
});

export const wished = (draft: Draft, wishes: readonly string[]): Draft => ({
  ...draft,
  line: { ...draft.line, wishes: [...draft.line.wishes, ...wishes] },
});

export const twice = (draft: Draft): Draft | undefined => counted(draft, 2 * (draft.line.count ?? 1));

export const counted = (draft: Draft, count: number): Draft | undefined =>
  count < 1 ? undefined : { ...draft, line: { ...draft.line, count, isCounted: true } };
