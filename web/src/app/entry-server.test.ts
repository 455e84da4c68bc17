import { expect, test } from 'vitest';
import { CONFIG } from '../testing/frame-responses.ts';
import { preparePage } from './entry-server.tsx';

test.each(['//x', '/nope', '/%25'])('renders %s as the page about what is not there', async (path) => {
  const page = await preparePage(path, async () => Response.json(CONFIG), Date.now());
  expect(page?.status).toBe(404);
  expect(page?.render()).toContain('There is no page at this address.');
});

test.each([
  ['/login', 'Signing in needs JavaScript.'],
  ['/register', 'Signing up needs JavaScript.'],
])('%s says beside its button what it needs where there are no scripts', async (path, text) => {
  const page = await preparePage(path, async () => Response.json(CONFIG), Date.now());
  expect(page?.render()).toMatch(
    new RegExp(`<noscript>[^/]*${text}[^/]*</p></noscript><button[^>]*type="submit"`),
  );
});
