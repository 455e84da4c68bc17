import { expect, test } from 'vitest';
import { listAudit } from './admin/audit.ts';
import { listRestaurants } from './admin/restaurants.ts';
import { TermsBody } from './restaurants/terms.ts';

test.each([
  [TermsBody, { closed_days: ['2026-02-30'] }, 'A closed day must have a date'],
  [listAudit.query, { kind: 'nope' }, /^Must be one of sign-ins, money/],
  [listRestaurants.query, { status: 'x' }, /^Must be one of \w+, /],
])('what is wrong is said in words for people: %#', (schema, input, message) => {
  const { error } = schema?.safeParse(input) ?? {};
  expect(error?.issues.map((issue) => issue.message)).toEqual([expect.stringMatching(message)]);
});
