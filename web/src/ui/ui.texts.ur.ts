export const backHome = 'ہوم پیج پر واپس جائیں';
export const couldNotLoad = (what: string) => `${what} لوڈ کرنے میں مسئلہ پیش آیا۔`;
export const couldNotRefresh = (what: string) => `${what} تازہ کرنے میں مسئلہ پیش آیا۔`;
export const loadAgain = 'دوبارہ لوڈ کریں';
export const loading = 'لوڈ ہو رہا ہے...';
export const needsNewestPage = 'اس حصے کے لیے صفحے کا تازہ ترین ورژن درکار ہے۔';
export const noConnection = 'انٹرنیٹ نہیں ہے: کنکشن بحال ہوتے ہی یہ حصہ سامنے آ جائے گا۔';
export const noSuch = (what: string) => `یہ ${what} موجود نہیں`;
export const tryAgain = 'دوبارہ کوشش کریں';

export const pageNotFound = 'صفحہ نہیں ملا';
export const notFoundHeading = '404 - صفحہ نہیں ملا!';
export const noPageHere = 'اس پتے پر کوئی صفحہ نہیں ہے۔ ہو سکتا ہے یہ پرانا ہو یا غلط لکھا گیا ہو۔';
export const noDishHere = 'یہ کھانا مینو میں نہیں ہے۔ ہو سکتا ہے پتہ پرانا ہو یا غلط لکھا گیا ہو۔';
export const noRestaurantHere =
  'اس پتے پر اب کوئی ریستوران نہیں ہے۔ ہو سکتا ہے وہ بند ہو گیا ہو یا پتہ غلط لکھا گیا ہو۔';

export const cancel = 'رہنے دیں';
export const close = 'بند کریں';
export const save = 'محفوظ کریں';
export const processing = 'ہو رہا ہے';
export const needsScripts = (does: string) =>
  `${does} کے لیے JavaScript ضروری ہے۔ براہِ کرم اسے اپنے براؤزر میں آن کریں۔`;
export const change = 'تبدیل کریں';
export const choosePicture = 'تصویر منتخب کریں یا یہاں چھوڑیں';
export const preparingPicture = 'تصویر تیار ہو رہی ہے...';
export const preview = (label: string) => `جھلک: ${label}`;
export const uploadProgress = 'اپ لوڈ کی صورتِ حال';

export const canceled = 'منسوخ';
export const dish = 'کھانا';
export const items = 'اشیا';
export const note = (text: string) => `ہدایت: ${text}`;
export const oldPrice = 'پرانی قیمت';
export const portion = 'مقدار';
export const price = 'قیمت';
export const quantity = 'تعداد';
export const rated = (stars: number) => `ریٹنگ 5 میں سے ${stars}`;
export const seeWhere = (restaurant: string) => `دیکھیں ${restaurant} کہاں ہے`;
export const spice = 'مرچ';
export const total = 'کل';
export const whereToPickUp = 'کھانا کہاں سے لینا ہے';

export const chosenPlace = 'منتخب مقام';
export const deliveryPlace = 'ڈیلیوری کا مقام';
export const latitude = 'عرض بلد';
export const longitude = 'طول بلد';
export const mapContributors = 'کے معاونین';
export const mapToChoose = 'مقام چننے کا نقشہ';
export const missingTiles = 'نقشے کی تصویر ابھی لوڈ نہیں ہو سکتی۔ نشان پھر بھی کام کرتے ہیں۔';
export const movable = (name: string) => `${name}: کھینچ کر یا تیر والے بٹنوں سے ہٹائیں`;

export const pages = 'صفحات';
export const previous = 'پچھلا';
export const next = 'اگلا';
export const moreThan = (total: number) => `${total} سے زیادہ`;
export const range = (first: number, last: number, total: number | string) =>
  `${total} میں سے ${first} تا ${last}`;

export const dateLocale = 'ur-PK';
export const byOwnClock = (zone: string) => `تمام اوقات آپ کی اپنی گھڑی کے مطابق ہیں (${zone})۔`;
export const byClockOf = (zone: string) => `یہاں لکھے گئے تمام اوقات ${zone} ہیں۔`;
