export const closeForGood = (name: string) => `${name} ہمیشہ کے لیے بند کر دیں؟`;
export const onlyAdministratorReopens =
  'اس کے بعد یہ گاہکوں کو نظر نہیں آئے گا۔ اسے صرف منتظم دوبارہ کھول سکتا ہے۔';
export const closeRestaurant = 'ریستوران بند کریں';
export const notClosed = 'آپ کا ریستوران بند نہیں ہوا';
export const isClosed = 'آپ کا ریستوران بند ہو گیا ہے';
export const closeYourRestaurant = 'اپنا ریستوران بند کریں';
export const ordersAndEarningsStay =
  'اس کے بعد یہ گاہکوں کو نظر نہیں آئے گا۔ آپ کے آرڈر اور آمدنی یہاں محفوظ رہیں گے۔ اگر صرف کچھ دیر کے لیے بند کرنا ہو تو اس صفحے کے اوپر والا بٹن استعمال کریں۔';
export const contactUpdatedSuccessfully = 'رابطے کی معلومات محفوظ ہو گئیں';
export const contactAndPosition = 'رابطہ اور مقام';
export const saving = 'محفوظ ہو رہا ہے...';
export const save = 'محفوظ کریں';
export const customersAndRidersSee =
  'نیا فون نمبر اور مقام گاہکوں اور رائیڈرز کو فوراً نظر آئے گا۔ ای میل یا مقام بدلے تو ہم منتظم کو بھی بتا دیتے ہیں۔';
export const phone = 'فون';
export const email = 'ای میل';
export const mapToChoosePlace = 'ریستوران کا مقام چننے کے لیے نقشہ';
export const askingBrowser = 'ہم آپ کے براؤزر سے آپ کا مقام پوچھ رہے ہیں۔ آپ نقشے پر کلک بھی کر سکتے ہیں۔';
export const clickTheMap = 'نقشے پر وہاں کلک کریں جہاں آپ کا ریستوران ہے۔';
export const moveThePin = 'اگر آپ کا ریستوران کہیں اور ہے تو نشان کو وہاں لے جائیں۔';
export const location = 'مقام';
export const browserDidNotTell =
  'آپ کے براؤزر نے آپ کا مقام نہیں بتایا۔ اس سائٹ کو مقام دیکھنے کی اجازت دیں، یا نقشے پر جگہ چنیں: گاہک اسی سے ریستوران ڈھونڈتے ہیں۔';
export const profileUpdatedSuccessfully = 'پروفائل محفوظ ہو گئی';
export const profilePicture = 'پروفائل کی تصویر';
export const fullName = 'پورا نام';
export const about = 'تعارف';
export const changePassword = 'پاس ورڈ تبدیل کریں';
export const choosePlaceOnMap = 'نقشے پر اپنے ریستوران کی جگہ چنیں۔';
export const requestSent = 'ریستوران کی درخواست بھیج دی گئی ہے';
export const image = 'تصویر';
export const name = 'نام';
export const contactNumber = 'رابطہ نمبر';
export const description = 'تفصیل';
export const addressOptional = 'پتہ (اختیاری)';
export const createRestaurant = 'ریستوران بنائیں';
export const saveChanges = 'تبدیلیاں محفوظ کریں';
export const restaurantUpdatedSuccessfully = 'ریستوران کی معلومات محفوظ ہو گئیں';
export const viewRestaurant = 'ریستوران دیکھیں';
export const restaurantPicture = 'ریستوران کی تصویر';
export const changeContact = 'فون، ای میل یا مقام بدلیں';
export const address = 'پتہ';
export const linkCopied = 'لنک کاپی ہو گیا';
export const copyThisLink = 'یہ لنک کاپی کریں';
export const copyShareLink = 'شیئر کرنے کا لنک کاپی کریں';
export const becauseOf = (reason: string) => ` وجہ: ${reason}`;
export const dashboard = 'ڈیش بورڈ';
export const allTime = 'شروع سے اب تک';
export const yourFigures = 'آپ کے اعداد و شمار';
export const dishes = 'کھانے';
export const orders = 'آرڈر';
export const revenue = 'آمدنی';
export const latest = 'تازہ ترین';
export const yourDishes = 'آپ کے کھانے';
export const seeAllDishes = 'سارے کھانے دیکھیں';
export const yourOrders = 'آپ کے آرڈر';
export const seeAllOrders = 'سارے آرڈر دیکھیں';
export const hiddenWhileSuspended = 'معطلی کے دوران آپ کا ریستوران گاہکوں کو نظر نہیں آتا۔';
export const registerRestaurantAccount = 'ریستوران کا اکاؤنٹ بنائیں';
export const logInFirst =
  'پہلے لاگ اِن کریں تاکہ ہمیں معلوم ہو کہ ریستوران کس کا ہے۔ اس کے فوراً بعد آپ یہیں واپس آئیں گے۔';
export const yourSessionHasEnded =
  'آپ کا سیشن ختم ہو گیا ہے۔ جہاں چھوڑا تھا وہیں سے جاری رکھنے کے لیے لاگ اِن کریں۔';
export const logIn = 'لاگ اِن کریں';
export const createAnAccount = 'اکاؤنٹ بنائیں';
export const profile = 'پروفائل';
export const requestLookupFailed = 'آپ کی درخواست دیکھنے میں مسئلہ پیش آیا۔';
export const tellUsAboutIt = 'ہمیں اپنے ریستوران کے بارے میں بتائیں۔ ہم جائزہ لے کر آپ کو شامل کر لیں گے۔';
export const requestSentLine = 'ریستوران کی درخواست بھیج دی گئی ہے!';
export const weLookAtEveryRestaurant = (email: string) =>
  `ہم ہر ریستوران کو آن لائن کرنے سے پہلے دیکھتے ہیں، اور فیصلہ ہونے پر ${email} پر اطلاع دیں گے۔`;
export const weAreLookingAtIt = (name: string | null, email: string) =>
  `ہم ${name} کا جائزہ لے رہے ہیں اور فیصلہ ہونے پر ${email} پر اطلاع دیں گے۔`;
export const correct = 'درست کریں';
export const correctYourRequest = 'جو بھیجا ہے اسے درست کریں۔ آپ کی درخواست قطار میں رہے گی۔';
export const requestCorrected = 'آپ کی درخواست درست کر دی گئی';
export const withdraw = 'واپس لیں';
export const withdrawQuestion = (name: string | null) => `${name} کے لیے اپنی درخواست واپس لیں؟`;
export const withdrawnIsGone =
  'جو آپ نے بھیجا تھا وہ مٹا دیا جائے گا۔ آپ کسی بھی وقت دوبارہ رجسٹر کر سکتے ہیں۔';
export const notWithdrawn = 'آپ کی درخواست واپس نہیں لی جا سکی';
export const requestWithdrawn = 'آپ کی درخواست واپس لے لی گئی';
export const backHome = 'ہوم پیج پر واپس جائیں';
export const settings = 'ترتیبات';
export const shop = 'دکان';
export const yourProfile = 'آپ کی پروفائل';
export const yourRestaurant = 'آپ کا ریستوران';
export const termsIntro =
  'آپ کب کھلے ہوتے ہیں، کہاں ڈیلیوری کرتے ہیں اور اس کی قیمت کیا ہے۔ جو آرڈر پہلے سے دیے جا چکے ہیں، وہ اپنی پرانی شرائط پر رہیں گے۔';
export const hoursAndDelivery = 'اوقات اور ڈیلیوری';
export const yourHoursAndDelivery = 'آپ کے اوقات اور ڈیلیوری';
export const shapeOfTheArea = 'علاقے کی شکل';
export const circle = 'دائرہ';
export const drawnOnTheMap = 'نقشے پر کھینچا ہوا';
export const radiusKm = 'نصف قطر (کلومیٹر)';
export const setThreeCorners = 'نقشے پر کم از کم تین کونے لگائیں';
export const mapOfDeliveryArea = 'ڈیلیوری کے علاقے کا نقشہ';
export const yourKitchen = 'آپ کا کچن';
export const dashedCircleIsReach = (reachKm: number) =>
  `ٹوٹی لکیر کا دائرہ بتاتا ہے کہ مارکیٹ پلیس کہاں تک پہنچتی ہے: ${reachKm} کلومیٹر۔`;
export const clickToSetCorners = (count: number) =>
  `اپنے علاقے کے کونے لگانے کے لیے نقشے پر کلک کریں (${count}، کم از کم 3 چاہییں)۔`;
export const cornersCanBeMoved = (count: number) =>
  `${count} کونے۔ کسی کو گھسیٹیں، یا تیر والے بٹنوں سے ہلائیں۔`;
export const addCorner = 'کونا لگائیں';
export const removeLastCorner = 'آخری کونا ہٹائیں';
export const startAgain = 'نئے سرے سے شروع کریں';
export const sayHowManyMinutes = 'بتائیں کتنے منٹ';
export const busyKitchen = 'کچن مصروف ہے';
export const setBusy = 'مصروف کر دیں';
export const minutesLonger = 'ہر آرڈر پر اضافی منٹ';
export const forHowLong = 'کتنی دیر کے لیے';
export const minutes = (minutes: number) => `${minutes} منٹ`;
export const noClosedDays = 'کوئی چھٹی کا دن نہیں۔';
export const closedDay = (number: number) => `چھٹی کا دن ${number}`;
export const date = 'تاریخ';
export const reasonOptional = 'وجہ (اختیاری)';
export const reason = 'وجہ';
export const removeClosedDay = (date: string) => `چھٹی کا دن ${date} ہٹائیں`;
export const addClosedDay = 'چھٹی کا دن شامل کریں';
export const pausedBecauseOf = (reason: string) => ` وجہ: ${reason}`;
export const pausedByAdministrator = (adminPausedUntil: string, reason: string) =>
  `منتظم نے ${adminPausedUntil} تک روکا ہے۔${reason}`;
export const paused = 'رکا ہوا';
export const untilEndsByItself = (pausedUntil: string) => `${pausedUntil} تک، خود ہی ختم ہو جائے گا`;
export const closed = 'بند';
export const busyDetail = (busyExtraMinutes: number, busyUntil: string) =>
  `${busyUntil} تک ${busyExtraMinutes} منٹ زیادہ، خود ہی ختم ہو جائے گا`;
export const busy = 'مصروف';
export const until = (closesAt: string) => `${closesAt} تک`;
export const open = 'کھلا';
export const pauseForMinutes = (minutes: number) => `${minutes} منٹ کے لیے روکیں`;
export const openByYourHours = 'آپ کے اوقات کے مطابق کھلا';
export const busyWith = (detail: string) => `مصروف، ${detail}`;
export const setBusyChoice = 'مصروف…';
export const pausedWith = (detail: string) => `رکا ہوا، ${detail}`;
export const pauseForRestOfToday = 'آج باقی دن کے لیے روکیں';
export const kitchen = 'کچن';
export const suspended = 'معطل';
export const kitchenIsAndChange = (label: string) => `کچن: ${label}۔ بدلیں`;
export const kitchenIs = (label: string) => `کچن: ${label}`;
export const hoursAndDeliverySaved = 'اوقات اور ڈیلیوری محفوظ ہو گئے';
export const deliveryArea = 'ڈیلیوری کا علاقہ';
export const openingHours = 'کھلنے کے اوقات';
export const timeZone = 'ٹائم زون';
export const timeZoneHint = (timeZone: string) =>
  `مارکیٹ پلیس کا ٹائم زون رکھنا ہو تو خالی چھوڑیں: ${timeZone}`;
export const closedDays = 'چھٹی کے دن';
export const howCustomersOrder = 'گاہک آرڈر کیسے کریں';
export const delivery = 'ڈیلیوری';
export const offersPickup = 'ریستوران سے خود لے جانا';
export const acceptsCash = 'ڈیلیوری یا خود لے جانے پر نقد ادائیگی';
export const acceptOrdersAutomatically = 'آرڈر خود بخود قبول کریں';
export const prepMinutes = 'عام آرڈر تیار ہونے میں لگنے والے منٹ';
export const minimumOrder = (sign: string) => `کم از کم آرڈر (${sign})`;
export const deliveryFee = 'ڈیلیوری فیس';
export const fee = (sign: string) => `فیس (${sign})`;
export const atMostInAll = (maxFee: string) => `کل ملا کر زیادہ سے زیادہ ${maxFee}`;
export const feePerKm = (sign: string) => `اور ہر کلومیٹر پر (${sign})`;
export const straightLine = 'سیدھی لکیر میں';
export const freeFrom = (sign: string) => `اتنے سے زیادہ پر مفت (${sign})`;
export const emptyNeverFree = 'خالی: کبھی مفت نہیں';
export const ordersInAdvance = 'پیشگی آرڈر';
export const daysAhead = 'کتنے دن پہلے';
export const daysAheadHint = '0: پیشگی آرڈر نہیں؛ 1: صرف آج کے لیے';
export const slotLength = 'ایک وقفے کی لمبائی (منٹ)';
export const slotCapacity = 'ایک وقفے میں آرڈر';
export const slotCapacityHint = 'خالی: جتنے بھی آئیں';
export const alwaysOpen =
  'ہر وقت کھلا۔ کسی دن کے اوقات شامل کریں تو کچن صرف آپ کے بتائے ہوئے اوقات میں کھلے گا۔';
export const allDay = 'سارا دن';
export const addHoursOn = (name: string) => `${name} کے اوقات شامل کریں`;
export const addHours = 'اوقات شامل کریں';
export const copyHoursOf = (name: string) => `${name} کے اوقات ہر دن پر کاپی کریں`;
export const copyToEveryDay = 'ہر دن پر کاپی کریں';
export const opens = (name: string) => `${name}: کھلنے کا وقت`;
export const closes = (name: string) => `${name}: بند ہونے کا وقت`;
export const removeHours = (opens: string, closes: string, name: string) =>
  `${name} کے اوقات ${opens} تا ${closes} ہٹائیں`;
export const wholeDay = 'پورا دن';
export const dayAndNight = '24 گھنٹے، اگلے دن بند ہوتا ہے';
export const closesTheNextDay = 'اگلے دن بند ہوتا ہے';
export const corner = (number: number) => `کونا ${number}`;
