export const map = 'گوگل نقشہ';
export const noneOnMap = 'نقشے کے اس حصے میں کوئی ریستوران نہیں۔';
export const onMap = (count: number) => `نقشے کے اس حصے میں ${count} ریستوران ${count === 1 ? 'ہے' : 'ہیں'}۔`;
export const bestOnMap = (shown: number, total: number) =>
  `یہاں کے ${total} ریستورانوں میں سے بہترین ریٹنگ والے ${shown} دکھائے گئے ہیں۔ باقی دیکھنے کے لیے نقشہ بڑا کریں۔`;
