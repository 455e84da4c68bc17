import type { DeliveryPolygon, OpeningSpan } from '@nearbite/contract/restaurants/terms-fields';
import { fromHundredths } from './amounts.ts';
import type { DemoCountry } from './demo-country.ts';

export type DemoTerms = {
  readonly slug: string;
  readonly opening_hours: readonly OpeningSpan[];
  readonly prep_minutes: number;
  readonly busy_extra_minutes: number;
  readonly offers_pickup: boolean;
  readonly accepts_cash: boolean;
  readonly delivery_radius_km: number;
  readonly delivery_polygon: DeliveryPolygon | null;
  readonly delivery_fee_minor: number;
  readonly fee_per_km_minor: number;
  readonly free_delivery_from_minor: number | null;
  readonly minimum_order_minor: number;
  readonly preorder_days: number;
  readonly slot_capacity: number | null;
};

type Traits = Partial<Omit<DemoTerms, 'slug' | 'opening_hours'>> & { readonly isDrawn?: true };

/** Opening hours and what is unusual, by slug; who is not in it keeps the defaults. */
export type OpeningTable = Readonly<Record<string, readonly [openingHours: OpeningSpan[], traits?: Traits]>>;

const ALL_DAYS = [0, 1, 2, 3, 4, 5, 6];

/** "12:00-15:00 18:00-23:00" on each of the days. */
export function hours(text: string, days: readonly number[] = ALL_DAYS): OpeningSpan[] {
  return days.flatMap((day) =>
    text.split(' ').map((span) => {
      const [opens = '', closes = ''] = span.split('-');
      return { day, opens, closes };
    }),
  );
}

export const TUESDAY_TO_SUNDAY = [1, 2, 3, 4, 5, 6];
export const MONDAY_TO_SATURDAY = [0, 1, 2, 3, 4, 5];

const OUTLINE_CORNERS = 16;
const OUTLINE_KM = 9.6;
const KM_PER_DEGREE = 111.195;

/** Many corners around the kitchen: wider than eight kilometres everywhere, within ten at every corner. */
function outlineAround({ latitude, longitude }: { latitude: number; longitude: number }): DeliveryPolygon {
  const corners = Array.from({ length: OUTLINE_CORNERS }, (_corner, index): [number, number] => {
    const angle = (2 * Math.PI * index) / OUTLINE_CORNERS;
    const north = (OUTLINE_KM * Math.sin(angle)) / KM_PER_DEGREE;
    const east = (OUTLINE_KM * Math.cos(angle)) / (KM_PER_DEGREE * Math.cos((latitude * Math.PI) / 180));
    return [Number((longitude + east).toFixed(6)), Number((latitude + north).toFixed(6))];
  });
  const [first] = corners;
  return { type: 'Polygon', coordinates: [first ? [...corners, first] : []] };
}

export const makeTerms = ({ restaurants, usualTerms, openingTable }: DemoCountry): DemoTerms[] =>
  restaurants.flatMap((restaurant) => {
    const entry = openingTable[restaurant.slug];
    if (!entry) return [];
    const [openingHours, { isDrawn, ...traits } = {}] = entry;
    const terms = { ...usualTerms, ...traits };
    return [
      {
        ...terms,
        slug: restaurant.slug,
        opening_hours: openingHours,
        delivery_polygon: isDrawn ? outlineAround(restaurant) : null,
        delivery_fee_minor: fromHundredths(terms.delivery_fee_minor),
        fee_per_km_minor: fromHundredths(terms.fee_per_km_minor),
        free_delivery_from_minor:
          terms.free_delivery_from_minor === null ? null : fromHundredths(terms.free_delivery_from_minor),
        minimum_order_minor: fromHundredths(terms.minimum_order_minor),
      },
    ];
  });
