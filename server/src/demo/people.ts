import { areas, type Place } from './places.ts';
import { seededRandom } from './random.ts';
import { demoRestaurants } from './restaurants.ts';

/** One password for every demo account, shown at the end of the start. */
export const DEMO_PASSWORD = 'nearbite123';

export type DemoPerson = {
  readonly email: string;
  readonly name: string;
  readonly role: 'customer' | 'owner' | 'admin';
  readonly isVerified: boolean;
  readonly phone: string | null;
  readonly picture: string | null;
  readonly about: string | null;
  readonly street: string | null;
  readonly place: Place;
};

const women = [
  'Ayesha',
  'Fatima',
  'Zainab',
  'Maryam',
  'Hira',
  'Sana',
  'Mahnoor',
  'Amna',
  'Iqra',
  'Rabia',
  'Noor',
  'Laiba',
  'Sadia',
  'Mehwish',
  'Areeba',
  'Kiran',
  'Anum',
  'Hafsa',
  'Nida',
  'Bushra',
];
const men = [
  'Ali',
  'Hamza',
  'Bilal',
  'Usman',
  'Hassan',
  'Ahmed',
  'Saad',
  'Omar',
  'Zain',
  'Faisal',
  'Danish',
  'Kamran',
  'Imran',
  'Asad',
  'Talha',
  'Shahzaib',
  'Waleed',
  'Junaid',
  'Rehan',
  'Salman',
];
const families = [
  'Khan',
  'Malik',
  'Sheikh',
  'Qureshi',
  'Siddiqui',
  'Raza',
  'Chaudhry',
  'Javed',
  'Iqbal',
  'Mirza',
  'Abbasi',
  'Hashmi',
  'Farooq',
  'Aslam',
  'Nawaz',
  'Baig',
];
const abouts = [
  'Always looking for the next good biryani.',
  'Office lunches and late-night rolls.',
  'Weekend breakfasts are serious business.',
  'Will travel for dessert.',
  'Mild spice, strong opinions.',
  null,
  null,
];

const random = seededRandom('people');

function placeIn(city: string): Place {
  const place = random.pick(areas.filter((area) => area.city === city));
  const jitter = () => (random.next() - 0.5) * 0.012;
  return {
    ...place,
    latitude: Number((place.latitude + jitter()).toFixed(5)),
    longitude: Number((place.longitude + jitter()).toFixed(5)),
  };
}

const mobile = (index: number) => `+92 300 555 ${String(1000 + index * 13).slice(0, 4)}`;
const street = (place: Place) =>
  `House ${random.between(3, 240)}, Street ${random.between(1, 42)}, ${place.area}`;

function person(email: string, name: string, change: Partial<DemoPerson> = {}, city = 'Lahore'): DemoPerson {
  const place = placeIn(city);
  return {
    email,
    name,
    role: 'customer',
    isVerified: true,
    phone: null,
    picture: null,
    about: null,
    street: street(place),
    place,
    ...change,
  };
}

const named: readonly DemoPerson[] = [
  person('customer@nearbite.test', 'Ayesha Khan', {
    phone: '+92 300 555 0101',
    picture: 'avatar-woman-1',
    about: 'Always looking for the next good biryani.',
  }),
  person('customer2@nearbite.test', 'Bilal Ahmed', {
    phone: '+92 300 555 0102',
    picture: 'avatar-man-1',
    about: 'Weekend griller, weekday orderer.',
  }),
  person('owner@nearbite.test', 'Hamid Malik', {
    role: 'owner',
    phone: '+92 300 555 0103',
    picture: 'avatar-man-6',
    about: 'Third-generation biryani cook.',
  }),
  person('owner2@nearbite.test', 'Saima Butt', {
    role: 'owner',
    phone: '+92 300 555 0104',
    picture: 'avatar-woman-6',
    about: 'Smoke, salt and patience.',
  }),
  person('newcomer@nearbite.test', 'Nida Newcomer', { isVerified: false, street: null }),
  person('admin@nearbite.test', 'Admin Nearbite', { role: 'admin', picture: 'avatar-man-5', street: null }),
];

const owners: readonly DemoPerson[] = demoRestaurants
  .filter((restaurant) => !named.some((one) => one.email === restaurant.ownerEmail))
  .map((restaurant, index) => {
    const isWoman = index % 3 === 0;
    const first = random.pick(isWoman ? women : men);
    return person(
      restaurant.ownerEmail,
      `${first} ${random.pick(families)}`,
      {
        role: 'owner',
        phone: restaurant.phoneNumber,
        picture: isWoman ? 'avatar-woman-6' : 'avatar-man-6',
        about: `The person behind ${restaurant.name}.`,
      },
      restaurant.city,
    );
  });

function inventCustomers(): DemoPerson[] {
  const cities = ['Lahore', 'Karachi', 'Islamabad', 'Lahore', 'Karachi'];
  return [...women, ...men].map((first, index) => {
    const family = families[(index * 5) % families.length] ?? 'Khan';
    const isWoman = index < women.length;
    const picture = random.chance(0.7)
      ? isWoman
        ? `avatar-woman-${random.between(1, 5)}`
        : `avatar-man-${random.pick([1, 2, 3, 4, 5, 7, 8])}`
      : null;
    return person(
      `${first}.${family}@example.test`.toLowerCase(),
      `${first} ${family}`,
      { phone: mobile(index), picture, about: random.pick(abouts) },
      cities[index % cities.length],
    );
  });
}

export const demoPeople: readonly DemoPerson[] = [...named, ...owners, ...inventCustomers()];
