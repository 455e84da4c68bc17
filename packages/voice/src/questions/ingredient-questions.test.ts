import { describe, expect, it } from 'vitest';
import { isOnlyAsked, readTalkQuestion } from './talk-questions.ts';

describe('what is asked of the things in a dish', () => {
  it.each([
    ['does the palak paneer have nuts', { about: 'contains', of: 'palak paneer', food: 'nuts' }],
    ['Does the kheer contain any nuts?', { about: 'contains', of: 'kheer', food: 'nuts' }],
    ['does it have dairy in it', { about: 'contains', of: '', food: 'dairy' }],
    ['is there egg in the pizza', { about: 'contains', of: 'pizza', food: 'egg' }],
    ['are there any nuts in that', { about: 'contains', of: '', food: 'nuts' }],
    ['is the naan cooked in butter', { about: 'contains', of: 'naan', food: 'butter' }],
    ['is the chicken karahi halal', { about: 'contains', of: 'chicken karahi', food: 'halal' }],
    ['kya is mein mungphali hai', { about: 'contains', of: '', food: 'mungphali' }],
    ['اس میں گلوٹن ہے؟', { about: 'contains', of: '', food: 'gluten' }],
    ['کیا اس میں کاجو ہے؟', { about: 'contains', of: '', food: 'cashew' }],
    ['کیا اس میں گری دار میوے ہیں؟', { about: 'contains', of: '', food: 'nuts' }],
    ['کیا اس میں مونگ پھلی ہے؟', { about: 'contains', of: '', food: 'mungphali' }],
    ['kheer mein badam hai kya', { about: 'contains', of: 'kheer', food: 'badam' }],
    [
      'hi does the kheer have nuts because my son is allergic',
      { about: 'contains', of: 'kheer', food: 'nuts' },
    ],
  ])('%s', (said, question) => expect(readTalkQuestion(said)).toEqual(question));

  it.each([
    ['is it gluten free', { of: '', food: 'gluten' }],
    ['is the garlic naan gluten-free', { of: 'garlic naan', food: 'gluten' }],
    ['is the kheer safe for a nut allergy', { of: 'kheer', food: 'nut' }],
    ['is it safe if i am allergic to nuts', { of: '', food: 'nuts' }],
    ['can i eat the kheer if i am allergic to milk', { of: 'kheer', food: 'milk' }],
    ['can someone with a nut allergy eat the kheer', { of: 'kheer', food: 'nut' }],
  ])('%s, the other way round', (said, question) =>
    expect(readTalkQuestion(said)).toEqual({ about: 'contains', isWithout: true, ...question }),
  );

  it.each([
    ['what is in the chicken biryani', 'chicken biryani'],
    ["what's in it", ''],
    ['what does the kheer contain', 'kheer'],
    ['ingredients of the kheer', 'kheer'],
    ['is mein kya kya hai', ''],
    ['اس میں کیا ہے؟', ''],
  ])('%s', (said, of) => expect(readTalkQuestion(said)).toEqual({ about: 'contents', of }));

  it.each([
    'do you have anything gluten free',
    'something without nuts',
    'gluten free food',
    'which dishes have no nuts',
  ])('%s', (said) => expect(readTalkQuestion(said)).toMatchObject({ about: 'without' }));

  it.each([
    'do you have chicken biryani',
    'do they have biryani',
    'two chicken biryani without nuts',
    'a burger without onions',
    'is there a soup',
    'is there parking',
    'what is in my cart',
    'whats in my order',
    'what is in my basket',
    'can i have the kheer',
    'can we have two naan',
  ])('%s asks nothing of the kind', (said) =>
    expect(['contains', 'contents', 'without']).not.toContain(readTalkQuestion(said)?.about),
  );

  it('orders nothing', () => {
    expect(isOnlyAsked('does the palak paneer have nuts')).toBe(true);
    expect(isOnlyAsked('is there egg in the pizza')).toBe(true);
  });
});
