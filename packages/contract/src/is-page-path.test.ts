import { expect, test } from 'vitest';
import { isPagePath } from './is-page-path.ts';

test.each([
  '/',
  '/login',
  '/Login/',
  '/customer/orders/abc/',
  '/dishdetail/dum-biryani',
  '/api/user/reset/1/t',
])('%s is a page', (path) => expect(isPagePath(path)).toBe(true));

test.each(['/nothing', '/login/x', '/customer', '/dishdetail/', '/dishdetail/a/b', '/api/user/reset/1'])(
  '%s is none',
  (path) => expect(isPagePath(path)).toBe(false),
);
