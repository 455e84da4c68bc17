import { expect, it } from 'vitest';
import { PARTS, UNSEEN } from './parts.tsx';

it('the page of parts shows every part of web/src/ui', () => {
  const files = Object.keys(
    import.meta.glob(['../../ui/**/*.tsx', '!../../ui/**/*.{test,texts,texts.*}.tsx']),
  );
  const names = files.map((file) => file.replace('../../ui/', '').replace('.tsx', ''));
  expect([...Object.keys(PARTS), ...UNSEEN].sort()).toEqual(names.sort());
});
