export const waits = (name: string | null) => (
  <>
    <bdi>{name}</bdi> کے لیے آپ کی درخواست منظوری کی منتظر ہے۔ ہمارے جائزے کے بعد ریستوران کے صفحات کھل جائیں
    گے؛ ہم آپ کو اطلاع دیں گے۔
  </>
);
export const declined = (name: string | null) => (
  <>
    <bdi>{name}</bdi> کے لیے آپ کی درخواست منظور نہیں ہوئی۔ آپ دوبارہ درخواست دے سکتے ہیں۔
  </>
);
export const noLongerWork = (name: string) => (
  <>
    آپ اب یہاں کام نہیں کرتے: <bdi>{name}</bdi> نے آپ کو اپنے عملے سے ہٹا دیا ہے۔
  </>
);
export const yourOrders = 'آپ کے آرڈر';
export const request = 'آپ کی درخواست';
export const forRestaurants = 'یہ صفحات ریستورانوں کے لیے ہیں۔';
export const register = 'ریستوران رجسٹر کریں';
