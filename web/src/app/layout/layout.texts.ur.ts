export const skipToContent = 'سیدھا مواد پر جائیں';
export const main = 'مرکزی';
export const menu = 'مینو';
export const closeMenu = 'مینو بند کریں';
export const login = 'لاگ اِن';
export const register = 'رجسٹر کریں';
export const logout = 'لاگ آؤٹ';

export const about = (product: string) =>
  `${product} مقامی ریستورانوں کے لیے آن لائن آرڈر اور ڈیلیوری کا ایک منصوبہ ہے۔`;
export const contact = 'رابطہ';
export const followUs = 'ہمیں فالو کریں';
export const contactPage = 'رابطے کا صفحہ';
export const terms = 'شرائط';

export const newVersion = 'نیا ورژن آ گیا ہے۔';
export const reload = 'دوبارہ لوڈ کریں';
export const later = 'بعد میں';

export const offline = 'آپ آف لائن ہیں۔ ممکن ہے یہ صفحہ پرانا ہو۔';

export const account = 'اکاؤنٹ';
export const orders = 'آرڈر';
export const favourites = 'پسندیدہ';
export const settings = 'ترتیبات';
export const notifications = 'اطلاعات';
export const unread = 'نہ پڑھی گئیں';
export const restaurant = 'ریستوران';
export const dashboard = 'ڈیش بورڈ';
export const dishes = 'کھانے';
export const addDishes = 'کھانا شامل کریں';
export const earning = 'آمدنی';
export const reviews = 'تبصرے';
export const voiceOrder = 'بول کر آرڈر';
export const weatherSuggestions = 'موسم کے مطابق کھانے';
export const admin = 'انتظامیہ';
