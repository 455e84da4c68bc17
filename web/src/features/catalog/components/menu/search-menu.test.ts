import { describe, expect, test } from 'vitest';
import { searchable } from './search-menu.ts';

const MENU = [
  'Chicken Biryani چکن بریانی',
  'Malai Boti ملائی بوٹی',
  'Garlic Naan لہسن نان',
  'Gulab Jamun گلاب جامن',
  'Cheeseburger',
  'Ice Cream Sundae',
  'Mint Margarita',
  'قورمہ',
];
const search = searchable(MENU, (dish) => dish);

describe('a menu is searched as people type', () => {
  test.for([
    ['biriyani', 'Chicken Biryani چکن بریانی'],
    ['chiken', 'Chicken Biryani چکن بریانی'],
    ['chiken biriyani', 'Chicken Biryani چکن بریانی'],
    ['بریانی', 'Chicken Biryani چکن بریانی'],
    ['gulab jaman', 'Gulab Jamun گلاب جامن'],
    ['malai boti', 'Malai Boti ملائی بوٹی'],
    ['لہسن', 'Garlic Naan لہسن نان'],
    ['nan', 'Garlic Naan لہسن نان'],
    ['cheese burger', 'Cheeseburger'],
    ['icecream', 'Ice Cream Sundae'],
    ['qorma', 'قورمہ'],
    ['gulabjamun', 'Gulab Jamun گلاب جامن'],
    ['margarita', 'Mint Margarita'],
  ])('"%s" finds %s', ([typed = '', title]) => expect(search(typed)).toEqual([title]));

  test.for(['sushi', 'mind', 'naat', 'chicken sushi', '%', '!!!', 'ice chicken'])(
    '"%s" finds nothing',
    (typed) => expect(search(typed)).toEqual([]),
  );

  test('what was found keeps the order of the menu', () => {
    expect(search('ma')).toEqual(['Malai Boti ملائی بوٹی', 'Mint Margarita', 'قورمہ']);
  });
});
