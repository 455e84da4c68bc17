export const contactPage = 'رابطے کا صفحہ';
export const askUs =
  'کسی آرڈر کے بارے میں سوال ہو، کسی کھانے نے آپ کا دن بنا دیا ہو، یا کوئی ریستوران جو آپ یہاں دیکھنا چاہیں: ہمیں آپ کی بات سن کر خوشی ہو گی۔ اگر پیغام کسی آرڈر کے بارے میں ہے تو براہِ کرم آرڈر نمبر اپنے پاس رکھیے۔';
export const weAnswer = (product: string) =>
  `${product} کی ٹیم جلد از جلد، عموماً ایک کاروباری دن کے اندر جواب دیتی ہے۔`;
export const terms = 'شرائط';
export const theTerms = 'شرائط';
export const lastChanged = (date: string) => `آخری تبدیلی ${date}`;
