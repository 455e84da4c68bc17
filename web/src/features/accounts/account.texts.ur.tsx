import type { ReactNode } from 'react';

export const noPasskeyMade = 'پاس کی نہیں بن سکی۔ آپ دوبارہ کوشش کر سکتے ہیں۔';
export const noPasskeyUsed =
  'پاس کی استعمال نہیں ہوئی۔ آپ دوبارہ کوشش کر سکتے ہیں، یا اپنا پاس ورڈ استعمال کریں۔';
export const alreadyHasPasskey = 'اس ڈیوائس پر آپ کے اکاؤنٹ کی پاس کی پہلے سے موجود ہے۔';
export const onlyUsualAddress = 'پاس کی صرف اس سائٹ کے معمول کے ایڈریس پر کام کرتی ہے۔';
export const cannotHoldPasskey =
  'اس ڈیوائس پر پاس کی نہیں رکھی جا سکتی: اس کے لیے پن، فنگر پرنٹ یا چہرے کی شناخت ضروری ہے۔';
export const yourAccount = 'آپ کا اکاؤنٹ';
export const email = 'ای میل';
export const mobile = 'موبائل';
export const address = 'پتہ';
export const city = 'شہر';
export const withFirstOrder = 'پہلے آرڈر کے ساتھ درج ہو جائے گا';
export const notSetYet = 'ابھی درج نہیں';
export const myOrders = 'میرے آرڈر';
export const changeDetails = 'میری معلومات بدلیں';
export const forgotPassword = 'پاس ورڈ بھول گئے';
export const changePassword = 'پاس ورڈ بدلیں';
export const dashboard = 'ڈیش بورڈ';
export const continueWhereYouWere = 'جہاں تھے وہیں سے جاری رکھیں';
export const settings = 'ترتیبات';
export const settingsNotLoaded = 'آپ کی ترتیبات لوڈ نہیں ہو سکیں۔';
export const profileUpdated = 'پروفائل اپ ڈیٹ ہو گئی ہے';
export const fullName = 'پورا نام';
export const saveChanges = 'تبدیلیاں محفوظ کریں';
export const addressSaved = 'پتہ محفوظ ہو گیا';
export const saveAddress = 'پتہ محفوظ کریں';
export const label = 'عنوان';
export const labelExample = 'گھر، دفتر، والدین';
export const riderNote = 'رائیڈر کے لیے نوٹ (اختیاری)';
export const riderNoteExample = 'تیسری منزل، نیلا گیٹ';
export const offerFirst = 'اسے سب سے پہلے دکھائیں';
export const setPin = 'نقشے پر نشان لگائیں';
export const mapOfFood = 'نقشہ، یہ چننے کے لیے کہ کھانا کہاں پہنچے';
export const removePin = 'نشان ہٹائیں';
export const change = 'بدلیں';
export const mobileChanged = 'موبائل نمبر بدل دیا گیا';
export const changeMobile = 'موبائل نمبر بدلیں';
export const newMobile = 'نیا موبائل نمبر';
export const findFood = 'قریب کھانا تلاش کریں';
export const aroundYou = 'آپ کے آس پاس کے ریستوران';
export const onItsWay = 'کیا کچھ راستے میں ہے';
export const voiceOrder = 'بول کر آرڈر';
export const justSay = 'بس بولیں کہ آپ کو کیا چاہیے';
export const weatherSuggestions = 'موسم کے مطابق کھانے';
export const fitsTheDay = 'جو آج کے دن کو بھائے';
export const settingsHint = 'نام، تصویر، پتہ';
export const registerRestaurant = 'ریستوران رجسٹر کریں';
export const sellDishes = 'اپنے کھانے بیچیں';
export const restaurantDashboard = 'ریستوران کا ڈیش بورڈ';
export const dashboardHint = 'کھانے، آرڈر، آمدنی';
export const orders = 'آرڈر';
export const cookNext = 'اب کیا پکانا ہے';
export const dishes = 'کھانے';
export const yourMenu = 'آپ کا مینو';
export const yourRestaurant = 'آپ کا ریستوران';
export const admin = 'انتظامیہ';
export const runMarketplace = 'مارکیٹ پلیس کا انتظام';
export const deleteAccount = 'میرا اکاؤنٹ حذف کریں';
export const dataDownloaded = 'آپ کا ڈیٹا ڈاؤن لوڈ ہو گیا';
export const yourData = 'آپ کا ڈیٹا';
export const downloadData = 'میرا ڈیٹا ڈاؤن لوڈ کریں';
export const profileImage = 'پروفائل تصویر';
export const choosePicture = 'تصویر چنیں';
export const keepOld = 'پرانی رہنے دیں';
export const preparingPicture = 'تصویر تیار ہو رہی ہے...';
export const profileImageFile = 'پروفائل تصویر کی فائل';
export const savedAddresses = 'محفوظ پتے';
export const addressesNotLoaded = 'آپ کے پتے لوڈ نہیں ہو سکے۔';
export const noAddresses = 'ابھی کوئی نہیں۔ محفوظ پتہ کارٹ میں ایک ہی ٹیپ سے آ جاتا ہے۔';
export const offeredFirst = 'سب سے پہلے';
export const addAddress = 'پتہ شامل کریں';
export const emailVerification = 'ای میل کی تصدیق';
export const addPasskey = 'پاس کی شامل کریں';
export const goOn = 'جاری رکھیں';
export const deviceAsks = 'پھر آپ کی ڈیوائس فنگر پرنٹ، چہرہ یا پن مانگے گی۔';
export const nameOptional = 'نام (اختیاری)';
export const myPhone = 'میرا فون';
export const currentPassword = 'موجودہ پاس ورڈ';
export const update = 'اپ ڈیٹ کریں';
export const passkeysNotLoaded = 'آپ کی پاس کیز لوڈ نہیں ہو سکیں۔';
export const whatPasskeysDo =
  'پاس کی سے آپ اپنے فنگر پرنٹ، چہرے یا ڈیوائس کے پن سے لاگ اِن کرتے ہیں۔ پھر پاس ورڈ اور کوڈ کی ضرورت نہیں رہتی۔';
export const yourPasskeys = 'آپ کی پاس کیز';
export const noPasskeysHere =
  'یہاں پاس کی شامل نہیں ہو سکتی: اس کے لیے نیا براؤزر اور اس سائٹ کا معمول کا محفوظ ایڈریس ضروری ہے۔';
export const verifyForPasskey = 'براہِ کرم پہلے اپنے ای میل کی تصدیق کریں، پھر آپ پاس کی شامل کر سکیں گے۔';
export const notUsedYet = 'ابھی استعمال نہیں ہوئی';
export const remove = 'ہٹائیں';
export const yourPassword = 'آپ کا پاس ورڈ';
export const authenticationCode = 'تصدیقی کوڈ';
export const passkeyRemoved = 'پاس کی ہٹا دی گئی';
export const noLongerSignIn =
  'آپ اس سے مزید لاگ اِن نہیں کر سکیں گے۔ اسے اپنی ڈیوائس سے بھی حذف کر دیں، تاکہ یہ دوبارہ پیش نہ کی جائے۔';
export const passkeyInstead = 'اس کے بجائے پاس کی استعمال کریں';
export const qrCode = 'آپ کی تصدیقی ایپ کے لیے QR کوڈ';
export const typeKey = 'اسکین نہیں ہو رہا؟ یہ کلید لکھیں:';
export const sixDigits = 'آپ کی تصدیقی ایپ کے چھ ہندسے۔';
export const sixDigitsOrRecoveryCode = 'آپ کی تصدیقی ایپ کے چھ ہندسے، یا ایک ریکوری کوڈ۔';
export const oldCodesEnded = 'آپ کے پرانے ریکوری کوڈ اب کام نہیں کریں گے۔';
export const secondFactorOn = 'تصدیق کا دوسرا مرحلہ آن ہے۔';
export const keepCodes =
  'یہ ریکوری کوڈ کسی محفوظ جگہ رکھیں: فون گم ہو جائے تو ہر کوڈ ایک بار آپ کا اکاؤنٹ کھولتا ہے۔ یہ دوبارہ نہیں دکھائے جائیں گے۔';
export const recoveryCodes = 'ریکوری کوڈ';
export const downloadCodes = 'کوڈ ڈاؤن لوڈ کریں';
export const savedThem = 'میں نے محفوظ کر لیے ہیں';
export const whatSecondFactorDoes =
  'تصدیق کے دوسرے مرحلے کے ساتھ کوئی صرف آپ کے پاس ورڈ سے لاگ اِن نہیں کر سکتا: آپ کے فون کا کوڈ بھی مانگا جاتا ہے۔';
export const setUp = 'ترتیب دیں';
export const newCodes = 'نئے ریکوری کوڈ';
export const turnOff = 'بند کریں';
export const cancel = 'منسوخ کریں';
export const turnOn = 'آن کریں';
export const makeNewCodes = 'نئے کوڈ بنائیں';
export const secondFactor = 'تصدیق کا دوسرا مرحلہ';
export const notLoaded = 'یہ لوڈ نہیں ہو سکا۔';
export const passkeys = 'پاس کیز';
export const whereSignedIn = 'آپ کہاں کہاں لاگ اِن ہیں';
export const whatElseOpens = 'آپ کا اکاؤنٹ اور کس چیز سے کھلتا ہے';
export const removeWhatIsNotYours =
  'نیا پاس ورڈ باقی سب لاگ اِن ختم کر دیتا ہے، مگر یہ نہیں۔ جو آپ کا نہیں، اسے ہٹا دیں۔';
export const signInsNotLoaded = 'آپ کے لاگ اِن کی فہرست لوڈ نہیں ہو سکی۔';
export const thisDevice = 'یہی ڈیوائس';
export const end = 'ختم کریں';
export const hello = (name: string) => `السلام علیکم، ${name}`;
export const helloWhatToday = (name: ReactNode) => <>السلام علیکم، {name}۔ آج آپ کیا کھانا پسند کریں گے؟</>;
export const edit = (label: string) => `${label} میں ترمیم کریں`;
export const deleted = (label: string) => `${label} حذف ہو گیا`;
export const deleteOne = (label: string) => `${label} حذف کریں`;
export const addressInCity = ({ address, city }: { address: string; city: string }) => `${address}، ${city}`;
export const beforeDeletion = (days: number) =>
  `آپ ہر جگہ سے لاگ آؤٹ ہو جائیں گے۔ اپنا اکاؤنٹ برقرار رکھنے کے لیے ${days} دن کے اندر لاگ اِن کریں۔`;
export const downloadOrDelete = (days: number) =>
  `جو کچھ ہمارے پاس آپ کے بارے میں محفوظ ہے وہ ڈاؤن لوڈ کریں، یا اپنا اکاؤنٹ حذف کریں۔ ${days} دن کے بعد اسے بحال نہیں کیا جا سکتا؛ آپ کے پچھلے آرڈر اور تبصرے آپ کے نام کے بغیر رہ جاتے ہیں۔`;
export const newPicture = (file: string) => `${file} آپ کی نئی تصویر ہو گی۔`;
export const uploaded = (percent: number) => `${percent} % اپ لوڈ ہو گیا`;
export const emailVerified = (email: string) => `آپ کے ای میل ${email} کی تصدیق ہو چکی ہے۔`;
export const linkSent = (email: string) =>
  `ہم نے ${email} پر ایک لنک بھیجا ہے۔ آرڈر دینے، تبصرے لکھنے اور ریستوران رجسٹر کرنے کے لیے اسے کھولیں۔ اسپیم فولڈر بھی دیکھ لیں۔`;
export const passkeyAdded = (name: string) => `پاس کی ${name} شامل ہو گئی`;
export const enoughPasskeys = (count: number) =>
  `آپ کی ${count} پاس کیز ہیں۔ نئی شامل کرنے کے لیے کوئی ایک ہٹائیں۔`;
export const addedOn = (date: string) => `${date} کو شامل ہوئی`;
export const passkeyLastUsed = (date: string) => `آخری استعمال ${date}`;
export const lastUsed = (date: string) => `آخری استعمال ${date}`;
export const signedInAt = (date: string) => `لاگ اِن ${date}`;
export const removeOne = (name: string) => `${name} ہٹائیں`;
export const askRemove = (name: string) => `${name} ہٹائیں؟`;
export const scan = (link: (words: string) => ReactNode) => (
  <>
    اس تصویر کو کسی تصدیقی ایپ سے اسکین کریں، یا {link('اسی ڈیوائس کی ایپ میں کھولیں')}۔ پھر جو چھ ہندسے نظر
    آئیں وہ لکھیں۔
  </>
);
export const codesLeft = (count: number) => `تصدیق کا دوسرا مرحلہ آن ہے۔ باقی ریکوری کوڈ: ${count}۔`;
export const endOne = (device: string) => `${device} ختم کریں`;
