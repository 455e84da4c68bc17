export const addDish = (dish: string) => `${dish} شامل کریں`;
export const oneLess = (dish: string) => `${dish} ایک کم کریں`;
export const oneMore = (dish: string) => `${dish} ایک اور`;
export const inCart = (count: number, dish: string) => `آپ کے کارٹ میں ${dish}: ${count}`;
export const close = 'بند کریں';
export const searchMenu = 'مینو میں تلاش';
export const clearSearch = 'تلاش صاف کریں';
export const nothingFound = (query: string) => `اس مینو میں «${query}» سے ملتا جلتا کچھ نہیں۔`;
export const found = (count: number) => `${count} ${count === 1 ? 'کھانا ملا' : 'کھانے ملے'}`;
