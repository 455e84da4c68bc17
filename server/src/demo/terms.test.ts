import { TermsBody } from '@nearbite/contract/restaurants/terms';
import { areaReachKm, isInArea } from '@nearbite/domain/terms/area';
import { isOpenAt } from '@nearbite/domain/terms/hours';
import { describe, expect, test } from 'vitest';
import { DEMO_COUNTRIES } from './demo-countries.ts';
import { makeTerms } from './terms.ts';

describe.each(Object.values(DEMO_COUNTRIES))('the terms of the demo world of $name', (country) => {
  const demoTerms = makeTerms(country);
  const approved = country.restaurants.filter(({ status }) => status === 'approved');
  const termsOf = (slug: string) => demoTerms.find((terms) => terms.slug === slug);

  const isOpen = (slug: string, at: Date) =>
    isOpenAt(
      {
        openingHours: termsOf(slug)?.opening_hours ?? [],
        closedDays: [],
        timeZone: country.timeZone,
        pausedUntil: null,
      },
      at,
    );

  test.each(Object.keys(country.cities))('%s: at any hour something is open and something closed', (city) => {
    const kitchens = approved.filter((restaurant) => restaurant.city === city);
    for (let hour = 0; hour < 7 * 24; hour += 1) {
      const at = new Date(Date.UTC(2026, 10, 16, hour, 30));
      const open = kitchens.filter(({ slug }) => isOpen(slug, at)).length;
      expect(open, `${city} at ${at.toISOString()}`).toBeGreaterThan(0);
      expect(open, `${city} at ${at.toISOString()}`).toBeLessThan(kitchens.length);
    }
  });

  test('the first kitchen keeps the defaults, every other has terms', () => {
    expect(termsOf(country.restaurants[0]?.slug ?? '')).toBeUndefined();
    expect(demoTerms).toHaveLength(approved.length - 1);
  });

  test('every kitchen delivers at least 8 km around itself and not beyond 10', () => {
    for (const { slug, ...kitchen } of approved) {
      const terms = termsOf(slug);
      const area = {
        kitchen,
        radiusKm: terms?.delivery_radius_km ?? 10,
        polygon: terms?.delivery_polygon ?? null,
        reachKm: 10,
      };
      for (let degrees = 0; degrees < 360; degrees += 5) {
        const angle = (degrees * Math.PI) / 180;
        const place = {
          latitude: kitchen.latitude + (7.99 * Math.sin(angle)) / 111.195,
          longitude:
            kitchen.longitude +
            (7.99 * Math.cos(angle)) / (111.195 * Math.cos((kitchen.latitude * Math.PI) / 180)),
        };
        expect(isInArea(area, place), `${slug} at ${degrees}`).toBe(true);
      }
      if (area.polygon) expect(areaReachKm(area.polygon, kitchen)).toBeLessThan(10);
    }
  });

  test('one is busy, two offer pick-up, most take cash and a fee', () => {
    const count = (holds: (terms: (typeof demoTerms)[number]) => boolean) => demoTerms.filter(holds).length;
    expect(count((terms) => terms.busy_extra_minutes > 0)).toBe(1);
    expect(count((terms) => terms.offers_pickup)).toBe(2);
    expect(count((terms) => terms.accepts_cash)).toBeGreaterThan(demoTerms.length / 2);
    expect(count((terms) => terms.delivery_fee_minor > 0)).toBeGreaterThan(demoTerms.length / 2);
  });

  test('an owner could have saved them', () => {
    for (const { opening_hours, delivery_polygon, prep_minutes, preorder_days, slot_capacity } of demoTerms) {
      const body = { opening_hours, delivery_polygon, prep_minutes, preorder_days, slot_capacity };
      expect(TermsBody.safeParse(body).error).toBeUndefined();
    }
  });
});
