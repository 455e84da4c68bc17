import type { DemoCountry } from '../demo-country.ts';
import { londonMenus } from './menus-london.ts';
import { manchesterMenus } from './menus-manchester.ts';
import { names } from './people.ts';
import { areas, cities } from './places.ts';
import { restaurants } from './restaurants.ts';
import { running } from './running-orders.ts';
import { openingTable, usualTerms } from './terms.ts';

const STREETS = ['Church Street', 'Station Road', 'Mill Lane', 'Victoria Road', 'King Street', 'Park Avenue'];

/** Of the mobile numbers that Ofcom keeps for plays and films. */
const mobile = (number: number) => `+44 7700 900${String(number % 1000).padStart(3, '0')}`;

export const BRITAIN: DemoCountry = {
  name: 'United Kingdom',
  timeZone: 'Europe/London',
  cities,
  areas,
  restaurants,
  declaring: 'all',
  halal: new Set(['brick-lane-spice', 'brixton-grill', 'curry-mile-kitchen']),
  menus: { ...londonMenus, ...manchesterMenus },
  soldOut: new Set(['soho-pizza-club/Alfredo Pasta', 'brixton-grill/Tropical Fruit Cup']),
  names,
  phones: {
    account: (index) => mobile(101 + index),
    customer: (index) => mobile(200 + index * 7),
    rider: (restaurant, index) => mobile(500 + restaurant * 10 + index),
  },
  street: (random, place) => `${random.between(3, 140)} ${random.pick(STREETS)}, ${place.area}`,
  roundTo: 25,
  extraHot: 50,
  usualTerms,
  openingTable,
  running,
};
