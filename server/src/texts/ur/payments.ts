import type { Catalogue } from '../translate.ts';

export const payments: Catalogue = {
  'Test payment': 'آزمائشی ادائیگی',
  'Test payment, no card is charged': 'آزمائشی ادائیگی، کسی کارڈ سے رقم نہیں کٹے گی',
  'Payment to {1}': '{1} کو ادائیگی',
  Pay: 'ادائیگی کریں',
  Decline: 'رد کریں',
  Cancel: 'منسوخ کریں',
  'The problem was put aside.': 'مسئلہ ایک طرف رکھ دیا گیا۔',
  'Write a note of 1 to 500 characters': '1 سے 500 حروف کا نوٹ لکھیں',
  'Action must be pay, decline or cancel': 'عمل pay، decline یا cancel ہونا چاہیے',
  Tax: 'ٹیکس',
  'Service Fee': 'سروس فیس',
  'Delivery Fee': 'ڈیلیوری فیس',
  'Order {1}': 'آرڈر {1}',
  'The payment could not be started. Please try again.':
    'ادائیگی شروع نہیں ہو سکی۔ براہِ کرم دوبارہ کوشش کریں۔',
  'A payment of this order is being looked at.': 'اس آرڈر کی ایک ادائیگی کی جانچ ہو رہی ہے۔',
  'The payment of order {1} could not be started.': 'آرڈر {1} کی ادائیگی شروع نہیں ہو سکی۔',
  'Refund Issued': 'رقم واپس کر دی گئی',
  'We have refunded {1} of your order {2}.': 'ہم نے آپ کے آرڈر {2} کے {1} واپس کر دیے ہیں۔',
  'Payment Received': 'ادائیگی مل گئی',
  'We have received your payment of {1} for your order {2}.':
    'آرڈر {2} کے لیے آپ کی {1} کی ادائیگی ہمیں مل گئی ہے۔',
  'Payment Failed': 'ادائیگی نہیں ہو سکی',
  'The payment of your order {1} was declined. You can try again.':
    'آپ کے آرڈر {1} کی ادائیگی مسترد ہو گئی۔ آپ دوبارہ کوشش کر سکتے ہیں۔',
  'Payment received for your {1} order {2}': 'آپ کے {1} آرڈر {2} کی ادائیگی مل گئی',
  'Thank you for your payment': 'آپ کی ادائیگی کا شکریہ',
  'we have received {1} for your order {2}. The kitchen has been told.':
    'آپ کے آرڈر {2} کے {1} ہمیں مل گئے ہیں۔ کچن کو بتا دیا گیا ہے۔',
  'Refund for your {1} order {2}': 'آپ کے {1} آرڈر {2} کی رقم کی واپسی',
  'Your money is on its way back': 'آپ کی رقم واپس بھیج دی گئی ہے',
  'we have refunded {1} of your order {2} to the card you paid with. Banks may need a few days to show it.':
    'ہم نے آپ کے آرڈر {2} کے {1} اسی کارڈ پر واپس کر دیے ہیں جس سے آپ نے ادائیگی کی تھی۔ بینک میں نظر آنے میں چند دن لگ سکتے ہیں۔',
};
