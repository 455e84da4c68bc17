export const DISH_STATUS_LABELS = {
  live: 'فعال',
  'in-active': 'غیر فعال',
  'in-review': 'زیرِ جائزہ',
} as const;
