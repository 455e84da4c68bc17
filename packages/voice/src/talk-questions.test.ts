import { describe, expect, it } from 'vitest';
import { readTalkQuestion } from './talk-questions.ts';

describe('what is asked without naming a dish', () => {
  it.each([
    ['are you open', 'open'],
    ['hello, are you guys still open?', 'open'],
    ['which restaurants are open now', 'open'],
    ['what do you have', 'menu'],
    ['what can I get here', 'menu'],
    ["what's on the menu", 'menu'],
    ["what's good here", 'recommend'],
    ['can you recommend something', 'recommend'],
    ['what should I eat', 'recommend'],
    ['can you recommend something spicy', 'spicy'],
    ['do you have anything spicy', 'spicy'],
    ['how long does it take', 'time'],
    ['how long will delivery take', 'time'],
    ['when will my food arrive', 'time'],
    ['what can I say', 'help'],
    ['what drinks do you have', undefined],
    ['how much is the biryani', undefined],
    ['two chicken biryani', undefined],
    ['make it spicy', undefined],
    ['something else', undefined],
  ])('%s', (said, question) => expect(readTalkQuestion(said)?.about).toBe(question));

  it.each([
    ['what is cheap', { about: 'cheap' }],
    ["what's the cheapest thing here", { about: 'cheap' }],
    ['do you have anything cheap to eat', { about: 'cheap' }],
    ['cheap pizza', { about: 'cheap', kind: 'pizza' }],
    ['what is the cheapest burger', { about: 'cheap', kind: 'burger' }],
    ['something under 500 rupees', { about: 'cheap', mostRupees: 500 }],
    ['what can I get for less than Rs 300', { about: 'cheap', mostRupees: 300 }],
    ['something vegetarian', { about: 'vegetarian' }],
    ['do you have vegetarian options', { about: 'vegetarian' }],
    ['what veg dishes do you have', { about: 'vegetarian' }],
    ['anything without meat', { about: 'vegetarian' }],
    ["I'm vegetarian", { about: 'vegetarian' }],
    ['is it spicy', { about: 'spicy', of: '' }],
    ['are those very spicy?', { about: 'spicy', of: '' }],
    ['is that vegetarian', { about: 'vegetarian', of: '' }],
    ['is the chicken karahi spicy', { about: 'spicy', of: 'chicken karahi' }],
    ['a veg pizza', undefined],
    ['two veg burgers', undefined],
    ['make it vegetarian', undefined],
    ['one chicken karahi spicy', undefined],
    ['something for 500 people', undefined],
  ])('%s: %j', (said, question) => expect(readTalkQuestion(said)).toEqual(question));
});
