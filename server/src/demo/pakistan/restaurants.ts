import type { DemoRestaurant } from '../demo-country.ts';
import type { City } from './places.ts';

type Entry = readonly [
  slug: string,
  name: string,
  street: string,
  latitude: number,
  longitude: number,
  popularity: number,
  description: string | null,
];

const lahore: readonly Entry[] = [
  [
    'biryani-junction',
    'Biryani Junction',
    '12-C Main Boulevard, Gulberg III',
    31.5125,
    74.3462,
    6,
    'Sealed-pot biryani from a Lahori family kitchen. One recipe, thirty years, no shortcuts.',
  ],
  [
    'lahori-tikka-house',
    'Lahori Tikka House',
    '48 Y-Block Commercial, DHA Phase 3',
    31.4789,
    74.3772,
    5,
    'Charcoal, patience and a marinade nobody will tell you about.',
  ],
  [
    'rafiq-family-karahi',
    'Rafiq Family Karahi',
    '7 Lakshmi Chowk, McLeod Road',
    31.5672,
    74.3241,
    4,
    'Karahi cooked to order on a roaring flame, shared from the pan.',
  ],
  [
    'gulberg-grill',
    'Gulberg Grill',
    '21 MM Alam Road, Gulberg II',
    31.5168,
    74.3512,
    4,
    'Burgers, wings and shakes for long evenings on MM Alam Road.',
  ],
  [
    'anarkali-breakfast',
    'Anarkali Breakfast House',
    '3 Food Street, Old Anarkali',
    31.5651,
    74.3105,
    3,
    'Halwa puri, paya and chai from before sunrise.',
  ],
  [
    'mughal-darbar',
    'Mughal Darbar',
    '90 Fortress Avenue, Cantt',
    31.5307,
    74.3686,
    3,
    'Royal recipes, generous plates and the softest malai boti in town.',
  ],
  [
    'dragon-bowl',
    'Dragon Bowl',
    '15 Link Road, Model Town',
    31.4842,
    74.3263,
    3,
    'Wok-fired Chinese with a Lahori temper.',
  ],
  [
    'sweet-gali',
    'Sweet Gali',
    '5 Barkat Market, Garden Town',
    31.5011,
    74.3208,
    2,
    'Jalebi in the fryer, kulfi in the freezer, smiles at the counter.',
  ],
  [
    'pizza-mohalla',
    'Pizza Mohalla',
    '112 Block G1, Johar Town',
    31.4705,
    74.3075,
    4,
    'Stone-baked pizza for the whole street.',
  ],
  ['nagina-chaat-corner', 'Nagina Chaat Corner', '2 Liberty Market, Gulberg III', 31.5106, 74.3433, 2, null],
];

const karachi: readonly Entry[] = [
  [
    'clifton-catch',
    'Clifton Catch',
    '9 Sea View Road, Clifton Block 5',
    24.8152,
    67.0286,
    3,
    'The morning boats, the evening grill.',
  ],
  [
    'burns-road-nihari',
    'Burns Road Nihari',
    '31 Food Street, Burns Road',
    24.8566,
    67.0168,
    4,
    'Nihari stewed all night. When the pot is empty, we close.',
  ],
  [
    'saddar-biryani-corner',
    'Saddar Biryani Corner',
    '77 Preedy Street, Saddar',
    24.8602,
    67.0258,
    5,
    'Sindhi biryani with the heat turned up, at prices for everyone.',
  ],
  [
    'zamzama-burgers',
    'Zamzama Burgers',
    '14 Zamzama Boulevard, DHA Phase 5',
    24.8193,
    67.0402,
    4,
    'Smashed patties, loud sauces, soft buns.',
  ],
  [
    'bahadurabad-rolls',
    'Bahadurabad Rolls',
    '6 Char Minar Chowrangi, Bahadurabad',
    24.8821,
    67.0668,
    3,
    'Flaky parathas rolled around things from the grill.',
  ],
  [
    'napoli-by-the-sea',
    'Napoli by the Sea',
    '2 Khayaban-e-Saadi, Clifton Block 2',
    24.8209,
    67.0307,
    2,
    'A wood-fired oven, a long-rested dough and a view.',
  ],
  [
    'chai-adda',
    'Chai Adda',
    '18 Tipu Sultan Road, PECHS',
    24.8722,
    67.0621,
    3,
    'Chai, paratha and an argument about cricket.',
  ],
  [
    'golden-wok',
    'Golden Wok',
    '55 Boat Basin, Clifton Block 5',
    24.8247,
    67.0243,
    2,
    'Family-run Chinese kitchen with very hot woks.',
  ],
  [
    'tariq-road-sajji',
    'Tariq Road Sajji',
    '101 Tariq Road, PECHS Block 2',
    24.8714,
    67.0592,
    3,
    'Whole chickens and lamb legs beside an open fire.',
  ],
];

const islamabad: readonly Entry[] = [
  [
    'margalla-grill',
    'Margalla Grill',
    '4 Street 12, F-7/2',
    33.7233,
    73.0548,
    4,
    'Slow roasts and mixed grills at the foot of the hills.',
  ],
  [
    'kabul-darbar',
    'Kabul Darbar',
    '22 College Road, F-7 Markaz',
    33.7207,
    73.0586,
    3,
    'Kabuli pulao, chapli kebab and kahwa by the pot.',
  ],
  [
    'blue-area-cafe',
    'Blue Area Cafe',
    '65 Jinnah Avenue, Blue Area',
    33.7109,
    73.0585,
    3,
    'Breakfast until four and coffee until you stop.',
  ],
  [
    'f7-sushi-and-ramen',
    'F-7 Sushi & Ramen',
    '11 Bhittai Road, F-7 Markaz',
    33.7219,
    73.0564,
    2,
    'Broth that takes eighteen hours and rice that takes ten years to learn.',
  ],
  ['desi-dhaba', 'Desi Dhaba', '39 Karachi Company, G-9 Markaz', 33.6892, 73.0312, 3, null],
];

type Decision = Pick<DemoRestaurant, 'status' | 'statusReason'>;
const approved: Decision = { status: 'approved', statusReason: null };

const owners: Readonly<Record<string, string>> = {
  'biryani-junction': 'owner@nearbite.test',
  'lahori-tikka-house': 'owner2@nearbite.test',
};

const dialling: Readonly<Record<City, string>> = {
  Lahore: '42 3550',
  Karachi: '21 3580',
  Islamabad: '51 2870',
};
const phone = (city: City, index: number) => `+92 ${dialling[city]} ${1100 + index * 7}`;

function build(city: City, entries: readonly Entry[], decision: Decision = approved): DemoRestaurant[] {
  return entries.map(([slug, name, street, latitude, longitude, popularity, description], index) => ({
    slug,
    name,
    city,
    address: `${street}, ${city}`,
    latitude,
    longitude,
    phoneNumber: phone(city, index),
    email: `hello@${slug}.test`,
    description,
    ownerEmail: owners[slug] ?? `${slug}@nearbite.test`,
    picture: `cover-${slug}`,
    popularity,
    ...decision,
  }));
}

/** What the administrator finds on the desk. */
const waiting = [
  ...build(
    'Lahore',
    [
      [
        'green-bowl',
        'Green Bowl',
        '33 Commercial Area, Cantt',
        31.5201,
        74.3795,
        1,
        'Salads and cold-pressed juices that still count as dinner.',
      ],
    ],
    { status: 'pending', statusReason: null },
  ),
  ...build(
    'Islamabad',
    [
      [
        'jinnah-super-desserts',
        'Jinnah Super Desserts',
        '8 Jinnah Super Market, F-7',
        33.7198,
        73.0539,
        1,
        'Sundaes, waffles and cakes for people who read menus from the back.',
      ],
    ],
    { status: 'pending', statusReason: null },
  ),
  ...build(
    'Islamabad',
    [
      [
        'cafe-levant',
        'Cafe Levant',
        '17 School Road, F-6 Markaz',
        33.7289,
        73.0747,
        1,
        'Hummus, falafel and shawarma the way Beirut does it.',
      ],
    ],
    { status: 'suspended', statusReason: 'Kitchen being rebuilt; orders could not be delivered.' },
  ),
];

export const restaurants: readonly DemoRestaurant[] = [
  ...build('Lahore', lahore),
  ...build('Karachi', karachi),
  ...build('Islamabad', islamabad),
  ...waiting,
];
