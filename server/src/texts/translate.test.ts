import { expect, test } from 'vitest';
import { translate } from './translate.ts';

test.each([
  ['Your cart is empty.', 'آپ کا کارٹ خالی ہے۔'],
  ['Only 3 of Chicken Biryani left.', 'Chicken Biryani میں سے صرف 3 باقی ہے۔'],
  [
    'Too many attempts. Please try again in 2 minutes.',
    'بہت زیادہ کوششیں ہو چکی ہیں۔ براہِ کرم 2 منٹ بعد دوبارہ کوشش کریں۔',
  ],
  ['Mobile must be between 7 and 20 characters long', 'موبائل 7 سے 20 حروف کا ہونا چاہیے'],
  ['Quantity must be between 1 and 50', expect.stringMatching(/1.*50/)],
  [
    'Tandoor has accepted your order AB12CD34EF. It is promised for 24 December, 18:40 (Karachi time).',
    'Tandoor نے آپ کا آرڈر AB12CD34EF قبول کر لیا ہے۔ وعدے کا وقت: 24 دسمبر، 18:40 کے لیے (کراچی کا وقت)۔',
  ],
  ['Tandoor is closed. Opens Tuesday at 18:00.', 'Tandoor بند ہے۔ منگل کو شام 6 بجے کھلے گا۔'],
  ['Tandoor is closed. Opens 24 December at 18:00.', 'Tandoor بند ہے۔ 24 دسمبر کو شام 6 بجے کھلے گا۔'],
  [
    'Number of the day: #3. To be picked up. 2 × Karahi, 1 × Naan, plain',
    expect.stringMatching(/ 2 × Karahi، 1 × Naan, plain$/),
  ],
  ['A is sold out for now. Only 1 of B left.', 'A فی الحال ختم ہو گیا ہے۔ B میں سے صرف 1 باقی ہے۔'],
  ['Halwa Puri is served from 07:00.', 'Halwa Puri کی دستیابی صبح 7 بجے سے ہے۔'],
  ['Halwa Puri is served from Tuesday at 07:00.', 'Halwa Puri کی دستیابی منگل صبح 7 بجے سے ہے۔'],
  ['You ordered Malai Boti twice.', 'آپ Malai Boti دو بار منگوا چکے ہیں۔'],
  ['You ordered Malai Boti 6 times.', 'آپ Malai Boti 6 بار منگوا چکے ہیں۔'],
  [
    'You ordered Malai Boti 3 times in weather like this. Its kitchen is closed right now.',
    'ایسے موسم میں آپ Malai Boti 3 بار منگوا چکے ہیں۔ اس کا کچن اس وقت بند ہے۔',
  ],
  ['An order that is "On the way" cannot be declined.', expect.not.stringMatching(/[a-z]/i)],
  [
    '3 dishes use this category, so it cannot be deleted.',
    '3 کھانے اس زمرے میں ہیں، اس لیے اسے حذف نہیں کیا جا سکتا۔',
  ],
])('"%s" is said in Urdu', (english, urdu) => {
  expect(translate(english, 'ur')).toEqual(urdu);
  expect(translate(english, 'en')).toBe(english);
});

test('what people wrote stays as they wrote it', () => {
  expect(translate('by mistake, from 5 to 9', 'ur')).toBe('by mistake, from 5 to 9');
  expect(translate('Bread to Butter offers no pick-up.', 'ur')).toMatch(/^Bread to Butter /);
  expect(translate('Tandoor cannot take your order AB12CD34EF. Reason: no gas to cook', 'ur')).toMatch(
    / وجہ: no gas to cook$/,
  );
});
