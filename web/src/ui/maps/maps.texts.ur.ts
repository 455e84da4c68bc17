export const chosenPlace = 'منتخب مقام';
export const deliveryPlace = 'ڈیلیوری کا مقام';
export const latitude = 'عرض بلد';
export const longitude = 'طول بلد';
export const mapContributors = 'کے معاونین';
export const mapToChoose = 'مقام چننے کا نقشہ';
export const missingTiles = 'نقشے کی تصویر ابھی لوڈ نہیں ہو سکتی۔ نشان پھر بھی کام کرتے ہیں۔';
export const movable = (name: string) => `${name}: کھینچ کر یا تیر والے بٹنوں سے ہٹائیں`;
