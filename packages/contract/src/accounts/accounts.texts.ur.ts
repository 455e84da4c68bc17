export const agreeToTerms = 'آپ کا شرائط سے اتفاق کرنا ضروری ہے';
export const nameCharacters = 'نام میں صرف حروف، وقفے اور ہائفن ہو سکتے ہیں';
export const nameLength = 'نام 3 سے 50 حروف کا ہونا چاہیے';
export const emailFormat = 'ای میل درست نہیں ہے';
export const emailLength = 'ای میل 5 سے 50 حروف کا ہونا چاہیے';
export const emailRequired = 'ای میل لکھنا ضروری ہے';
export const passwordRequired = 'پاس ورڈ لکھنا ضروری ہے';
export const passwordShort = 'پاس ورڈ کم از کم 6 حروف کا ہونا چاہیے';
export const passwordLength = 'پاس ورڈ 6 سے 50 حروف کا ہونا چاہیے';
export const passwordBlank = 'پاس ورڈ صرف وقفوں پر مشتمل نہیں ہو سکتا۔';
export const passwordsDiffer = 'دونوں پاس ورڈ ایک جیسے نہیں ہیں';
export const commonPassword = 'یہ پاس ورڈ بہت عام ہے۔ براہِ کرم کوئی اور چنیں۔';
export const emailAsPassword = 'پاس ورڈ آپ کا ای میل ایڈریس نہیں ہو سکتا۔';
export const adminPassword = 'منتظم کا پاس ورڈ کم از کم 12 حروف کا ہونا چاہیے۔';
export const emailUnverified = 'براہِ کرم پہلے اپنے ای میل کی تصدیق کریں۔';
export const wrongCode = 'یہ کوڈ درست نہیں ہے۔ براہِ کرم تازہ ترین کوڈ لکھیں۔';
export const recoveryCodeUsed =
  'یہ ریکوری کوڈ استعمال ہو چکا ہے۔ براہِ کرم کوئی اور لکھیں، یا اپنی تصدیقی ایپ کا کوڈ۔';
export const enrolmentEnded =
  'ترتیب دینے میں بہت دیر ہو گئی، یا اس دوران پاس ورڈ بدل گیا۔ براہِ کرم دوبارہ شروع کریں۔';
export const codeRequired = 'براہِ کرم اپنی تصدیقی ایپ کا کوڈ لکھیں۔';
export const hasRestaurant =
  'آپ کا ایک ریستوران ہے۔ اکاؤنٹ حذف کرنے سے پہلے اسے ترتیبات میں دکان کے حصے سے بند کریں۔';
export const mobile = 'موبائل';
export const labelLength = 'عنوان 1 سے 40 حروف کا ہونا چاہیے';
export const addressLength = 'پتہ 3 سے 200 حروف کا ہونا چاہیے';
export const cityLength = 'شہر کا نام 2 سے 60 حروف کا ہونا چاہیے';
export const noteLength = 'نوٹ زیادہ سے زیادہ 300 حروف کا ہو سکتا ہے';
export const wholePin = 'عرض البلد اور طول البلد دونوں ساتھ بھیجیں';
export const fullNameLength = 'پورا نام 1 سے 50 حروف کا ہونا چاہیے';
export const aboutLength = 'تعارف زیادہ سے زیادہ 2000 حروف کا ہو سکتا ہے';
export const countryLength = 'ملک کا نام 2 سے 60 حروف کا ہونا چاہیے';
export const stateLength = 'صوبے کا نام 2 سے 60 حروف کا ہونا چاہیے';
export const passkeyNameLength = (max: number) => `نام زیادہ سے زیادہ ${max} حروف کا ہو سکتا ہے`;
