import { type DemoTerms, hours, MONDAY_TO_SATURDAY, type OpeningTable, TUESDAY_TO_SUNDAY } from '../terms.ts';

export const usualTerms: Omit<DemoTerms, 'slug' | 'opening_hours'> = {
  prep_minutes: 30,
  busy_extra_minutes: 0,
  offers_pickup: false,
  accepts_cash: true,
  delivery_radius_km: 9,
  delivery_polygon: null,
  delivery_fee_minor: 249,
  fee_per_km_minor: 0,
  free_delivery_from_minor: 3_000,
  minimum_order_minor: 1_000,
  preorder_days: 3,
  slot_capacity: 8,
};

/** Somewhere in each city one can eat at any hour. Bermondsey Fish Bar is not here: it keeps the defaults. */
export const openingTable: OpeningTable = {
  'brick-lane-spice': [
    hours('00:00-00:00'),
    { delivery_fee_minor: 0, free_delivery_from_minor: null, minimum_order_minor: 0, delivery_radius_km: 10 },
  ],
  'soho-pizza-club': [hours('12:00-02:00'), { fee_per_km_minor: 30, slot_capacity: 12 }],
  'camden-burger-yard': [hours('12:00-23:00'), { busy_extra_minutes: 15, fee_per_km_minor: 25 }],
  'notting-hill-kitchen': [
    hours('07:00-16:00', MONDAY_TO_SATURDAY),
    { prep_minutes: 20, offers_pickup: true, preorder_days: 1 },
  ],
  'shoreditch-noodle-bar': [hours('12:00-15:00 17:30-22:30'), { accepts_cash: false, isDrawn: true }],
  'brixton-grill': [
    hours('17:00-00:00', TUESDAY_TO_SUNDAY),
    { prep_minutes: 40, minimum_order_minor: 1_500 },
  ],
  'soho-tea-rooms': [
    hours('08:00-22:00'),
    { prep_minutes: 10, offers_pickup: true, minimum_order_minor: 0, delivery_fee_minor: 199 },
  ],
  'curry-mile-kitchen': [hours('00:00-00:00'), { minimum_order_minor: 0, free_delivery_from_minor: 2_500 }],
  'ancoats-pizza': [hours('12:00-23:00'), { delivery_fee_minor: 299 }],
  'northern-quarter-wok': [hours('16:00-02:00'), { accepts_cash: false }],
  'didsbury-brunch': [hours('08:00-15:00', TUESDAY_TO_SUNDAY), { prep_minutes: 20 }],
};
