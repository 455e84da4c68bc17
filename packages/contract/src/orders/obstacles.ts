/** Why a restaurant cannot take an order, in the order in which they are told. */
export const OBSTACLES = [
  'restaurant_closed',
  'fulfilment_refused',
  'out_of_area',
  'below_minimum',
  'slot_full',
  'cash_refused',
] as const;
