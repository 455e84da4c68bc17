import { readdirSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { LIMITS, REACH_KM } from '@nearbite/contract/limits';
import { WEATHER_TAGS } from '@nearbite/contract/weather/weather-tags';
import { describe, expect, it } from 'vitest';
import { DEMO_COUNTRIES } from './demo-countries.ts';
import { amountsOf } from './order-amounts.ts';
import { generateDemoOrders, NO_PORTION, NO_SPICE } from './orders.ts';
import { choicesInUrdu } from './translations/choices.ur.ts';
import { categoriesInUrdu, dishInUrdu, restaurantsInUrdu } from './translations/urdu.ts';
import { makeWorld } from './world.ts';

const picturesDirectory = fileURLToPath(new URL('../../demo/pictures/', import.meta.url));
const files = new Set(readdirSync(picturesDirectory));
const now = new Date('2026-03-14T10:00:00Z');

const repeated = (list: readonly string[]) => list.filter((one, index) => list.indexOf(one) !== index);
const withinLength = (text: string, { min, max }: { min: number; max: number }) =>
  text.length >= min && text.length <= max;

function kilometresBetween(
  first: { latitude: number; longitude: number },
  second: { latitude: number; longitude: number },
): number {
  const radians = Math.PI / 180;
  const north = (second.latitude - first.latitude) * 111.2;
  const east = (second.longitude - first.longitude) * 111.2 * Math.cos(first.latitude * radians);
  return Math.hypot(north, east);
}

const NOWHERE = { latitude: 0, longitude: 0 };
const worlds = Object.values(DEMO_COUNTRIES).map(makeWorld);

describe.each(worlds)('the demo world of $source.name', (world) => {
  const {
    restaurants: demoRestaurants,
    categories: demoCategories,
    dishes: demoDishes,
    people: demoPeople,
    riders: demoRiders,
    reviews: demoReviews,
  } = world;
  const cityCentres = world.source.cities;
  /** The world that bench and stories use; the other one is half as large. */
  const isLarge = world.source.name === 'Pakistan';

  it('is large enough to look alive', () => {
    const approved = demoRestaurants.filter((one) => one.status === 'approved');
    expect(approved.length).toBeGreaterThanOrEqual(isLarge ? 24 : 12);
    expect(new Set(approved.map((one) => one.city)).size).toBe(isLarge ? 3 : 2);
    expect(demoCategories.length).toBeGreaterThanOrEqual(14);
    expect(demoDishes.length).toBeGreaterThanOrEqual(isLarge ? 240 : 100);
    expect(demoReviews.length).toBeGreaterThan(isLarge ? 300 : 150);
    expect(demoReviews.filter((one) => one.reply !== null).length).toBeGreaterThan(50);
    expect(new Set(demoDishes.map((dish) => dish.picture)).size).toBeGreaterThanOrEqual(isLarge ? 110 : 70);
    for (const { slug } of approved) {
      const menu = demoDishes.filter((dish) => dish.restaurantSlug === slug);
      expect(menu.length, slug).toBeGreaterThanOrEqual(8);
      expect(menu.length, slug).toBeLessThanOrEqual(14);
      expect(demoRiders.filter((rider) => rider.restaurantSlug === slug).length, slug).toBeGreaterThan(1);
    }
  });

  it('leaves the administrator something to decide', () => {
    expect(demoRestaurants.filter((one) => one.status === 'pending')).toHaveLength(2);
    expect(demoRestaurants.filter((one) => one.status === 'suspended')).toHaveLength(1);
  });

  it('has the documented accounts', () => {
    const account = (email: string) => demoPeople.find((person) => person.email === email);
    expect(account('customer@nearbite.test')).toMatchObject({ role: 'customer', isVerified: true });
    expect(account('customer2@nearbite.test')).toMatchObject({ role: 'customer', isVerified: true });
    expect(account('newcomer@nearbite.test')).toMatchObject({ isVerified: false });
    expect(account('admin@nearbite.test')).toMatchObject({ role: 'admin' });
    for (const email of ['owner@nearbite.test', 'owner2@nearbite.test']) {
      expect(account(email)).toMatchObject({ role: 'owner' });
      expect(
        demoRestaurants.filter((one) => one.ownerEmail === email && one.status === 'approved'),
      ).toHaveLength(1);
    }
  });

  it('names nothing twice that must be unique', () => {
    expect(repeated(demoPeople.map((person) => person.email))).toEqual([]);
    expect(repeated(demoRestaurants.map((one) => one.slug))).toEqual([]);
    expect(repeated(demoRestaurants.map((one) => one.ownerEmail))).toEqual([]);
    expect(repeated(demoDishes.map((dish) => dish.slug))).toEqual([]);
    expect(repeated(demoDishes.map((dish) => dish.did))).toEqual([]);
    expect(repeated(demoRiders.map((rider) => rider.email))).toEqual([]);
    expect(repeated(demoReviews.map((review) => `${review.dishSlug} ${review.email}`))).toEqual([]);
    for (const { slug } of demoRestaurants) {
      const menu = demoDishes.filter((dish) => dish.restaurantSlug === slug);
      expect(repeated(menu.map((dish) => dish.picture)), slug).toEqual([]);
      expect(repeated(menu.map((dish) => dish.title)), slug).toEqual([]);
    }
  });

  it('has every picture in three sizes and stays small', () => {
    const named = [
      ...demoCategories.map((category) => `category-${category.slug}`),
      ...demoRestaurants.map((restaurant) => restaurant.picture),
      ...demoDishes.flatMap((dish) => [dish.picture, ...dish.gallery]),
      ...demoPeople.flatMap((person) => person.picture ?? []),
      'hero',
    ];
    const missing = [...new Set(named)]
      .flatMap((name) => [`${name}.webp`, `${name}.medium.webp`, `${name}.small.webp`])
      .filter((file) => !files.has(file));
    expect(missing).toEqual([]);
    const bytes = [...files].reduce((sum, file) => sum + statSync(picturesDirectory + file).size, 0);
    expect(bytes).toBeLessThan(6 * 1024 * 1024);
  });

  it('lies within reach of its cities', () => {
    for (const restaurant of demoRestaurants) {
      expect(
        kilometresBetween(cityCentres[restaurant.city] ?? NOWHERE, restaurant),
        restaurant.slug,
      ).toBeLessThan(REACH_KM);
    }
    for (const { email, place } of demoPeople) {
      expect(kilometresBetween(cityCentres[place.city] ?? NOWHERE, place), email).toBeLessThan(REACH_KM);
    }
  });

  it('keeps to the lengths and ranges of the contract', () => {
    const phone = /^[0-9 +()-]{7,20}$/;
    for (const person of demoPeople) {
      expect(withinLength(person.name, LIMITS.personName), person.name).toBe(true);
      expect(withinLength(person.email, LIMITS.email), person.email).toBe(true);
      if (person.phone !== null) expect(person.phone).toMatch(phone);
    }
    for (const one of demoRestaurants) {
      expect(withinLength(one.name, LIMITS.title) && withinLength(one.address, LIMITS.address)).toBe(true);
      expect(one.phoneNumber).toMatch(phone);
    }
    for (const rider of demoRiders) expect(rider.phoneNumber).toMatch(phone);
    for (const review of demoReviews) expect(withinLength(review.review, LIMITS.reviewText)).toBe(true);
    for (const category of demoCategories)
      expect(WEATHER_TAGS).toEqual(expect.arrayContaining([...category.weatherTags]));
  });

  it('prices dishes sensibly', () => {
    for (const dish of demoDishes) {
      expect(withinLength(dish.title, LIMITS.title), dish.slug).toBe(true);
      expect(withinLength(dish.description, LIMITS.description), dish.slug).toBe(true);
      expect(dish.priceMinor, dish.slug).toBeGreaterThan(0);
      if (dish.oldPriceMinor !== null) expect(dish.oldPriceMinor, dish.slug).toBeGreaterThan(dish.priceMinor);
      for (const rows of [dish.portions, dish.spiceLevels, dish.specifications, dish.gallery]) {
        expect(rows.length).toBeLessThanOrEqual(LIMITS.dishListRows);
      }
      expect(dish.gallery.length, dish.slug).toBeGreaterThanOrEqual(1);
      expect(repeated(dish.gallery), dish.slug).toEqual([]);
    }
  });
});

it.each(Object.values(DEMO_COUNTRIES))('sells extras that are named like no dish: $name', (country) => {
  const { dishes } = makeWorld(country);
  const titles = new Set(dishes.map(({ title }) => title.toLowerCase()));
  const groups = dishes.flatMap(({ extras }) => extras);
  expect(new Set(dishes.flatMap(({ category, extras }) => (extras.length > 0 ? category : [])))).toEqual(
    new Set(['burgers', 'pizza', 'tea-coffee', 'breakfast']),
  );
  for (const { max, options } of groups) {
    expect(max).toBeLessThanOrEqual(options.length);
    expect(repeated(options.map(({ name }) => name))).toEqual([]);
    expect(options.filter(({ name }) => titles.has(name.toLowerCase()))).toEqual([]);
  }
});

it('tags a dish with an ingredient only where that is named, not inside another word', () => {
  const dishes = makeWorld(DEMO_COUNTRIES.PK).dishes;
  const tagsOf = (title: string) => dishes.find((dish) => dish.title === title)?.tags;
  expect(tagsOf('Garden Veggie Pizza')).toEqual(['italian', 'cheese']);
  expect(tagsOf('Egg Biryani')).toContain('egg');
});

describe.each(worlds)('the year of orders of $source.name', (world) => {
  const orders = generateDemoOrders(world, now);

  it('is the same for the same moment', () => {
    expect(generateDemoOrders(world, now)).toEqual(orders);
  });

  it('grows over a year and never reaches into the future', () => {
    const days = (order: (typeof orders)[number]) => (now.getTime() - order.createdAt.getTime()) / 86_400_000;
    expect(orders.length).toBeGreaterThan(2000);
    expect(orders.length).toBeLessThan(4000);
    expect(Math.min(...orders.map(days))).toBeGreaterThanOrEqual(0);
    expect(Math.max(...orders.map(days))).toBeLessThan(367);
    const early = orders.filter((order) => days(order) > 275).length;
    const late = orders.filter((order) => days(order) < 90).length;
    expect(late).toBeGreaterThan(early * 1.5);
  });

  it('has parts that sum to the whole', () => {
    const fields = ['subTotalMinor', 'taxFeeMinor', 'serviceFeeMinor', 'totalMinor'] as const;
    const uneven = orders.filter((order) => {
      const { whole, parts } = amountsOf(order);
      return fields.some((field) => parts.reduce((sum, part) => sum + part[field], 0) !== whole[field]);
    });
    expect(uneven).toEqual([]);
  });

  it('orders only what the restaurant sells, in sizes and heats it has', () => {
    const parts = orders.flatMap((order) => order.parts);
    const odd = parts.filter(
      (part) =>
        part.items.length === 0 ||
        part.items.some(
          ({ dish, portionSize, spiceLevel }) =>
            dish.restaurantSlug !== part.restaurantSlug ||
            ![NO_PORTION, ...dish.portions.map((one) => one.sizeName)].includes(portionSize) ||
            ![NO_SPICE, ...dish.spiceLevels.map((one) => one.levelName)].includes(spiceLevel),
        ),
    );
    expect(odd).toEqual([]);
  });

  it('only leaves unpaid what may still be paid', () => {
    const waiting = orders.filter(
      (order) => order.paymentStatus === 'pending' && order.parts.some((part) => part.status === 'pending'),
    );
    for (const order of waiting) expect(now.getTime() - order.createdAt.getTime()).toBeLessThan(3_600_000);
    const fulfilledUnpaid = orders.filter(
      (order) => order.paymentStatus !== 'paid' && order.parts.some((part) => part.status === 'fulfilled'),
    );
    expect(fulfilledUnpaid).toEqual([]);
  });

  it('leaves nobody with more than two unpaid orders, whenever it is made', () => {
    for (let hour = 0; hour < 24; hour += 1) {
      const at = new Date(now.getTime() + hour * 3_600_000);
      const waiting = generateDemoOrders(world, at).filter(
        ({ paymentStatus, parts }) =>
          paymentStatus === 'pending' && parts.some(({ status }) => status !== 'cancelled'),
      );
      const emails = waiting.map(({ customer }) => customer.email);
      const tooMany = emails.filter((email) => emails.filter((other) => other === email).length > 2);
      expect(tooMany).toEqual([]);
    }
  });

  it('gives both demo owners work and both demo customers something to follow', () => {
    for (const { slug } of world.restaurants.slice(0, 2)) {
      const parts = orders.flatMap((order) => order.parts).filter((part) => part.restaurantSlug === slug);
      expect(parts.filter((part) => part.status === 'pending').length).toBeGreaterThan(1);
      expect(parts.some((part) => part.status === 'fulfilled' && !part.isDelivered)).toBe(true);
    }
    for (const email of ['customer@nearbite.test', 'customer2@nearbite.test']) {
      expect(orders.filter((order) => order.customer.email === email).length).toBeGreaterThan(10);
    }
  });
});

it.each(Object.values(DEMO_COUNTRIES))('has Urdu for whatever can be chosen: $name', (country) => {
  for (const dish of makeWorld(country).dishes) {
    const { portions = {}, spice_levels = {}, extras = {} } = choicesInUrdu(dish);
    const named = [
      ...Object.keys(portions),
      ...Object.keys(spice_levels),
      ...Object.entries(extras).flatMap(([group, { name, options = {} }]) => [
        name === undefined ? '' : group,
        ...Object.keys(options),
      ]),
    ];
    expect(named).toEqual([
      ...dish.portions.map(({ sizeName }) => sizeName),
      ...dish.spiceLevels.map(({ levelName }) => levelName),
      ...dish.extras.flatMap(({ name, options }) => [name, ...options.map((option) => option.name)]),
    ]);
  }
});

it('has texts in Urdu of every dish, restaurant and category of Pakistan', () => {
  const { dishes, restaurants, categories } = makeWorld(DEMO_COUNTRIES.PK);
  const isUrdu = (text: string | undefined) => /\p{Script=Arabic}/u.test(text ?? '');
  const lacking = [
    ...dishes.filter(({ restaurantSlug, title }) => {
      const texts = dishInUrdu(restaurantSlug, title);
      return !isUrdu(texts?.title) || !isUrdu(texts?.description);
    }),
    ...restaurants.filter(({ slug, description }) => {
      const texts = restaurantsInUrdu[slug];
      return !isUrdu(texts?.name) || isUrdu(texts?.description) !== (description !== null);
    }),
    ...categories.filter(({ slug }) => !isUrdu(categoriesInUrdu[slug])),
  ];
  expect(lacking.map(({ slug }) => slug)).toEqual([]);
});
