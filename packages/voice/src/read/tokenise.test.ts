import { describe, expect, it } from 'vitest';
import { maxTranscriptLength, tokenise } from './tokenise.ts';
import { keyOf } from './word-keys.ts';

describe('words of a transcript', () => {
  it.each([
    ["I'd like 2x Naan", ['id', 'like', '2', 'x', 'naan']],
    ['7up & 500ml', ['sevenup', 'and', '500', 'ml']],
    ['a 1.5 litre Coca-Cola', ['a', '1.5', 'litre', 'coke']],
    ['Crème Brûlée', ['creme', 'brulee']],
    ['½ kg', ['half', 'kg']],
    ['12" pizza', ['12', 'inch', 'pizza']],
    ['bar b q wings', ['bbq', 'wings']],
    ['', []],
  ])('%s', (text, words) => {
    expect(tokenise(text).map((token) => token.text)).toEqual(words);
  });

  it('remembers where a comma or a full stop stood', () => {
    expect(tokenise('naan, roti. chai').map((token) => token.afterBreak)).toEqual([false, true, true]);
  });

  it.each([
    ['biriyanis', 'biryani'],
    ['kababs', 'kebab'],
    ['sandwiches', 'sandwich'],
    ['patties', 'patty'],
    ['brownie', 'browny'],
    ['brownies', 'browny'],
    ['seven', '7'],
    ['hummus', 'hummus'],
  ])('%s is compared as %s', (word, key) => {
    expect(keyOf(word)).toBe(key);
  });

  it('looks at so many characters and no more', () => {
    expect(tokenise(`${'a'.repeat(maxTranscriptLength)} naan`).some((token) => token.text === 'naan')).toBe(
      false,
    );
  });
});
