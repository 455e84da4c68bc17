export const menuAsFile = 'CSV';
export const menuAsFileLabel = 'مینو CSV فائل کی صورت میں';
export const download = 'CSV ڈاؤن لوڈ کریں';
export const upload = 'CSV اپ لوڈ کریں';
export const howItWorks =
  'مینو ڈاؤن لوڈ کریں، اسپریڈ شیٹ میں بدلیں اور واپس بھیجیں۔ کچھ بھی بدلنے سے پہلے آپ دیکھ لیں گے کہ ہر سطر کا کیا ہوگا۔';
export const whatCounts =
  'جو کالم آپ نکال دیں وہ ویسے ہی رہیں گے۔ جس سطر میں id نہ ہو وہ نیا کھانا ہے، سوائے اس کے کہ اس زمرے میں اسی عنوان کا کھانا پہلے سے ہو۔';
export const chooseFile = 'فائل چنیں';
export const chooseAnother = 'دوسری فائل چنیں';
export const reading = (name: string) => `${name} پڑھی جا رہی ہے...`;
export const unreadable = 'یہ فائل پڑھی نہیں جا سکتی۔ براہِ کرم اسے دوبارہ چنیں۔';
export const tooLarge = 'یہ فائل بہت بڑی ہے: زیادہ سے زیادہ 2 MB';
export const take = 'یہ تبدیلیاں قبول کریں';
export const close = 'بند کریں';
export const nothingInIt = 'اس فائل میں کوئی کھانا نہیں۔';
export const nothingToChange = 'آپ کا مینو پہلے ہی اس فائل جیسا ہے۔';
export const mendFirst =
  'جب تک کوئی سطر غلط ہے کچھ بھی قبول نہیں کیا جا سکتا۔ اسے اپنی فائل میں درست کریں اور فائل دوبارہ چنیں۔';
export const withoutPicture = 'نئے کھانوں کی ابھی تصویر نہیں؛ کھانے میں ترمیم کرتے وقت لگائیں۔';
export const counts = (what: Readonly<Record<'added' | 'changed' | 'unchanged' | 'wrong', number>>) =>
  [
    what.wrong > 0 && `${what.wrong} غلط`,
    what.added > 0 && `${what.added} نئے`,
    what.changed > 0 && `${what.changed} بدلے ہوئے`,
    what.unchanged > 0 && `${what.unchanged} ویسے ہی`,
  ]
    .filter(Boolean)
    .join(' · ');
export const lines = 'ہر سطر کا کیا ہوگا';
export const line = 'سطر';
export const dish = 'کھانا';
export const outcome = 'کیا ہوگا';
export const created = 'نیا';
export const updated = 'بدلے گا';
export const wrong = 'غلط';
export const becomes = '←';
export const nothing = 'خالی';
export const andMore = (count: number) => `اور ${count} سطریں`;
export const taken = (count: number) => `فائل سے ${count} کھانے لے لیے گئے`;
