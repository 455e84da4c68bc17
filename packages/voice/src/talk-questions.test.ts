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
    ['is it spicy', 'spicy'],
    ['how long does it take', 'time'],
    ['how long will delivery take', 'time'],
    ['when will my food arrive', 'time'],
    ['what can I say', 'help'],
    ['what drinks do you have', undefined],
    ['how much is the biryani', undefined],
    ['two chicken biryani', undefined],
    ['make it spicy', undefined],
    ['something else', undefined],
  ])('%s', (said, question) => expect(readTalkQuestion(said)).toBe(question));
});
