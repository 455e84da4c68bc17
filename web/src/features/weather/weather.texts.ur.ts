const CONDITIONS: Readonly<Record<string, string>> = {
  clear: 'مطلع صاف',
  clouds: 'بادل',
  rain: 'بارش',
  drizzle: 'بوندا باندی',
  thunderstorm: 'گرج چمک کے ساتھ بارش',
  snow: 'برف باری',
  mist: 'ہلکی دھند',
  fog: 'دھند',
  haze: 'دھندلاہٹ',
  smoke: 'دھواں',
  dust: 'گرد',
  sand: 'ریت',
  ash: 'راکھ',
  squall: 'تیز ہوا',
  tornado: 'بگولا',
};

export const weatherSuggestions = 'موسم کے مطابق کھانوں کی تجاویز';
export const theWeather = 'موسم';
export const theSuggestions = 'تجاویز';
export const howIsItOutside = 'باہر موسم کیسا ہے؟';
export const otherWeather = 'کسی اور موسم کا دل ہے؟';
export const suggestionsFailed = 'تجاویز لوڈ نہیں ہو سکیں۔';
export const weatherUnavailable = 'موسم کی معلومات ابھی دستیاب نہیں۔';
export const loadingSuggestions = 'تجاویز لوڈ ہو رہی ہیں...';
export const weather = 'موسم';
export const youChose = 'آپ نے چنا';
export const outsideNow = 'اس وقت باہر';
export const measured = (degrees: number, condition: string) =>
  `${degrees} °C، ${CONDITIONS[condition] ?? condition}`;
export const goodForIt = (foods: readonly string[]) => `اس کے لیے اچھے: ${foods.join('، ')}`;
export const hasTurned = (reason: string) => `موسم بدل گیا ہے۔ ${reason}۔`;
export const noSuggestions = 'موجودہ موسم کے لیے کوئی تجویز دستیاب نہیں۔';
export const noneWithinReach = (km: number) => `آپ کے ${km} کلومیٹر کے اندر کوئی مناسب کھانا نہیں۔`;
export const placeUnknown =
  'ہمیں معلوم نہیں کہ آپ کہاں ہیں، اس لیے یہ قریبی نہیں بلکہ بہترین ریٹنگ والے ریستورانوں کے ہیں۔ ان میں سے کچھ اتنے دور ہو سکتے ہیں کہ آرڈر نہ ہو سکے۔';
export const kitchensClosed = 'جن ریستورانوں میں یہ ملتے ہیں وہ ابھی بند ہیں۔';
