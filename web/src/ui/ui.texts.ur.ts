export const backHome = 'ہوم پیج پر واپس جائیں';
export const couldNotLoad = (what: string) => `${what} لوڈ کرنے میں مسئلہ پیش آیا۔`;
export const couldNotRefresh = (what: string) => `${what} تازہ کرنے میں مسئلہ پیش آیا۔`;
export const loadAgain = 'دوبارہ لوڈ کریں';
export const loading = 'لوڈ ہو رہا ہے...';
export const needsNewestPage = 'اس حصے کے لیے صفحے کا تازہ ترین ورژن درکار ہے۔';
export const noConnection = 'انٹرنیٹ نہیں ہے: کنکشن بحال ہوتے ہی یہ حصہ سامنے آ جائے گا۔';
export const asOf = (time: string) => `کنکشن نہیں: ${time} کے مطابق`;
export const tryAgain = 'دوبارہ کوشش کریں';

export const pageNotFound = 'صفحہ نہیں ملا';
export const notFoundHeading = '404 - صفحہ نہیں ملا!';
export const noPageHere = 'اس پتے پر کوئی صفحہ نہیں ہے۔ ہو سکتا ہے یہ پرانا ہو یا غلط لکھا گیا ہو۔';
export const noDishHere = 'یہ کھانا مینو میں نہیں ہے۔ ہو سکتا ہے پتہ پرانا ہو یا غلط لکھا گیا ہو۔';
export const noRestaurantHere =
  'اس پتے پر اب کوئی ریستوران نہیں ہے۔ ہو سکتا ہے وہ بند ہو گیا ہو یا پتہ غلط لکھا گیا ہو۔';

export const share = (title: string) => `${title} شیئر کریں`;
export const linkCopied = 'لنک کاپی ہو گیا۔';
export const notShared = (address: string) => `شیئر نہیں ہو سکا۔ اس کا پتہ کاپی کر لیں: ${address}`;

export const cancel = 'رہنے دیں';
export const close = 'بند کریں';
export const save = 'محفوظ کریں';
export const processing = 'ہو رہا ہے';
export const uploadProgress = 'اپ لوڈ کی صورتِ حال';
export const inLanguage = (field: string, language: string) => `${language} میں ${field} (اختیاری)`;

export const canceled = 'منسوخ';
export const dish = 'کھانا';
export const items = 'اشیا';
export const oldPrice = 'پرانی قیمت';
export const portion = 'مقدار';
export const price = 'قیمت';
export const quantity = 'تعداد';
export const rated = (stars: number) => `ریٹنگ 5 میں سے ${stars}`;
export const spice = 'مرچ';
export const total = 'کل';
export const whereToPickUp = 'کھانا کہاں سے لینا ہے';
