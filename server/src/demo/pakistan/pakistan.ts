import type { DemoCountry } from '../demo-country.ts';
import { islamabadMenus } from './menus-islamabad.ts';
import { karachiMenus } from './menus-karachi.ts';
import { lahoreMenus } from './menus-lahore.ts';
import { names } from './people.ts';
import { areas, cities } from './places.ts';
import { restaurants } from './restaurants.ts';
import { running } from './running-orders.ts';
import { openingTable, usualTerms } from './terms.ts';

export const PAKISTAN: DemoCountry = {
  name: 'Pakistan',
  timeZone: 'Asia/Karachi',
  cities,
  areas,
  restaurants,
  declaring: new Set([
    'biryani-junction',
    'lahori-tikka-house',
    'gulberg-grill',
    'dragon-bowl',
    'sweet-gali',
    'pizza-mohalla',
    'clifton-catch',
    'zamzama-burgers',
    'napoli-by-the-sea',
    'chai-adda',
    'golden-wok',
    'blue-area-cafe',
    'f7-sushi-and-ramen',
    'cafe-levant',
  ]),
  halal: 'all',
  menus: { ...lahoreMenus, ...karachiMenus, ...islamabadMenus },
  soldOut: new Set(['napoli-by-the-sea/Verdure Pizza', 'sweet-gali/Rainbow Gola']),
  names,
  phones: {
    account: (index) => `+92 300 555 ${String(101 + index).padStart(4, '0')}`,
    customer: (index) => `+92 300 555 ${String(1000 + index * 13).slice(0, 4)}`,
    rider: (restaurant, index) => `+92 321 555 ${1000 + restaurant * 10 + index}`,
  },
  street: (random, place) =>
    `House ${random.between(3, 240)}, Street ${random.between(1, 42)}, ${place.area}`,
  roundTo: 1_000,
  extraHot: 2_000,
  usualTerms,
  openingTable,
  running,
};
