export const description = 'آس پاس کے ریستورانوں سے اپنے پسندیدہ کھانے منگوانے کا بہتر طریقہ۔';
export const stillLoading = 'Nearbite ابھی لوڈ ہو رہا ہے۔ ہو سکتا ہے آپ کا انٹرنیٹ سست یا بند ہو۔';
export const loadAgain = 'دوبارہ لوڈ کریں';
export const needsScripts =
  'یہ صفحہ دکھانے کے لیے Nearbite کو JavaScript درکار ہے۔ براہِ کرم اسے اپنے براؤزر میں آن کریں۔';

export const shortcutOrders = 'میرے آرڈر';
export const shortcutCart = 'کارٹ';
export const shortcutVoice = 'بول کر آرڈر';
export const shortcutRestaurant = 'ریستوران کے آرڈر';
