import { describe, expect, it } from 'vitest';
import { skeletonOf, soundOf } from './phonetic.ts';
import { buildWordIndex, findSimilarWords, wordSimilarity, writtenSimilarity } from './word-index.ts';

const index = buildWordIndex([
  'biryani',
  'naan',
  'kebab',
  'seekhkebab',
  'karahi',
  'shawarma',
  'tiramisu',
  'cappuccino',
  'kulfi',
  'lassi',
  'tea',
]);
const best = (heard: string) => {
  const [match] = findSimilarWords(index, heard);
  return match === undefined ? undefined : index.entries[match.entry]?.text;
};

describe('words that sound alike', () => {
  it.each([
    ['beeryani', 'biryani'],
    ['nun', 'naan'],
    ['seekebab', 'seekhkebab'],
    ['carhigh', 'karahi'],
    ['showerma', 'shawarma'],
    ['tearamisu', 'tiramisu'],
    ['cupachino', 'cappuccino'],
    ['coolfee', 'kulfi'],
    ['lucy', 'lassi'],
  ])('%s is taken for %s', (heard, meant) => {
    expect(best(heard)).toBe(meant);
  });

  it.each(['two', 'weather', 'window', 'platform', 'xyz', 'a', ''])('%s is taken for nothing', (heard) => {
    expect(findSimilarWords(index, heard).filter((match) => match.strong)).toEqual([]);
  });

  it.each([
    ['knee', 'ni'],
    ['writer', 'riteR'],
    ['raita', 'reta'],
    ['khichdi', 'kiCdi'],
  ])('%s sounds like %s', (word, sound) => {
    expect(soundOf(word)).toBe(sound);
  });

  it('keeps the consonants that survive a mishearing', () => {
    expect(skeletonOf(soundOf('zinger'))).toBe(skeletonOf(soundOf('singer')));
  });

  it('compares by spelling too', () => {
    expect(writtenSimilarity('naan', 'nana')).toBe(0.75);
    expect(writtenSimilarity('', '')).toBe(1);
    expect(wordSimilarity('airlines', 'rice')).toBeLessThan(0.5);
  });
});
