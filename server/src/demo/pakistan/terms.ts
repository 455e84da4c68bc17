import { type DemoTerms, hours, MONDAY_TO_SATURDAY, type OpeningTable, TUESDAY_TO_SUNDAY } from '../terms.ts';

export const usualTerms: Omit<DemoTerms, 'slug' | 'opening_hours'> = {
  prep_minutes: 30,
  busy_extra_minutes: 0,
  offers_pickup: false,
  accepts_cash: true,
  delivery_radius_km: 9,
  delivery_polygon: null,
  delivery_fee_minor: 6_000,
  fee_per_km_minor: 0,
  free_delivery_from_minor: 200_000,
  minimum_order_minor: 30_000,
  preorder_days: 3,
  slot_capacity: 8,
};

/**
 * Breakfast, lunch, dinner and the night, so that in each city something is open at any hour and something closed.
 * Biryani Junction is not here: it keeps the defaults.
 */
export const openingTable: OpeningTable = {
  // Never sleeps and takes no fee.
  'lahori-tikka-house': [
    hours('00:00-00:00'),
    { delivery_fee_minor: 0, free_delivery_from_minor: null, minimum_order_minor: 0, delivery_radius_km: 10 },
  ],
  'rafiq-family-karahi': [hours('19:00-05:00'), { prep_minutes: 45, minimum_order_minor: 80_000 }],
  'gulberg-grill': [hours('12:00-00:00'), { fee_per_km_minor: 1_000 }],
  'anarkali-breakfast': [
    hours('06:00-13:00'),
    { prep_minutes: 20, delivery_fee_minor: 4_000, preorder_days: 1 },
  ],
  'mughal-darbar': [
    hours('12:00-16:00 19:00-00:00', TUESDAY_TO_SUNDAY),
    { prep_minutes: 40, accepts_cash: false, isDrawn: true },
  ],
  'nagina-chaat-corner': [
    hours('16:00-00:00'),
    { prep_minutes: 15, delivery_fee_minor: 4_000, minimum_order_minor: 0 },
  ],
  'dragon-bowl': [hours('12:00-23:00'), { delivery_fee_minor: 8_000 }],
  'sweet-gali': [hours('10:00-01:00'), { prep_minutes: 15, offers_pickup: true, minimum_order_minor: 0 }],
  'pizza-mohalla': [hours('11:00-02:00'), { fee_per_km_minor: 500, slot_capacity: 12 }],
  'clifton-catch': [
    hours('13:00-00:00', TUESDAY_TO_SUNDAY),
    { prep_minutes: 35, delivery_fee_minor: 12_000 },
  ],
  'burns-road-nihari': [hours('18:00-06:00'), { prep_minutes: 25, delivery_fee_minor: 5_000 }],
  'saddar-biryani-corner': [
    hours('10:00-17:00'),
    { minimum_order_minor: 0, free_delivery_from_minor: 100_000 },
  ],
  // Friday night, whatever the day: busy for as long as it says.
  'zamzama-burgers': [hours('12:00-03:00'), { busy_extra_minutes: 15, fee_per_km_minor: 800 }],
  'bahadurabad-rolls': [hours('17:00-04:00'), { prep_minutes: 20 }],
  'napoli-by-the-sea': [
    hours('12:00-23:30'),
    { accepts_cash: false, delivery_fee_minor: 10_000, isDrawn: true },
  ],
  'chai-adda': [
    hours('00:00-00:00'),
    { prep_minutes: 10, delivery_fee_minor: 3_000, minimum_order_minor: 15_000 },
  ],
  'golden-wok': [hours('12:00-23:00'), {}],
  'tariq-road-sajji': [hours('18:00-02:00'), { prep_minutes: 50, minimum_order_minor: 100_000 }],
  'margalla-grill': [hours('17:00-00:00'), { fee_per_km_minor: 1_200 }],
  'kabul-darbar': [hours('11:00-23:00'), { prep_minutes: 35 }],
  'blue-area-cafe': [hours('07:00-18:00', MONDAY_TO_SATURDAY), { offers_pickup: true, prep_minutes: 15 }],
  'f7-sushi-and-ramen': [
    hours('12:00-15:00 18:00-23:00'),
    { accepts_cash: false, delivery_fee_minor: 15_000 },
  ],
  'desi-dhaba': [hours('00:00-00:00'), { prep_minutes: 20, minimum_order_minor: 0 }],
};
