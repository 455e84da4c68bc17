export const tellMeHere = 'اس ڈیوائس پر اطلاع دیں';
export const stopTelling = 'اس ڈیوائس پر اطلاعات بند کریں';
export const toldHere = 'اس ڈیوائس پر اطلاعات چالو ہیں۔';
export const ofYourOrder = 'جب آپ کا آرڈر قبول ہو، روانہ ہو اور پہنچنے والا ہو، اسکرین لاک ہونے پر بھی۔';
export const ofOrders = 'نئے آرڈر، منسوخیاں اور مدت ختم ہونے سے پہلے آخری یاد دہانی، اسکرین لاک ہونے پر بھی۔';
export const ofDeliveries = 'جب آپ کو کوئی ڈیلیوری ملے یا واپس لی جائے، اسکرین لاک ہونے پر بھی۔';
export const hindrances = {
  denied:
    'یہ براؤزر اس سائٹ کی اطلاعات روک رہا ہے۔ براؤزر میں اس سائٹ کی ترتیبات میں اجازت دیں، پھر صفحہ دوبارہ لوڈ کریں۔',
  insecure: 'اس ڈیوائس پر اطلاعات کے لیے محفوظ پتہ (https) چاہیے۔',
  install:
    'آئی فون یا آئی پیڈ پر: سفاری میں شیئر دبائیں، ”ہوم اسکرین میں شامل کریں“ چنیں، Nearbite وہاں سے کھولیں اور اطلاعات چالو کریں۔',
  unsupported: 'یہ براؤزر صفحہ بند ہونے پر اطلاعات نہیں دکھا سکتا۔',
} as const;
export const notTurnedOn = 'یہ چالو نہیں ہو سکا۔ کنکشن دیکھیں اور دوبارہ کوشش کریں۔';
export const notTurnedOff = 'یہ بند نہیں ہو سکا۔ کنکشن دیکھیں اور دوبارہ کوشش کریں۔';
export const devices = 'آپ کی ڈیوائسز پر اطلاعات';
export const whatDevicesDo =
  'آپ کے آرڈروں میں کچھ ہونے پر یہ ڈیوائسز پیغام دکھاتی ہیں، کوئی صفحہ کھلا نہ ہو تب بھی۔';
export const noDevices = 'ابھی کسی ڈیوائس پر اطلاع نہیں آتی۔';
export const devicesNotLoaded = 'آپ کی ڈیوائسز لوڈ نہیں ہو سکیں';
export const thisDevice = (name: string) => `${name} (یہی ڈیوائس)`;
export const lastTold = (moment: string) => `آخری اطلاع ${moment}`;
export const notToldYet = 'ابھی کوئی اطلاع نہیں آئی';
export const addedOn = (date: string) => `${date} کو شامل کی گئی`;
export const sendTest = 'آزمائیں';
export const testOne = (name: string) => `${name} پر آزمائشی پیغام بھیجیں`;
export const remove = 'ہٹائیں';
export const removeOne = (name: string) => `${name} کو ہٹائیں`;
export const removed = 'اس ڈیوائس پر اب کوئی اطلاع نہیں آئے گی۔';
