export const logInToOrder = 'آرڈر کرنے کے لیے لاگ اِن کریں';
export const inYourCart = 'آپ کے کارٹ میں';
export const dishesWaiting = (count: number) =>
  `آپ کے کارٹ میں ${count} ${count === 1 ? 'کھانا موجود ہے' : 'کھانے موجود ہیں'}۔`;
