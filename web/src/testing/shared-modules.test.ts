import { expect, test } from 'vitest';

const files = import.meta.glob<string>('../**/*.test.{ts,tsx}', { query: '?raw', import: 'default' });

test('no test replaces a module for itself: that is for the set-up, so that files can share a worker', async () => {
  const own = Object.keys(files).filter((path) => !path.endsWith('/shared-modules.test.ts'));
  const texts = await Promise.all(own.map(async (path) => ({ path, text: await files[path]?.() })));
  expect(texts.filter(({ text }) => /\bvi\.(do)?mock\(/i.test(text ?? '')).map(({ path }) => path)).toEqual(
    [],
  );
});
