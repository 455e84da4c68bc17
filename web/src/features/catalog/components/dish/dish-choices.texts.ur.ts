export const chosen = 'چُن لیا';
export const none = 'سادہ';
export const free = 'مفت';
export const countOf = (count: number, max: number) => `${max} میں سے ${count}`;
export const isFull = (max: number) =>
  max === 1 ? 'دوسرا چُننے کے لیے اسے ہٹائیں۔' : `پورے ${max} ہو گئے: دوسرا چُننے کے لیے ایک ہٹائیں۔`;
