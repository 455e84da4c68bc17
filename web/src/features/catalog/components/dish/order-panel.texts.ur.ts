export const quantity = 'تعداد';
export const oneLess = 'ایک کم';
export const oneMore = 'ایک اور';
export const addToCart = (amount: string) => `کارٹ میں ڈالیں · ${amount}`;
export const addedToCart = 'کارٹ میں شامل ہو گیا';
export const itIsInYourCart = 'یہ آپ کے کارٹ میں ہے۔';
export const inYourCart = 'آپ کے کارٹ میں ہے۔';
export const logInToOrder = 'آرڈر کے لیے لاگ اِن کریں';
export const viewCart = 'کارٹ دیکھیں';
export const viewCartOf = (amount: string) => `کارٹ دیکھیں · ${amount}`;
export const cartHasAll = (left: number) => `باقی تمام ${left} پہلے ہی آپ کے کارٹ میں ہیں۔`;
export const cartHasSome = (left: number, inCart: number) =>
  `صرف ${left} باقی ہیں، اور ان میں سے ${inCart} پہلے ہی آپ کے کارٹ میں ہیں۔`;
export const atMost = (most: number) => `ایک بار میں زیادہ سے زیادہ ${most}۔`;
export const onlyLeft = (left: number) => `صرف ${left} باقی ${left === 1 ? 'ہے' : 'ہیں'}۔`;
