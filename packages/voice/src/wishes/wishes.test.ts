import { describe, expect, it } from 'vitest';
import { menuNamed, sentencesOf } from '../corpus/corpus.ts';
import { buildVoiceIndex } from '../menu/voice-index.ts';
import { readOrder } from '../understand-order.ts';
import type { VoiceDish } from '../voice-types.ts';

const corpus = sentencesOf('everyday/town');
const mainMenu = menuNamed('main');
const burgerMenu = menuNamed('burger');
const coffeeMenu = menuNamed('coffee');
const subMenu = menuNamed('sub');

const indexes = new Map<readonly VoiceDish[], ReturnType<typeof buildVoiceIndex>>();
const indexOf = (menu: readonly VoiceDish[]) => {
  const index = indexes.get(menu) ?? buildVoiceIndex(menu);
  indexes.set(menu, index);
  return index;
};
const notesOf = (menu: readonly VoiceDish[], say: string) => {
  const { items, unmatched } = readOrder(indexOf(menu), say);
  const titles = new Map(menu.map(({ id, title }) => [id, title]));
  return {
    lines: items.map(({ dishId, quantity, note }) => `${quantity} ${titles.get(dishId)}: ${note ?? ''}`),
    unmatched: unmatched.map(({ text }) => text),
  };
};

describe('wishes on a line', () => {
  it.each([
    [mainMenu, 'a zinger burger with moon dust', ['1 Zinger Burger: with moon dust']],
    [mainMenu, 'one beef shawarma without onions', ['1 Beef Shawarma: without onions']],
    [mainMenu, 'one beef shawarma, and no onions', ['1 Beef Shawarma: no onions']],
    [
      burgerMenu,
      'ek bacon burger pyaz hata dena cheese zyada',
      ['1 Bacon Burger: pyaz hata dena, cheese zyada'],
    ],
    [coffeeMenu, 'latte large do hari mirch alag', ['2 Latte: hari mirch alag']],
    [
      mainMenu,
      'a zinger burger garlic sauce on the side two colas',
      ['1 Zinger Burger: garlic sauce on the side', '2 Coca Cola: '],
    ],
    [
      burgerMenu,
      'a classic burger with bacon, no onions and a coke',
      ['1 Classic Burger: with bacon, no onions', '1 Soda: coke'],
    ],
    [
      coffeeMenu,
      'a latte with two pumps of vanilla syrup and three sugars',
      ['1 Latte: with two pumps of vanilla syrup, three sugars'],
    ],
    [coffeeMenu, 'a decaf latte and a mocha', ['1 Latte: decaf', '1 Mocha: ']],
    [burgerMenu, 'a classic burger no chilli and a coke', ['1 Classic Burger: no chilli', '1 Soda: coke']],
    [
      subMenu,
      'roast turkey on wheat bread, hold the mayo',
      ['1 Roast Turkey: on wheat bread, hold the mayo'],
    ],
    [coffeeMenu, 'a drip coffee with half and half', ['1 Drip Coffee: with half and half']],
    [mainMenu, 'chicken karahi pyaz ke baghair', ['1 Chicken Karahi: pyaz ke baghair']],
  ])('keeps what was said: %#', (menu, say, lines) =>
    expect(notesOf(menu, say)).toEqual({ lines, unmatched: [] }),
  );

  it.each([
    [mainMenu, 'chicken karahi with garlic naan', ['1 Chicken Karahi: ', '1 Garlic Naan: ']],
    [burgerMenu, 'a bacon burger with curly fries', ['1 Bacon Burger: ', '1 Curly Fries: ']],
    [
      coffeeMenu,
      'two lattes with soy milk and a banana bread',
      ['2 Latte: with soy milk', '1 Banana Bread: '],
    ],
    [mainMenu, 'a sprite and onion rings, replace the sprite with fanta', ['1 Fanta: ', '1 Onion Rings: ']],
  ])('leaves dishes of their own alone: %#', (menu, say, lines) =>
    expect(notesOf(menu, say).lines).toEqual(lines),
  );

  it.each([
    [mainMenu, 'two chicken biryani one without onions', ['2 Chicken Biryani: one without onions']],
    [mainMenu, 'three zinger burgers, one with extra cheese', ['3 Zinger Burger: one with extra cheese']],
    [
      mainMenu,
      'three zinger burgers, two of them without mayo and a sprite',
      ['3 Zinger Burger: two of them without mayo', '1 Sprite: '],
    ],
    [
      coffeeMenu,
      'three lattes, one with oat milk, two with soy milk',
      ['3 Latte: one with oat milk, two with soy milk'],
    ],
    [coffeeMenu, 'two cappuccinos, one decaf', ['2 Cappuccino: one decaf']],
    [coffeeMenu, 'two lattes one large with oat milk and one small', ['1 Latte: with oat milk', '1 Latte: ']],
    [
      coffeeMenu,
      'two lattes one large with oat milk and one small with soy',
      ['1 Latte: with oat milk', '1 Latte: with soy'],
    ],
    [
      coffeeMenu,
      'three lattes, one small and two large, with oat milk',
      ['1 Latte: with oat milk', '2 Latte: with oat milk'],
    ],
    [mainMenu, 'two chicken karahi without onions', ['2 Chicken Karahi: without onions']],
    [
      mainMenu,
      'a chicken karahi and a mutton karahi both without onions please',
      ['1 Chicken Karahi: without onions', '1 Mutton Karahi: without onions'],
    ],
    [
      mainMenu,
      'a zinger burger and a beef shawarma, no onions on either',
      ['1 Zinger Burger: no onions on either', '1 Beef Shawarma: no onions on either'],
    ],
    [
      mainMenu,
      'a chicken karahi and a mutton karahi without onions',
      ['1 Chicken Karahi: ', '1 Mutton Karahi: without onions'],
    ],
  ])('says of how many it is wished: %#', (menu, say, lines) =>
    expect(notesOf(menu, say).lines).toEqual(lines),
  );

  it.each([
    ["i'm allergic to nuts, one chicken biryani", ['1 Chicken Biryani: allergic to nuts']],
    [
      'my son is allergic to peanuts and dairy so one chicken karahi and two garlic naan',
      ['1 Chicken Karahi: allergic to peanuts and dairy', '2 Garlic Naan: allergic to peanuts and dairy'],
    ],
    ['one chicken biryani, nut allergy', ['1 Chicken Biryani: nut allergy']],
    ['mujhe nuts se allergy hai, ek chicken biryani', ['1 Chicken Biryani: nuts allergy']],
    ['i have an allergy to shellfish one chicken biryani', ['1 Chicken Biryani: allergic to shellfish']],
    ['no peanuts, i have an allergy, one chicken biryani', ['1 Chicken Biryani: allergic to peanuts']],
    ['one chicken biryani no nuts please allergic', ['1 Chicken Biryani: allergic to nuts']],
    ['one chicken biryani without nuts i have an allergy', ['1 Chicken Biryani: allergic to nuts']],
    ['one chicken biryani no nuts nut allergy', ['1 Chicken Biryani: nut allergy']],
    [
      'one chicken biryani no onions i am allergic to nuts',
      ['1 Chicken Biryani: no onions, allergic to nuts'],
    ],
    ['i am gluten intolerant, one chicken tikka', ['1 Chicken Tikka: gluten intolerance']],
    ["i'm not allergic to anything, one chicken biryani", ['1 Chicken Biryani: ']],
  ])('tells every line what nobody may eat: %s', (say, lines) =>
    expect(notesOf(mainMenu, say)).toEqual({ lines, unmatched: [] }),
  );

  it('are rare in orders that speak of none', () => {
    const said = corpus.map(({ say }) => say);
    const noted = said.filter((say) => readOrder(indexOf(mainMenu), say).items.some(({ note }) => note));
    expect(noted.length / said.length, noted.join('\n')).toBeLessThan(0.05);
  });
});
