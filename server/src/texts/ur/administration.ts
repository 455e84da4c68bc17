import type { Catalogue } from '../translate.ts';

export const administration: Catalogue = {
  'Only a waiting restaurant can be approved.': 'صرف منتظر ریستوران منظور ہو سکتا ہے۔',
  'Only a waiting restaurant can be declined.': 'صرف منتظر ریستوران نامنظور ہو سکتا ہے۔',
  'Only an approved restaurant can be suspended.': 'صرف منظور شدہ ریستوران معطل ہو سکتا ہے۔',
  'Only a suspended restaurant can be restored.': 'صرف معطل ریستوران بحال ہو سکتا ہے۔',
  'The owner is blocked. Unblock the owner first.': 'مالک بند ہے۔ پہلے مالک کو کھولیں۔',
  'All sign-ins have ended': 'تمام لاگ اِن ختم کر دیے گئے',
  'Verification email sent': 'تصدیقی ای میل بھیج دی گئی',
  'You cannot block yourself.': 'آپ خود کو بند نہیں کر سکتے۔',
  'This user is already blocked.': 'یہ صارف پہلے ہی بند ہے۔',
  'This user is not blocked.': 'یہ صارف بند نہیں ہے۔',
  'This user is blocked.': 'یہ صارف بند ہے۔',
  'This user is already verified.': 'اس صارف کی تصدیق پہلے ہی ہو چکی ہے۔',
  'A category with this title already exists': 'اس عنوان کا زمرہ پہلے ہی موجود ہے',
  'Weather must be one of {1}': 'موسم ان میں سے ایک ہونا چاہیے: {1}',
  'Weather tags must be a list': 'موسم کے ٹیگ فہرست ہونے چاہییں',
  'Position must be a whole number from 0': 'ترتیب 0 یا اس سے بڑا پورا عدد ہونی چاہیے',
  '{1} this category, so it cannot be deleted.': '{1} اس زمرے میں ہیں، اس لیے اسے حذف نہیں کیا جا سکتا۔',
  '1 dish uses': '1 کھانا',
  '{1} dishes use': '{1} کھانے',
  'Address must be at most 60 characters long': 'ایڈریس زیادہ سے زیادہ 60 حروف کا ہو سکتا ہے',
  'Search for 1 to 100 characters': '1 سے 100 حروف تلاش کریں',
  'Give a reason of {1} to {2} characters': '{1} سے {2} حروف کی وجہ لکھیں',
  'Reach must be between 1 and 100 km': 'پہنچ 1 اور 100 کلومیٹر کے درمیان ہونی چاہیے',
  'Answer time must be a whole number from 1 to 1440 minutes':
    'جواب کا وقت 1 سے 1440 منٹ تک پورا عدد ہونا چاہیے',
  'Highest delivery fee': 'زیادہ سے زیادہ ڈیلیوری فیس',
  'Terms must be at most {1} characters long': 'شرائط زیادہ سے زیادہ {1} حروف کی ہو سکتی ہیں',
  'This dish is already being reviewed.': 'اس کھانے کا جائزہ پہلے ہی لیا جا رہا ہے۔',
  'This dish is not being reviewed.': 'اس کھانے کا جائزہ نہیں لیا جا رہا۔',

  // Mails
  '{1} is being reviewed': '{1} کا جائزہ لیا جا رہا ہے',
  'One of your dishes is being reviewed': 'آپ کے ایک کھانے کا جائزہ لیا جا رہا ہے',
  '{1} of {2} is not shown to customers at the moment. The reason:':
    '{2} کا کھانا {1} فی الحال گاہکوں کو نظر نہیں آتا۔ وجہ:',
  'Please change the dish if something is wrong with it. We release it when all is well.':
    'اگر کھانے میں کچھ غلط ہے تو براہِ کرم اسے بدلیں۔ سب ٹھیک ہونے پر ہم اسے جاری کر دیں گے۔',
  'Open the dish': 'کھانا کھولیں',
  '{1} is released': '{1} جاری کر دی گئی',
  'The review of your dish is over': 'آپ کے کھانے کا جائزہ مکمل ہو گیا',
  '{1} of {2} is {3} again: customers see it and can order it.':
    '{2} کا کھانا {1} دوبارہ {3} ہے: گاہک اسے دیکھ اور منگوا سکتے ہیں۔',
  '{1} of {2} is {3} again, as it was before. You can put it on the menu yourself.':
    '{2} کا کھانا {1} پہلے کی طرح دوبارہ {3} ہے۔ آپ اسے خود مینو میں لا سکتے ہیں۔',
  'You get this mail because you have a restaurant on {1}.':
    'یہ میل آپ کو اس لیے ملی ہے کہ {1} پر آپ کا ریستوران ہے۔',
  '{1} is on {2}': '{1} اب {2} پر ہے',
  'Your restaurant is approved': 'آپ کا ریستوران منظور ہو گیا',
  'welcome: {1} is approved and listed. It opens for orders with your first dish.':
    'خوش آمدید: {1} منظور ہو گیا ہے اور فہرست میں ہے۔ آپ کے پہلے کھانے کے ساتھ آرڈر لینا شروع کرے گا۔',
  'Your request for {1}': '{1} کے لیے آپ کی درخواست',
  'Your restaurant was not approved': 'آپ کا ریستوران منظور نہیں ہوا',
  'we could not approve {1}. The reason:': 'ہم {1} کو منظور نہیں کر سکے۔ وجہ:',
  'You are welcome to correct this and register again.': 'آپ اسے درست کر کے دوبارہ رجسٹر کر سکتے ہیں۔',
  'Register again': 'دوبارہ رجسٹر کریں',
  '{1} is suspended': '{1} معطل کر دیا گیا',
  'Your restaurant is suspended': 'آپ کا ریستوران معطل ہے',
  '{1} and its dishes are not shown to customers at the moment. The reason:':
    '{1} اور اس کے کھانے فی الحال گاہکوں کو نظر نہیں آتے۔ وجہ:',
  'You can still sign in and finish the orders you have.':
    'آپ اب بھی لاگ اِن کر کے اپنے موجودہ آرڈر مکمل کر سکتے ہیں۔',
  'Contact us': 'ہم سے رابطہ کریں',
  '{1} is back on {2}': '{1} {2} پر واپس آ گیا',
  'Your restaurant is back': 'آپ کا ریستوران بحال ہو گیا',
  '{1} and its dishes are shown to customers again.': '{1} اور اس کے کھانے گاہکوں کو دوبارہ نظر آ رہے ہیں۔',
};
