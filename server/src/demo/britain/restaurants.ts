import type { DemoRestaurant } from '../demo-country.ts';
import type { City } from './places.ts';

type Entry = readonly [
  slug: string,
  name: string,
  address: string,
  latitude: number,
  longitude: number,
  popularity: number,
  cover: string,
  description: string | null,
];

const london: readonly Entry[] = [
  [
    'bermondsey-fish-bar',
    'Bermondsey Fish Bar',
    '41 Bermondsey Street, SE1 3XF',
    51.4998,
    -0.0815,
    6,
    'clifton-catch',
    'Day-boat fish in beer batter, chips cut this morning. One family, three generations.',
  ],
  [
    'brick-lane-spice',
    'Brick Lane Spice House',
    '92 Brick Lane, E1 6RL',
    51.5205,
    -0.0717,
    5,
    'mughal-darbar',
    'Whole spices, slow onions and a tandoor that never goes out.',
  ],
  [
    'soho-pizza-club',
    'Soho Pizza Club',
    '18 Old Compton Street, W1D 4TN',
    51.5131,
    -0.1311,
    4,
    'napoli-by-the-sea',
    'Two-day dough, one hot oven, open later than you are.',
  ],
  [
    'camden-burger-yard',
    'Camden Burger Yard',
    '7 Camden Lock Place, NW1 8AF',
    51.5413,
    -0.1461,
    4,
    'zamzama-burgers',
    'Smashed patties and loud sauces by the canal.',
  ],
  [
    'notting-hill-kitchen',
    'Notting Hill Kitchen',
    '120 Portobello Road, W11 2DZ',
    51.5142,
    -0.2047,
    3,
    'blue-area-cafe',
    'The full English, and breakfast for people who overslept.',
  ],
  [
    'shoreditch-noodle-bar',
    'Shoreditch Noodle Bar',
    '55 Redchurch Street, E2 7DJ',
    51.5242,
    -0.0727,
    3,
    'f7-sushi-and-ramen',
    'Eighteen-hour broth, hand-pulled noodles, no reservations.',
  ],
  [
    'brixton-grill',
    'Brixton Grill',
    '23 Atlantic Road, SW9 8HX',
    51.4621,
    -0.1131,
    3,
    'lahori-tikka-house',
    'Charcoal, scotch bonnet and a queue round the corner.',
  ],
  [
    'soho-tea-rooms',
    'Soho Tea Rooms',
    '3 Meard Street, W1F 0EW',
    51.5133,
    -0.1328,
    2,
    'sweet-gali',
    'Cakes on the counter, kettles on the boil, all night long.',
  ],
];

const manchester: readonly Entry[] = [
  [
    'curry-mile-kitchen',
    'Curry Mile Kitchen',
    '64 Wilmslow Road, M14 5AL',
    53.4549,
    -2.2243,
    4,
    'kabul-darbar',
    'The mile in one menu: grills, curries and bread the size of a pillow.',
  ],
  [
    'ancoats-pizza',
    'Ancoats Pizza Works',
    '12 Cutting Room Square, M4 6BF',
    53.4842,
    -2.2269,
    3,
    'pizza-mohalla',
    'Sourdough bases out of an old cotton mill.',
  ],
  [
    'northern-quarter-wok',
    'Northern Quarter Wok',
    '30 Thomas Street, M4 1ER',
    53.4838,
    -2.2361,
    3,
    'dragon-bowl',
    'Fast woks, slow soups.',
  ],
  [
    'didsbury-brunch',
    'Didsbury Brunch Club',
    '9 Lapwing Lane, M20 2NT',
    53.4232,
    -2.2389,
    2,
    'anarkali-breakfast',
    null,
  ],
];

type Decision = Pick<DemoRestaurant, 'status' | 'statusReason'>;
const approved: Decision = { status: 'approved', statusReason: null };

const owners: Readonly<Record<string, string>> = {
  'bermondsey-fish-bar': 'owner@nearbite.test',
  'brick-lane-spice': 'owner2@nearbite.test',
};

/** Numbers that Ofcom keeps for plays and films. */
const phone = (city: City, index: number) =>
  city === 'London' ? `+44 20 7946 0${110 + index * 7}` : `+44 161 496 0${110 + index * 7}`;

function build(city: City, entries: readonly Entry[], decision: Decision = approved): DemoRestaurant[] {
  return entries.map(([slug, name, address, latitude, longitude, popularity, cover, description], index) => ({
    slug,
    name,
    city,
    address: `${address}, ${city}`,
    latitude,
    longitude,
    phoneNumber: phone(city, index),
    email: `hello@${slug}.test`,
    description,
    ownerEmail: owners[slug] ?? `${slug}@nearbite.test`,
    picture: `cover-${cover}`,
    popularity,
    ...decision,
  }));
}

export const restaurants: readonly DemoRestaurant[] = [
  ...build('London', london),
  ...build('Manchester', manchester),
  ...build(
    'London',
    [
      [
        'peckham-greens',
        'Peckham Greens',
        '88 Rye Lane, SE15 5BS',
        51.4721,
        -0.0692,
        1,
        'green-bowl',
        'Salads and cold-pressed juices that still count as dinner.',
      ],
    ],
    { status: 'pending', statusReason: null },
  ),
  ...build(
    'Manchester',
    [
      [
        'deansgate-desserts',
        'Deansgate Desserts',
        '140 Deansgate, M3 2RP',
        53.4794,
        -2.2497,
        1,
        'jinnah-super-desserts',
        'Sundaes, waffles and cakes for people who read menus from the back.',
      ],
    ],
    { status: 'pending', statusReason: null },
  ),
  ...build(
    'London',
    [
      [
        'edgware-levant',
        'Edgware Levant',
        '52 Edgware Road, W2 2EH',
        51.5158,
        -0.1632,
        1,
        'cafe-levant',
        'Hummus, falafel and shawarma the way Beirut does it.',
      ],
    ],
    { status: 'suspended', statusReason: 'Kitchen being rebuilt; orders could not be delivered.' },
  ),
];
