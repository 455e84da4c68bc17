import { PAGE_PATHS } from '@nearbite/contract/page-paths';
import { expect, test } from 'vitest';
import { ROUTES } from './routes.ts';

test('the server knows every page', () => {
  const bare = ROUTES.map(({ path }) => path.replace(/(.)\/$/, '$1'));
  expect(bare.toSorted()).toEqual([...PAGE_PATHS].toSorted());
});
