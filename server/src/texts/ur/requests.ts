import type { Catalogue } from '../translate.ts';

/** What any call may be told: the request itself, limits, pictures, who may do what. */
export const requests: Catalogue = {
  'Not found.': 'یہ نہیں ملا۔',
  'Not ready.': 'ابھی تیار نہیں۔',
  'Invalid value': 'یہ قدر درست نہیں',
  'Invalid input': 'بھیجی گئی معلومات درست نہیں',
  'The address is not valid.': 'یہ ایڈریس درست نہیں۔',
  'What the Expect header asks for is not supported.': 'Expect ہیڈر میں جو مانگا گیا ہے وہ دستیاب نہیں۔',
  'The request is too large.': 'یہ درخواست بہت بڑی ہے۔',
  'The request could not be read.': 'درخواست پڑھی نہیں جا سکی۔',
  'The service is not available right now. Please try again in a moment.':
    'سروس اس وقت دستیاب نہیں۔ براہِ کرم تھوڑی دیر میں دوبارہ کوشش کریں۔',
  'Something went wrong on our side.': 'ہماری طرف سے کچھ گڑبڑ ہو گئی۔',
  'This kind of content is not accepted here.': 'یہاں اس قسم کا مواد قبول نہیں کیا جاتا۔',
  'The Host header is missing.': 'Host ہیڈر موجود نہیں۔',
  'This site has another address: its operator sets it with PUBLIC_URL.':
    'اس سائٹ کا ایڈریس کوئی اور ہے: اسے چلانے والا اسے PUBLIC_URL سے مقرر کرتا ہے۔',
  'Very busy right now. Please try again in a moment.':
    'اس وقت بہت رش ہے۔ براہِ کرم تھوڑی دیر میں دوبارہ کوشش کریں۔',
  'Please try again in a moment.': 'براہِ کرم تھوڑی دیر میں دوبارہ کوشش کریں۔',
  'Too many attempts. Please try again in {1}.':
    'بہت زیادہ کوششیں ہو چکی ہیں۔ براہِ کرم {1} بعد دوبارہ کوشش کریں۔',
  '{1} seconds': '{1} سیکنڈ',
  '{1} minutes': '{1} منٹ',
  'This is being done already. Please try again in a moment.':
    'یہ کام پہلے ہی ہو رہا ہے۔ براہِ کرم تھوڑی دیر میں دوبارہ کوشش کریں۔',
  'This Idempotency-Key was used for another request.':
    'یہ Idempotency-Key کسی اور درخواست کے لیے استعمال ہو چکی ہے۔',
  'Invalid Idempotency-Key': 'Idempotency-Key درست نہیں',
  'Idempotency-Key must be 1 to 100 printable characters':
    'Idempotency-Key 1 سے 100 قابلِ طباعت حروف کی ہونی چاہیے',
  'The form has too many fields.': 'فارم میں بہت زیادہ خانے ہیں۔',
  'The form could not be read.': 'فارم پڑھا نہیں جا سکا۔',
  'No file is expected here': 'یہاں فائل نہیں بھیجی جا سکتی',
  'Must not contain NUL characters': 'اس میں NUL حروف نہیں ہونے چاہییں',
  'A picture must be sent as a file': 'تصویر فائل کی صورت میں بھیجیں',
  'A picture is required': 'تصویر ضروری ہے',
  'An image is required': 'تصویر ضروری ہے',
  'The picture is empty.': 'تصویر خالی ہے۔',
  'Pictures may have at most {1} megapixels.': 'تصویر زیادہ سے زیادہ {1} میگا پکسل کی ہو سکتی ہے۔',
  'The picture is damaged and cannot be read.': 'تصویر خراب ہے اور پڑھی نہیں جا سکتی۔',
  'The files of one form may have 50 MB together.': 'ایک فارم کی تمام فائلیں مل کر 50 MB تک ہو سکتی ہیں۔',
  'Too many files are being sent at the moment. Please try again.':
    'اس وقت بہت زیادہ فائلیں بھیجی جا رہی ہیں۔ براہِ کرم دوبارہ کوشش کریں۔',
  'Only administrators may do this.': 'یہ صرف منتظم کر سکتے ہیں۔',
  'Please log in first.': 'براہِ کرم پہلے لاگ اِن کریں۔',
  'Restaurant accounts cannot order or review.': 'ریستوران کے اکاؤنٹ سے آرڈر یا تبصرہ نہیں کیا جا سکتا۔',
  'Please sign in again': 'براہِ کرم دوبارہ لاگ اِن کریں',
  'Too many messages': 'بہت زیادہ پیغامات',
  'Too many connections': 'بہت زیادہ رابطے',
  'Please try again in a moment': 'براہِ کرم تھوڑی دیر میں دوبارہ کوشش کریں',
  'Please type between {1} and {2} characters': 'براہِ کرم {1} سے {2} حروف لکھیں',
  // Voice
  'An order may be at most {1} characters long': 'آرڈر زیادہ سے زیادہ {1} حروف کا ہو سکتا ہے',
  'Send the order as text': 'آرڈر متن کی صورت میں بھیجیں',
  'Send the lines so far as a list of at most {1}': 'اب تک کی سطریں زیادہ سے زیادہ {1} کی فہرست میں بھیجیں',
  'Send the places of the lines meant as a list of at most {1} whole numbers':
    'جن سطروں کی بات ہے ان کی جگہیں زیادہ سے زیادہ {1} پورے اعداد کی فہرست میں بھیجیں',
  'Send the dish that was spoken of by its id': 'جس کھانے کی بات ہوئی اسے اس کے id سے بھیجیں',
  'Each line so far needs the id of a dish and a quantity from {1} to {2}':
    'اب تک کی ہر سطر میں کھانے کا id اور {1} سے {2} تک تعداد ہونی چاہیے',
  'Send what nobody may eat as at most {1} short texts':
    'جو چیزیں نہیں کھانی وہ زیادہ سے زیادہ {1} مختصر متنوں میں بھیجیں',
  'Portion, spice level and note of a line are short texts':
    'سطر کی مقدار، مرچ کا درجہ اور نوٹ مختصر متن ہوتے ہیں',
  'That is too much at once. Please say it in shorter sentences.':
    'ایک ساتھ بہت زیادہ ہو گیا۔ براہِ کرم چھوٹے جملوں میں بتائیں۔',
  'Please wait for the answers to what you have said.':
    'براہِ کرم پہلے کہی ہوئی باتوں کے جواب کا انتظار کریں۔',
  'No payment provider sends events here.': 'یہاں کوئی ادائیگی فراہم کنندہ اطلاع نہیں بھیجتا۔',
  'Please enter a dish name': 'براہِ کرم کسی کھانے کا نام لکھیں',
  'Please search for at most {1} characters': 'تلاش میں زیادہ سے زیادہ {1} حروف لکھیں',
  'South must not be north of north': 'جنوبی حد شمالی حد کے شمال میں نہیں ہو سکتی',
  'Latitude and longitude are required.': 'عرض البلد اور طول البلد دونوں ضروری ہیں۔',
  'Latitude and longitude belong together': 'عرض البلد اور طول البلد ساتھ ہونے چاہییں',
  'The weather is not available right now.': 'موسم کی معلومات اس وقت دستیاب نہیں۔',
  'Temperature must be between -100 and 100': 'درجۂ حرارت -100 اور 100 کے درمیان ہونا چاہیے',
  'Condition must be at most 40 characters long': 'موسم کی حالت زیادہ سے زیادہ 40 حروف کی ہو سکتی ہے',
  'Must be one of {1}': 'ان میں سے ایک ہونا چاہیے: {1}',
  'You can read this page without JavaScript. Signing in, registering and ordering need it.':
    'آپ یہ صفحہ جاوا اسکرپٹ کے بغیر پڑھ سکتے ہیں۔ لاگ اِن، رجسٹر اور آرڈر کرنے کے لیے یہ ضروری ہے۔',
  'Order from {1} on {2}.': '{2} پر {1} سے آرڈر کریں۔',
};
