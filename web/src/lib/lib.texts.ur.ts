export const saveWithoutPicture = 'نئی تصویر کے بغیر محفوظ کریں؟';
export const saveWithoutIt = 'اس کے بغیر محفوظ کریں';
export const back = 'واپس';
export const ok = 'ٹھیک ہے';
export const noServer = 'سرور سے رابطہ نہیں ہو سکا۔ اپنا انٹرنیٹ دیکھ کر دوبارہ کوشش کریں۔';
export const serverTooSlow = 'سرور نے جواب دینے میں بہت دیر لگائی۔ براہِ کرم دوبارہ کوشش کریں۔';
export const unreadableAnswer = 'سرور کا جواب سمجھ نہیں آیا۔ براہِ کرم دوبارہ کوشش کریں۔';
export const somethingWentWrong = 'معذرت، کوئی مسئلہ پیش آ گیا۔ براہِ کرم دوبارہ کوشش کریں۔';
export const missing = 'براہِ کرم یہ خانہ پُر کریں';
export const draftIsBack = 'آپ کا لکھا ہوا واپس آ گیا ہے۔';
export const draftIsBackWithoutPictures = 'آپ کا لکھا ہوا واپس آ گیا ہے۔ براہِ کرم تصویریں دوبارہ منتخب کریں۔';

export const leave = 'صفحہ چھوڑیں';
export const leaveWithoutSaving = 'محفوظ کیے بغیر صفحہ چھوڑیں؟';
export const changesWillBeLost = 'یہاں کی گئی آپ کی تبدیلیاں ضائع ہو جائیں گی۔';
export const leaveWhileSaving = 'محفوظ ہونے کے دوران صفحہ چھوڑیں؟';
export const mayBeSavedAllTheSame = 'ہو سکتا ہے یہ پھر بھی محفوظ ہو جائے: دوبارہ لکھنے سے پہلے دیکھ لیں۔';

export const notifications = 'اطلاعات';
export const undo = 'واپس کریں';

export const nearYou = 'آپ کے آس پاس';
export const byThisDevice = (place: string) => `${place} (یہ ڈیوائس)`;
export const ofSavedAddress = (place: string) => `${place} (محفوظ پتہ)`;
