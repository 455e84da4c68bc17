import { expect, test } from 'vitest';
import { AppError } from '../lib/errors.ts';
import { createUploadBudget } from './upload-budget.ts';

const codeOf = (take: () => void) => {
  try {
    take();
    return 'taken';
  } catch (error) {
    return error instanceof AppError ? error.code : error;
  }
};

test('one form, one sender and all together are bounded, and what was given back counts no more', () => {
  const budget = createUploadBudget({ form: 5, sender: 8, process: 12 });
  const [first, second, other] = [budget.open('amina'), budget.open('amina'), budget.open('omar')];
  first.take(5);
  expect(codeOf(() => first.take(1))).toBe('payload_too_large');
  second.take(3);
  expect(codeOf(() => second.take(1))).toBe('unavailable');
  other.take(4);
  expect(codeOf(() => other.take(1))).toBe('unavailable');
  first.release();
  other.take(1);
  second.take(1);
  for (const share of [second, other]) share.release();
  expect(codeOf(() => budget.open('amina').take(5))).toBe('taken');
});
