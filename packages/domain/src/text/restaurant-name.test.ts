import { describe, expect, test } from 'vitest';
import { restaurantNameKey } from './restaurant-name.ts';

describe('names that would be taken for one another', () => {
  test.each([
    ['case and spaces', 'Biryani Junction', '  BIRYANI   junction '],
    ['accents', 'Café Lumière', 'Cafe Lumiere'],
    ['punctuation', "Chef's Corner", 'Chefs-Corner!'],
    ['Cyrillic letters', 'Pasta House', 'Раѕtа Ноuѕе'],
    ['Greek letters', 'Karachi Bites', 'Καrαchι Βιtes'],
    ['digits for letters', 'Pizza Oil', 'Pizza 0i1'],
    ['two letters for one', 'Modern Grill', 'Modem Grill'],
    ['full-width letters', 'Grill', 'Ｇｒｉｌｌ'],
    ['invisible characters', 'Grill', 'Gr\u200bi\u2060ll\u00ad'],
    ['Arabic and Urdu spellings', 'کراچی', 'كراچي'],
  ])('%s', (_why, one, other) => {
    expect(restaurantNameKey(other)).toBe(restaurantNameKey(one));
  });

  test.each([
    ['Biryani Junction', 'Biryani House'],
    ['Grill 22', 'Grill 23'],
    ['کراچی', 'لاہور'],
    ['🍕', '🍔'],
  ])('%s and %s are two', (one, other) => {
    expect(restaurantNameKey(other)).not.toBe(restaurantNameKey(one));
    expect(restaurantNameKey(one)).not.toBe('');
  });
});
