import type { Catalogue } from '../translate.ts';

/** What people agree to until an administrator writes terms of their own. */
export const terms: Catalogue = {
  '{1} brings together people who order food and local restaurants. Each restaurant cooks and sells its dishes itself; {2} takes your order and your payment for it.':
    '{1} کھانا منگوانے والوں اور مقامی ریستورانوں کو ملاتا ہے۔ ہر ریستوران اپنے کھانے خود پکاتا اور بیچتا ہے؛ {2} اس کے لیے آپ کا آرڈر اور ادائیگی لیتا ہے۔',
  'Your account. Please give your own name and an e-mail address that you read, and keep your password to yourself. You can download what we keep about you, or delete your account, in your settings at any time.':
    'آپ کا اکاؤنٹ۔ براہِ کرم اپنا اصل نام اور ایسا ای میل دیں جسے آپ پڑھتے ہوں، اور اپنا پاس ورڈ کسی کو نہ بتائیں۔ ہمارے پاس آپ کی جو معلومات ہیں انہیں آپ کسی بھی وقت اپنی ترتیبات سے ڈاؤن لوڈ کر سکتے ہیں یا اپنا اکاؤنٹ حذف کر سکتے ہیں۔',
  'Ordering. The prices you see when you confirm an order are the prices you pay, with tax, service fee and delivery fee shown before. Until the restaurant accepts the order you can cancel it; where a restaurant accepts by itself, for 60 seconds after that, and an order for a later time until the restaurant has to begin with it.':
    'آرڈر۔ آرڈر کی تصدیق کرتے وقت جو قیمتیں آپ دیکھتے ہیں وہی ادا کرتے ہیں؛ ٹیکس، سروس فیس اور ڈیلیوری فیس پہلے دکھا دی جاتی ہے۔ جب تک ریستوران آرڈر قبول نہ کرے آپ اسے منسوخ کر سکتے ہیں؛ جہاں ریستوران خود بخود قبول کرتا ہے وہاں اس کے بعد 60 سیکنڈ تک، اور بعد کے وقت کا آرڈر اس وقت تک جب ریستوران کو تیاری شروع کرنی ہو۔',
  'Paying. You pay by card, or in cash where the restaurant takes it. When an order is declined, expires or is canceled, what you paid by card goes back to that card.':
    'ادائیگی۔ آپ کارڈ سے ادائیگی کرتے ہیں، یا نقد جہاں ریستوران نقد لیتا ہو۔ آرڈر نامنظور ہو، اس کی مدت ختم ہو یا وہ منسوخ ہو جائے تو کارڈ سے ادا کی گئی رقم اسی کارڈ پر واپس جاتی ہے۔',
  'Your food. Tell the restaurant about allergies before you order. If something is wrong with an order, write to the restaurant or to us.':
    'آپ کا کھانا۔ آرڈر سے پہلے ریستوران کو اپنی الرجی بتائیں۔ آرڈر میں کچھ غلط ہو تو ریستوران کو یا ہمیں لکھیں۔',
  'Reviews. Write about what you ate, fairly and in your own words. We may remove what insults others or is not true.':
    'تبصرے۔ جو کھایا اس کے بارے میں انصاف سے اور اپنے الفاظ میں لکھیں۔ جو بات دوسروں کی توہین کرے یا سچ نہ ہو اسے ہم ہٹا سکتے ہیں۔',
  'Your data. We use your address, phone number and position to bring the food to you, and give the restaurant and its rider only what they need for that.':
    'آپ کی معلومات۔ ہم آپ کا پتہ، فون نمبر اور مقام آپ تک کھانا پہنچانے کے لیے استعمال کرتے ہیں، اور ریستوران اور اس کے رائیڈر کو صرف اتنا دیتے ہیں جتنا اس کے لیے ضروری ہے۔',
};
