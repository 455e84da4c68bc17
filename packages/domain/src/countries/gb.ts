import * as texts from './countries.texts.ts';
import { type Country, city } from './country.ts';

export const UNITED_KINGDOM: Country = {
  name: 'United Kingdom',
  currency: 'GBP',
  timeZone: 'Europe/London',
  phoneExample: '+44 7700 900123',
  addressHint: texts.withPostcode,
  cities: [
    city(
      'London',
      texts.centreOf('London'),
      [51.5072, -0.1276],
      [
        ['Soho', 51.5136, -0.1365],
        ['Shoreditch', 51.5265, -0.0786],
        ['Camden', 51.539, -0.1426],
        ['Brixton', 51.4613, -0.1156],
        ['Notting Hill', 51.5096, -0.2043],
        ['Greenwich', 51.4826, -0.0077],
      ],
    ),
    city(
      'Manchester',
      texts.centreOf('Manchester'),
      [53.4794, -2.2453],
      [
        ['Northern Quarter', 53.4844, -2.2361],
        ['Rusholme', 53.4557, -2.2236],
        ['Didsbury', 53.4167, -2.2313],
      ],
    ),
  ],
};
