import { describe, expect, test } from 'vitest';
import { plainLetters, singularOf } from './words.ts';

describe('plain letters', () => {
  test.for([
    ['Crème Brûlée', 'creme brulee'],
    ['Gözleme', 'gozleme'],
    ['Weißwurst', 'weisswurst'],
    ['Smørrebrød', 'smorrebrod'],
    ["Chef's", 'chefs'],
    ['Chef’s', 'chefs'],
    ['BBQ', 'bbq'],
  ])('of "%s" are "%s"', ([text, plain]) => expect(plainLetters(text ?? '')).toBe(plain));
});

describe('the singular', () => {
  test.for([
    ['curries', 'curry'],
    ['cookie', 'cooky'],
    ['cookies', 'cooky'],
    ['boxes', 'box'],
    ['sandwiches', 'sandwich'],
    ['dishes', 'dish'],
    ['potatoes', 'potato'],
    ['glasses', 'glass'],
    ['wraps', 'wrap'],
    ['hummus', 'hummus'],
    ['swiss', 'swiss'],
    ['this', 'this'],
    ['as', 'as'],
  ])('of "%s" is "%s"', ([word, singular]) => expect(singularOf(word ?? '')).toBe(singular));
});
