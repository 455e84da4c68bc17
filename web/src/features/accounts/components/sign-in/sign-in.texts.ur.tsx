import type { ReactNode } from 'react';

export const logInToOrder = 'آرڈر کرنے کے لیے لاگ اِن کریں';
export const signIn = 'لاگ اِن کریں';
export const menuFirst = 'آپ چاہیں تو پہلے مینو بھی دیکھ سکتے ہیں۔';
export const welcomeBack = 'آپ کو دوبارہ دیکھ کر خوشی ہوئی۔';
export const forgotPassword = 'پاس ورڈ بھول گئے؟';
export const register = 'رجسٹر کریں';
export const login = 'لاگ اِن';
export const sessionEndedGoOn =
  'آپ کا سیشن ختم ہو گیا ہے۔ جہاں چھوڑا تھا وہیں سے جاری رکھنے کے لیے لاگ اِن کریں۔';
export const menuWithoutAccount = 'اکاؤنٹ کے بغیر مینو دیکھیں';
export const orLogIn = 'یا لاگ اِن کریں';
export const whyCart = 'اپنا کارٹ دیکھنے اور آرڈر کرنے کے لیے لاگ اِن کریں۔';
export const whyCheckout = 'اپنا آرڈر دیکھنے اور ادائیگی کرنے کے لیے لاگ اِن کریں۔';
export const whySearch = 'کھانے تلاش کرنے کے لیے لاگ اِن کریں۔';
export const whyVoice = 'بول کر آرڈر کرنے کے لیے لاگ اِن کریں۔';
export const whyWeather = 'موسم کے مطابق کھانے دیکھنے کے لیے لاگ اِن کریں۔';
export const whyOrders = 'اپنے آرڈر دیکھنے کے لیے لاگ اِن کریں۔';
export const whyTracking = 'اپنے آرڈر کو راستے میں دیکھنے کے لیے لاگ اِن کریں۔';
export const whyNotifications = 'اپنی اطلاعات دیکھنے کے لیے لاگ اِن کریں۔';
export const whyAccount = 'اپنا اکاؤنٹ دیکھنے کے لیے لاگ اِن کریں۔';
export const whyPassword = 'اپنا پاس ورڈ بدلنے کے لیے لاگ اِن کریں۔';
export const whyRegisterRestaurant = 'اپنا ریستوران رجسٹر کرنے کے لیے لاگ اِن کریں۔';
export const whyRestaurant = 'اپنا ریستوران چلانے کے لیے لاگ اِن کریں۔';
export const whyAdmin = 'مارکیٹ پلیس کے انتظام کے لیے لاگ اِن کریں۔';
export const registerAccount = 'اکاؤنٹ بنائیں';
export const orderAround = 'اپنے آس پاس کے کچن سے آرڈر کریں۔';
export const haveAccount = 'پہلے سے اکاؤنٹ ہے؟';
export const resetPassword = 'نیا پاس ورڈ بنائیں';
export const resetIntro = 'اپنا ای میل بتائیں، ہم آپ کو نیا پاس ورڈ بنانے کا لنک بھیج دیں گے۔';
export const backToLogin = 'واپس لاگ اِن پر';
export const emailAddress = 'ای میل ایڈریس';
export const send = 'بھیجیں';
export const chooseNewPassword = 'اپنے اکاؤنٹ کے لیے نیا پاس ورڈ چنیں۔';
export const askForLink = 'نیا لنک منگوائیں';
export const activation = 'اکاؤنٹ کی تصدیق';
export const tryLinkAgain = 'اسی لنک سے دوبارہ کوشش کریں';
export const backToCart = 'اپنے کارٹ پر واپس جائیں';
export const continueShopping = 'خریداری جاری رکھیں';
export const activating = 'آپ کے اکاؤنٹ کی تصدیق ہو رہی ہے...';
export const notActivated = 'اکاؤنٹ کی تصدیق نہیں ہو سکی';
export const youAreLoggedOut = 'آپ لاگ آؤٹ ہو گئے ہیں۔';
export const comeBack = 'جب بھوک لگے، پھر تشریف لائیں۔';
export const password = 'پاس ورڈ';
export const needsSecondFactor =
  'آگے بڑھنے سے پہلے ایک قدم: آپ کے اکاؤنٹ پر تصدیق کا دوسرا مرحلہ ہونا ضروری ہے، تاکہ کوئی صرف پاس ورڈ سے لاگ اِن نہ کر سکے۔';
export const showPassword = 'پاس ورڈ دکھائیں';
export const showPasswords = 'پاس ورڈ دکھائیں';
export const signingIn = 'لاگ اِن کرنے';
export const newPassword = 'نیا پاس ورڈ';
export const confirmNewPassword = 'نیا پاس ورڈ دوبارہ لکھیں';
export const save = 'محفوظ کریں';
export const or = 'یا';
export const waitingForPasskey = 'آپ کی پاس کی کا انتظار ہے';
export const usePasskey = 'پاس کی استعمال کریں';
export const fullName = 'پورا نام';
export const email = 'ای میل';
export const confirmPassword = 'پاس ورڈ دوبارہ لکھیں';
export const signUp = 'اکاؤنٹ بنائیں';
export const signingUp = 'اکاؤنٹ بنانے';
export const resendEmail = 'تصدیقی ای میل دوبارہ بھیجیں';
export const noLocation = 'آپ کا مقام معلوم نہیں ہو سکا۔ براہِ کرم دوبارہ کوشش کریں۔';
export const whereAreYou = 'آپ کہاں ہیں؟';
export const chooseArea = 'اپنا شہر یا علاقہ چنیں، ہم اسی کے ساتھ آپ کا اکاؤنٹ بنا دیں گے۔';
export const allowLocation = 'براؤزر کو مقام بتانے کی اجازت دیں، یا اپنا شہر یا علاقہ چنیں۔';
export const clickMap = 'نقشے پر وہاں کلک کریں جہاں آپ ہیں';
export const placeIsSet = 'آپ کی جگہ طے ہو گئی ہے۔ نیچے اسی کے ساتھ اکاؤنٹ بنائیں۔';
export const chooseCity = 'شہر یا علاقہ چنیں';
export const chooseOnMap = 'نقشے پر جگہ چنیں';
export const signedIn = 'آپ لاگ اِن ہو گئے ہیں';
export const accountKept = 'خوش آمدید: آپ کا اکاؤنٹ برقرار ہے اور حذف نہیں کیا جائے گا۔';
export const logInToOrderFrom = (restaurant: string) => `${restaurant} سے آرڈر کرنے کے لیے لاگ اِن کریں`;
export const deletionOn = (date: string) =>
  `آپ کا اکاؤنٹ ${date} کو حذف کر دیا جائے گا۔ اسے برقرار رکھنے کے لیے اس سے پہلے لاگ اِن کریں۔`;
export const olderLink = (link: (words: string) => ReactNode) => (
  <>لنک 3 دن تک کام کرتے ہیں۔ اگر آپ کا لنک اس سے پرانا ہے تو {link('لاگ اِن کریں')} اور نیا لنک منگوائیں۔</>
);
export const agreement = (link: (words: string) => ReactNode) => (
  <>اکاؤنٹ بنا کر آپ ہماری {link('شرائط')} سے اتفاق کرتے ہیں۔</>
);
