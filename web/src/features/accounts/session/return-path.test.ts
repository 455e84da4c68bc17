import { describe, expect, it } from 'vitest';
import { findReturnPath, loginPath, safeReturnPath } from './return-path.ts';

describe('safeReturnPath', () => {
  it.each(['/cart', '/search?query=a%20b', '/detail/5#menu', '/'])('keeps %s', (path) => {
    expect(safeReturnPath(path)).toBe(path);
  });

  it.each([
    null,
    '',
    'cart',
    '//evil.test',
    '/\\evil.test',
    '/\t/evil.test',
    '/\n\\evil.test',
    '/.//evil.test',
    'https://evil.test',
    'javascript:alert(1)',
    '\\\\evil.test',
    '/login?next=/cart',
    '/login/',
    '/logout',
  ])('turns %j into the home page', (path) => {
    expect(safeReturnPath(path)).toBe('/');
  });
});

it('loginPath carries the way back, which comes out unchanged', () => {
  const address = loginPath({ pathname: '/search', search: '?query=a%26b', hash: '' });
  expect(findReturnPath(new URL(address, 'http://x').searchParams)).toBe('/search?query=a%26b');
  expect(loginPath({ pathname: '/', search: '', hash: '' })).toBe('/login');
});
