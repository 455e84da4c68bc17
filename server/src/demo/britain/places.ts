import type { Place } from '../demo-country.ts';

export type City = 'London' | 'Manchester';

export const cities: Readonly<Record<City, { latitude: number; longitude: number; state: string }>> = {
  London: { latitude: 51.5072, longitude: -0.1276, state: 'Greater London' },
  Manchester: { latitude: 53.4794, longitude: -2.2453, state: 'Greater Manchester' },
};

/** An area as its addresses end: with its postcode. */
const place = (city: City, area: string, latitude: number, longitude: number): Place => ({
  city,
  area,
  latitude,
  longitude,
});

export const areas: readonly Place[] = [
  place('London', 'Soho, W1D 4HT', 51.5136, -0.1365),
  place('London', 'Shoreditch, E1 6JJ', 51.5265, -0.0786),
  place('London', 'Camden, NW1 8AH', 51.539, -0.1426),
  place('London', 'Brixton, SW9 8JQ', 51.4613, -0.1156),
  place('London', 'Notting Hill, W11 2DX', 51.5096, -0.2043),
  place('London', 'Bermondsey, SE1 3UW', 51.4994, -0.0799),
  place('Manchester', 'Northern Quarter, M1 1JQ', 53.4844, -2.2361),
  place('Manchester', 'Rusholme, M14 5AA', 53.4557, -2.2236),
  place('Manchester', 'Didsbury, M20 2DQ', 53.4167, -2.2313),
  place('Manchester', 'Ancoats, M4 6BF', 53.4846, -2.2265),
];
