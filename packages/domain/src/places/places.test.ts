import { describe, expect, it } from 'vitest';
import { COUNTRY_TABLES } from '../countries/countries.ts';
import { findCity, isInCity, searchListedPlaces } from './places.ts';

const CLIFTON = { latitude: 24.8138, longitude: 67.03 };

describe('a typed city', () => {
  it.each([
    ['Karachi', 'Karachi'],
    [' lahore ', 'Lahore'],
    ['Lahore Cantt.', 'Lahore'],
    ['ISLAMABAD, Pakistan', 'Islamabad'],
    ['Multan', undefined],
    ['', undefined],
  ])('%j means %s', (typed, city) => {
    expect(findCity(typed)?.city).toBe(city);
  });

  it.each(Object.values(COUNTRY_TABLES))(
    'holds its own places and none of another city: $name',
    ({ cities }) => {
      for (const city of cities) {
        for (const other of cities) {
          for (const place of other.places) expect(isInCity(city, place)).toBe(city === other);
        }
      }
    },
  );
});

describe('the list', () => {
  it('is found by the beginnings of its words, the nearest first', () => {
    expect(searchListedPlaces('gul lah').map(({ name }) => name)).toEqual(['Gulberg, Lahore']);
    expect(searchListedPlaces('city centre', CLIFTON)[0]).toMatchObject({ city: 'Karachi' });
    expect(searchListedPlaces('nowhere at all')).toEqual([]);
    expect(searchListedPlaces(' ,. ')).toEqual([]);
  });
});
