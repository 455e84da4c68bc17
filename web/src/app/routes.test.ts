import { PATHS } from '@nearbite/contract/page-paths';
import { expect, test } from 'vitest';
import { ROUTES } from './routes.ts';

test('every address of a page has one route', () => {
  expect(ROUTES.map(({ path }) => path).toSorted()).toEqual(Object.values(PATHS).toSorted());
});
