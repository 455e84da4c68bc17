export const tellMeHere = 'مجھے اس فون پر بتائیں';
export const stopTelling = 'اس فون پر بتانا بند کریں';
export const toldHere = 'آپ کو اس فون پر اطلاع دی جاتی ہے۔';
export const ofYourOrder = 'جب آپ کا آرڈر قبول ہو، روانہ ہو اور پہنچنے والا ہو، فون لاک ہونے پر بھی۔';
export const ofOrders = 'نئے آرڈر، منسوخیاں اور مدت ختم ہونے سے پہلے آخری یاد دہانی، فون لاک ہونے پر بھی۔';
export const ofDeliveries = 'جب آپ کو کوئی ڈیلیوری ملے یا واپس لی جائے، فون لاک ہونے پر بھی۔';
export const hindrances = {
  denied: 'یہ براؤزر اس سائٹ کے پیغامات روک رہا ہے۔ اس سائٹ کی ترتیبات میں اطلاعات کی اجازت دیں۔',
  insecure: 'اس فون پر پیغامات کے لیے محفوظ پتہ (https) چاہیے۔',
  install: 'آئی فون یا آئی پیڈ پر پہلے اس سائٹ کو ہوم اسکرین پر رکھیں اور وہاں سے کھولیں۔',
  unsupported: 'یہ براؤزر صفحہ بند ہونے پر پیغامات نہیں دکھا سکتا۔',
} as const;
export const notTurnedOn = 'یہ چالو نہیں ہو سکا۔ کنکشن دیکھیں اور دوبارہ کوشش کریں۔';
export const devices = 'ڈیوائسز جن پر اطلاع آتی ہے';
export const whatDevicesDo = 'آپ کے آرڈروں میں کچھ ہونے پر یہ پیغام دکھاتی ہیں، کوئی صفحہ کھلا نہ ہو تب بھی۔';
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
