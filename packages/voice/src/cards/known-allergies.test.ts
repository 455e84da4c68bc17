import { describe, expect, it } from 'vitest';
import { allergiesOf, foodsOf, joinAllergies, withAllergies } from './known-allergies.ts';

describe('allergies that were told', () => {
  it.each([
    ['no sugar, allergic to dairy', ['allergic to dairy']],
    ['mujhe badam se allergy hai', ['badam allergy']],
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
