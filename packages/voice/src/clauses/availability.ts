import { type Clause, contentKinds } from './clause.ts';

/** "Do you have kheer, if yes two." */
export function orderWhatWasAsked(clauses: readonly Clause[]): void {
  const asked = clauses.findLast(({ command }) => command === 'ignore');
  if (asked?.isAvailabilityQuestion) asked.command = 'add';
}

/** "Do you do flat whites? Two large please." */
export function isBareAmount(clause: Clause): boolean {
  const content = clause.segments.filter((part) => contentKinds.has(part.kind) || part.kind === 'other');
  const [first, ...rest] = content;
  // After a question even "do" is a number: "kheer hai? do dena".
  const isAmount = first?.kind === 'number' && first.form !== 'article';
  // "Three lassi, nahi, do"
  if (!/^(?:add|no)$/.test(clause.command) || !isAmount || !rest.every(({ kind }) => kind === 'option'))
    return false;
  clause.segments = clause.segments.map((part) => (part === first ? { ...first, form: 'spoken' } : part));
  clause.correction = 'firm';
  return true;
}
