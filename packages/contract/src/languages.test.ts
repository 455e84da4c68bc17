import { expect, it } from 'vitest';
import { languagePrefix, splitLanguage } from './languages.ts';

it.each([
  ['/', 'en', '/'],
  ['/store/x', 'en', '/store/x'],
  ['/ur', 'ur', '/'],
  ['/ur/', 'ur', '/'],
  ['/ur/store/x', 'ur', '/store/x'],
  ['/urdu', 'en', '/urdu'],
  ['/en/contact', 'en', '/en/contact'],
  ['/xx/contact', 'en', '/xx/contact'],
])('%s is a page in %s: %s', (address, language, path) => {
  expect(splitLanguage(address)).toEqual({ language, path });
});

it('English has no prefix', () => {
  expect([languagePrefix('en'), languagePrefix('ur')]).toEqual(['', '/ur']);
});
