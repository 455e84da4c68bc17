export const welcome = (product: string) => `${product} میں خوش آمدید`;
export const smarterWay = 'آس پاس کے ریستورانوں سے اپنے پسندیدہ کھانے منگوانے کا بہتر طریقہ۔';
export const helpsYou = (product: string) =>
  `${product} کے ساتھ کھانا ڈھونڈیے، آرڈر کیجیے اور مزے لیجیے: تازہ بھی، جلدی بھی۔`;
export const getStarted = 'شروع کریں';
export const heroPicture = 'تازہ پکے کھانوں سے سجی میز';
export const categories = 'زمرے';
export const theCategories = 'کھانوں کے زمرے';
export const forYou = 'آپ کے لیے';
export const turnOn = 'آن کریں';
export const turnOff = 'بند کریں';
export const suggestionsAreOff = 'آپ کے لیے تجاویز بند ہیں۔';
export const theSuggestions = 'تجاویز';
export const nothingSuits = 'اس وقت کھلے ریستورانوں میں موقعے کے مطابق کچھ نہیں۔ کھانے کے وقت دوبارہ آئیے۔';
export const nearbyRestaurants = 'آس پاس کے ریستوران';
export const withinReach = (km: number) => `${km} کلومیٹر کے اندر`;
export const theRestaurants = 'ریستوران';
export const loadingRestaurants = 'ریستوران لوڈ ہو رہے ہیں';
export const noRestaurants = 'ابھی کوئی ریستوران نہیں۔';
export const firstAreComing = 'پہلے ریستوران شامل کیے جا رہے ہیں۔ براہِ کرم جلد دوبارہ آئیے۔';
export const noneWithinReach = (km: number) =>
  `ابھی آپ سے ${km} کلومیٹر کے اندر کوئی ریستوران نہیں۔ یہ سب سے قریبی ہیں۔`;
export const choosePlace = 'مقام چنیں';
export const seeOnMap = 'نقشے پر دیکھیں';
export const nearestFirst = 'قریب ترین پہلے ہیں۔';
export const nearLastPlace = 'یہ اس جگہ کے قریب ہیں جہاں آپ پچھلی بار تھے۔';
export const placeUnknown = 'ہمیں معلوم نہیں کہ آپ کہاں ہیں۔ آس پاس کے ریستوران دیکھنے کے لیے مقام چنیں۔';

export const yourPlace = 'آپ کا مقام:';
export const chooseYourPlace = 'اپنا مقام چنیں';
export const whereToLook = 'ہم کہاں تلاش کریں؟';
export const deviceTellsNothing = 'آپ کا براؤزر نہیں بتاتا کہ آپ کہاں ہیں۔ یہاں سے کوئی دوسرا طریقہ چنیں۔';
export const cancel = 'رہنے دیں';
export const chosenOnMap = 'نقشے پر چنا ہوا مقام';
export const usePlace = 'یہی مقام رکھیں';
export const usePosition = 'میرا موجودہ مقام لیں';
export const setPin = 'نقشے پر نشان لگائیں';
export const savedAddresses = 'محفوظ پتے';
export const addressWithoutPin = 'جس پتے پر نشان نہ ہو وہ یہاں استعمال نہیں ہو سکتا۔';
export const setItsPin = 'ترتیبات میں اس کا نشان لگائیں';

export const tastyMeals = 'مزے دار کھانے آپ کے منتظر ہیں!';
export const away = (distance: string) => `${distance} دور`;
export const isNew = 'نیا';
export const soldOut = 'ختم';
export const inStock = 'دستیاب';
export const price = (amount: string) => `قیمت: ${amount}`;
export const dishCount = (count: number) => `${count} ${count === 1 ? 'کھانا' : 'کھانے'}`;
export const restaurantFailed = 'ریستوران لوڈ نہیں ہو سکا۔';
export const loadingRestaurant = 'ریستوران لوڈ ہو رہا ہے';
export const menuFailed = 'مینو لوڈ نہیں ہو سکا۔';
export const loadingDishes = 'کھانے لوڈ ہو رہے ہیں';
export const dishesOf = (restaurant: string) => `${restaurant} کے کھانے`;
export const dishesOfHeading = (restaurant: string) => (
  <>
    <bdi>{restaurant}</bdi> کے کھانے
  </>
);
export const restaurant = 'ریستوران';
export const phone = 'فون';
export const address = 'پتہ';
export const askRestaurant = 'ریستوران سے پوچھیے';
export const emptyMenu = 'مینو میں ابھی کچھ نہیں۔';
export const emptyMenuText = 'اس ریستوران نے ابھی اپنے کھانے شامل نہیں کیے۔ براہِ کرم جلد دوبارہ آئیے۔';
export const all = 'سب';
export const openNow = 'ابھی کھلے ہیں';
export const nothingIsOpen = 'اس وقت کچھ کھلا نہیں ہے۔';
export const closedNow = 'ابھی بند ہیں';
export const doNotDeliverHere = 'یہاں ڈیلیوری نہیں کرتے';
export const doesNotDeliverHere = 'یہاں ڈیلیوری نہیں';
export const openingAndDelivery = 'اوقات اور ڈیلیوری';
export const open = 'کھلا ہے';
export const pickUp = 'خود لے جائیں';
export const cash = 'نقد';
export const aboutMinutes = (minutes: number) => `تقریباً ${minutes} منٹ`;
export const delivery = (fee: string) => `ڈیلیوری ${fee}`;
export const deliveryHere = (fee: string) => `یہاں ڈیلیوری ${fee}`;
export const freeDelivery = 'مفت ڈیلیوری';
export const minimum = (amount: string) => `کم از کم ${amount}`;
export const openingHours = 'کھلنے کے اوقات';
export const today = (hours: string) => `آج ${hours}`;
export const allDay = 'سارا دن';
export const closed = 'بند';

export const map = 'گوگل نقشہ';
export const mapOfRestaurants = 'ریستورانوں کا نقشہ';
export const mapFailed = 'نقشہ لوڈ نہیں ہو سکا۔';
export const noneOnMap = 'نقشے کے اس حصے میں کوئی ریستوران نہیں۔';
export const onMap = (count: number) => `نقشے کے اس حصے میں ${count} ریستوران ${count === 1 ? 'ہے' : 'ہیں'}۔`;
export const bestOnMap = (shown: number, total: number) =>
  `یہاں کے ${total} ریستورانوں میں سے بہترین ریٹنگ والے ${shown} دکھائے گئے ہیں۔ باقی دیکھنے کے لیے نقشہ بڑا کریں۔`;

export const dishFailed = 'کھانا لوڈ نہیں ہو سکا۔';
export const loadingDish = 'کھانا لوڈ ہو رہا ہے';
export const portionSize = 'مقدار';
export const noPortionSize = 'کوئی مقدار نہیں چنی';
export const spiceLevel = 'مرچ';
export const noSpiceLevel = 'مرچ نہیں چنی';
export const pictures = 'تصویریں';
export const showPicture = (number: number, total: number) => `${total} میں سے تصویر ${number} دکھائیں`;
export const aboutDish = 'کھانے کے بارے میں';
export const specifications = 'تفصیلات';
export const category = 'زمرہ';
export const review = 'تبصرے';
export const seeMenu = 'پورا مینو دیکھیں';
export const questions = 'سوال و جواب';
export const withBread = 'کیا اس کھانے کے ساتھ روٹی ملتی ہے؟';
export const breadIsSeparate = 'روٹی الگ سے آرڈر کی جاتی ہے۔';
export const canBeMilder = 'کیا مرچ کم ہو سکتی ہے؟';
export const chooseLowerSpice = 'جہاں ممکن ہو، کم مرچ چن لیجیے۔';
export const quantity = 'تعداد';
export const oneLess = 'ایک کم';
export const oneMore = 'ایک اور';
export const addToCart = (amount: string) => `کارٹ میں ڈالیں · ${amount}`;
export const addedToCart = 'کارٹ میں شامل ہو گیا';
export const itIsInYourCart = 'یہ آپ کے کارٹ میں ہے۔';
export const inYourCart = 'آپ کے کارٹ میں ہے۔';
export const logInToOrder = 'آرڈر کے لیے لاگ اِن کریں';
export const viewCart = 'کارٹ دیکھیں';
export const viewCartOf = (amount: string) => `کارٹ دیکھیں · ${amount}`;
export const cartHasAll = (left: number) => `باقی تمام ${left} پہلے ہی آپ کے کارٹ میں ہیں۔`;
export const cartHasSome = (left: number, inCart: number) =>
  `صرف ${left} باقی ہیں، اور ان میں سے ${inCart} پہلے ہی آپ کے کارٹ میں ہیں۔`;
export const atMost = (most: number) => `ایک بار میں زیادہ سے زیادہ ${most}۔`;
export const onlyLeft = (left: number) => `صرف ${left} باقی ہیں۔`;
