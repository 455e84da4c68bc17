/** Lists show a dish's status in these words. */
export const DISH_STATUS_LABELS = {
  live: 'Live',
  'in-active': 'In-active',
  'in-review': 'In-review',
} as const;
