export const flag = 'ہاں یا نہیں ہونا چاہیے';
export const damagedCharacter = 'اس میں ایک خراب حرف ہے';
export const timeZone = 'ٹائم زون ہونا چاہیے، جیسے Asia/Karachi';
export const positive = 'مثبت پورا عدد ہونا چاہیے';
export const latitude = 'عرض البلد -90 اور 90 کے درمیان ہونا چاہیے';
export const longitude = 'طول البلد -180 اور 180 کے درمیان ہونا چاہیے';
export const wholePosition = 'عرض البلد اور طول البلد ساتھ ہونے چاہییں';
export const unknownIdentifier = 'نامعلوم شناخت';
export const unknownAddress = 'نامعلوم ایڈریس';
export const cartIdRequired = 'کارٹ کی شناخت ضروری ہے';
export const cartIdInvalid = 'کارٹ کی شناخت درست نہیں';
export const limit = 'limit مثبت پورا عدد ہونا چاہیے';
export const offset = 'offset 0 اور 1,000,000 کے درمیان پورا عدد ہونا چاہیے';
export const calendarDate = 'تاریخ ہونی چاہیے، جیسے 2026-12-31';
export const moment = 'وقت ہونا چاہیے، جیسے 2026-12-31T18:00:00Z';
export const translations = 'ترجمے اس طرح ہونے چاہییں: {"ur": {"title": "…"}}';
export const language = 'زبان en یا ur ہونی چاہیے';
export const pictureRequired = 'تصویر ضروری ہے';
export const phoneLength = (label: string) => `${label} 7 سے 20 حروف کا ہونا چاہیے`;
export const phoneDigits = (label: string) => `${label} میں کم از کم 7 ہندسے ہونے چاہییں`;
export const phoneCharacters = (label: string) => `${label} میں صرف ہندسے، وقفے اور + - ( ) ہو سکتے ہیں`;
export const price = (label: string, most: string) => `${label} 0 اور ${most} کے درمیان ہونی چاہیے`;
export const noDecimals = (label: string) => `${label} پورا عدد ہونا چاہیے`;
export const twoDecimals = (label: string) =>
  `${label} میں اعشاریہ کے بعد زیادہ سے زیادہ دو ہندسے ہو سکتے ہیں`;
export const threeDecimals = (label: string) =>
  `${label} میں اعشاریہ کے بعد زیادہ سے زیادہ تین ہندسے ہو سکتے ہیں`;
