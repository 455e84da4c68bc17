import { describe, expect, it } from 'vitest';
import { foodsOf } from '../read/allergy-foods.ts';
import {
  allergiesOf,
  findTakenBack,
  joinAllergies,
  withAllergies,
  withoutAllergies,
} from './known-allergies.ts';

describe('allergies that were told', () => {
  it.each([
    ['no sugar, allergic to dairy', ['allergic to dairy']],
    ['mujhe badam se allergy hai', ['badam allergy']],
    ['مجھے مونگ پھلی سے الرجی ہے', ['mungphali allergy']],
    ['انڈے کی الرجی ہے', ['egg allergy']],
    ['koi allergy nahi hai', []],
    ['بچوں کو کوئی الرجی نہیں', []],
    ['i am not allergic to nuts', []],
    ['two naan', []],
  ])('%s', (said, allergies) => expect(allergiesOf(said)).toEqual(allergies));

  it('keeps each once, with the foods it is of', () => {
    expect(joinAllergies(['allergic to nuts'], ['mild, allergic to nuts', 'egg allergy'])).toEqual([
      'allergic to nuts',
      'egg allergy',
    ]);
    expect(foodsOf('allergic to nuts and dairy')).toEqual(['nuts', 'dairy']);
    expect(foodsOf('badam allergy')).toEqual(['badam']);
  });

  it('puts them on a note that lacks them, before all else where there is no room', () => {
    expect(withAllergies('no onions', ['egg allergy'], 40)).toBe('no onions, egg allergy');
    expect(withAllergies('egg allergy', ['egg allergy'], 40)).toBe('egg allergy');
    expect(withAllergies('no onions', ['egg allergy'], 15)).toBe('egg allergy, no');
    expect(withAllergies(undefined, [], 40)).toBeNull();
  });
});

describe('an allergy that is taken back', () => {
  const known = ['allergic to nuts', 'dairy allergy'];
  it.each([
    ['i am not allergic any more', known],
    ["i'm not allergic anymore", known],
    ['forget the allergy', known],
    ['please remove the allergies', known],
    ['nobody is allergic after all', known],
    ['i have no allergies', known],
    ['allergy hata do', known],
    ['forget the nut allergy', ['allergic to nuts']],
    ['i am not allergic to nuts', ['allergic to nuts']],
    ["she isn't allergic to dairy after all", ['dairy allergy']],
    ['i am not allergic to fish', undefined],
    ['i am allergic to eggs', undefined],
    ['no peanuts, i have an allergy', undefined],
    ['remove the nuts', undefined],
    ['take out the nuts i am allergic', undefined],
    ['take the nut allergy off', ['allergic to nuts']],
    ["i don't have a nut allergy", ['allergic to nuts']],
    ['i have a nut allergy', undefined],
    ['no nuts nut allergy', undefined],
    ['not spicy please i am allergic to chilli', undefined],
    ['one kheer without nuts i am allergic', undefined],
  ])('%s', (said, gone) => expect(findTakenBack(said, known)).toEqual(gone));

  it('goes out of a note, and what else is in it stays', () => {
    expect(withoutAllergies('no sugar, allergic to nuts', known)).toBe('no sugar');
    expect(withoutAllergies('allergic to nuts', known)).toBe(null);
  });
});
