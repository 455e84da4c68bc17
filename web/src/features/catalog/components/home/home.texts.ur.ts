export const filterRestaurants = 'ریستوران ترتیب دیں اور چھانٹیں';
export const sortBy = 'ترتیب';
export const SORTS = {
  distance: 'قریب ترین پہلے',
  rating: 'بہترین ریٹنگ',
  eta: 'تیز ترین',
  delivery_fee: 'کم ترین ڈیلیوری فیس',
  minimum: 'کم سے کم آرڈر',
} as const;
export const openNow = 'ابھی کھلے ہیں';
export const freeDelivery = 'مفت ڈیلیوری';
export const deliversHere = 'یہاں ڈیلیوری کرتے ہیں';
export const diet = 'غذا';
export const anyDiet = 'سب کھانے';
export const showMore = 'مزید ریستوران دکھائیں';
export const nothingSuits = 'اس انتخاب کا کوئی ریستوران نہیں۔';
export const clearChoice = 'سب ریستوران دکھائیں';
export const keptMenus = 'مینو جو انٹرنیٹ کے بغیر پڑھے جا سکتے ہیں';
