import type { Allergen } from '@nearbite/contract/catalog/diets';
import type { DemoCountry, Place } from './demo-country.ts';
import { seededRandom } from './random.ts';

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
  /** Told to the kitchens of their orders. */
  readonly allergies: readonly Allergen[];
};

export function makePeople({ areas, names, phones, restaurants, street }: DemoCountry): DemoPerson[] {
  const random = seededRandom('people');
  const { women, men, families } = names;
  const [firstCity = ''] = names.homes;

  function placeIn(city: string): Place {
    const place = random.pick(areas.filter((area) => area.city === city));
    const jitter = () => (random.next() - 0.5) * 0.012;
    return {
      ...place,
      latitude: Number((place.latitude + jitter()).toFixed(5)),
      longitude: Number((place.longitude + jitter()).toFixed(5)),
    };
  }

  function person(
    email: string,
    name: string,
    change: Partial<DemoPerson> = {},
    city = firstCity,
  ): DemoPerson {
    const place = placeIn(city);
    return {
      email,
      name,
      role: 'customer',
      isVerified: true,
      phone: null,
      picture: null,
      about: null,
      street: street(random, place),
      place,
      allergies: [],
      ...change,
    };
  }

  const account = (index: 0 | 1 | 2 | 3, email: string, change: Partial<DemoPerson>) => {
    const { name, about } = names.accounts[index];
    return person(email, name, { phone: phones.account(index), about, ...change });
  };

  const named: readonly DemoPerson[] = [
    account(0, 'customer@nearbite.test', { picture: 'avatar-woman-1' }),
    account(1, 'customer2@nearbite.test', { picture: 'avatar-man-1', allergies: ['peanuts', 'nuts'] }),
    account(2, 'owner@nearbite.test', { role: 'owner', picture: 'avatar-man-6' }),
    account(3, 'owner2@nearbite.test', { role: 'owner', picture: 'avatar-woman-6' }),
    person('newcomer@nearbite.test', 'Nida Newcomer', { isVerified: false, street: null }),
    person('admin@nearbite.test', 'Admin Nearbite', { role: 'admin', picture: 'avatar-man-5', street: null }),
  ];

  const owners = restaurants
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

  const customers = [...women, ...men].map((first, index) => {
    const family = families[(index * 5) % families.length] ?? '';
    const isWoman = index < women.length;
    const picture = random.chance(0.7)
      ? isWoman
        ? `avatar-woman-${random.between(1, 5)}`
        : `avatar-man-${random.pick([1, 2, 3, 4, 5, 7, 8])}`
      : null;
    return person(
      `${first}.${family}@example.test`.toLowerCase(),
      `${first} ${family}`,
      { phone: phones.customer(index), picture, about: random.pick(names.abouts) },
      names.homes[index % names.homes.length],
    );
  });
  return [...named, ...owners, ...customers];
}
