import type { Catalogue } from '../translate.ts';

/** What owners, riders and administrators are told. */
export const kitchens: Catalogue = {
  // Dishes
  'Title must be between 1 and 100 characters long': 'عنوان 1 سے 100 حروف کا ہونا چاہیے',
  'Description must be between 1 and 2000 characters long': 'تفصیل 1 سے 2000 حروف کی ہونی چاہیے',
  'Stock Qty must be a whole number between 0 and 100,000':
    'اسٹاک 0 اور 100,000 کے درمیان پورا عدد ہونا چاہیے',
  'Portions a day must be a whole number between 0 and 100,000':
    'روز کی مقدار 0 اور 100,000 کے درمیان پورا عدد ہونی چاہیے',
  'Choose a category': 'زمرہ چنیں',
  'At most {1} tags of {2} characters each': 'زیادہ سے زیادہ {1} ٹیگ، ہر ایک {2} حروف تک',
  'At most {1} rows': 'زیادہ سے زیادہ {1} سطریں',
  'Must be a list of rows': 'سطروں کی فہرست ہونی چاہیے',
  'This name is already in the list': 'یہ نام پہلے ہی فہرست میں ہے',
  'This name means that nothing was chosen': 'اس نام کا مطلب ہے کہ کچھ نہیں چنا گیا',
  'Status must be live or in-active': 'حالت live یا in-active ہونی چاہیے',
  'Status must be live, in-active or in-review': 'حالت live، in-active یا in-review ہونی چاہیے',
  'Order must be latest, oldest or menu': 'ترتیب latest، oldest یا menu ہونی چاہیے',
  'Unknown dish': 'نامعلوم کھانا',
  'Position must be a whole number between 0 and 100,000':
    'جگہ 0 اور 100,000 کے درمیان ایک پورا عدد ہونی چاہیے',
  '{1} must be between 1 and 100 characters long': '{1} 1 سے 100 حروف کا ہونا چاہیے',
  Title: 'عنوان',
  'Size Name': 'مقدار کا نام',
  'Level Name': 'درجے کا نام',
  Price: 'قیمت',
  'Additional Price': 'اضافی قیمت',
  'Regular Price': 'عام قیمت',
  'Sale Price': 'رعایتی قیمت',
  'Content must be between 1 and 500 characters long': 'متن 1 سے 500 حروف کا ہونا چاہیے',
  'Version must be a whole number': 'ورژن پورا عدد ہونا چاہیے',
  'This dish was changed somewhere else in the meantime. Reload it to see the changes.':
    'اس دوران یہ کھانا کہیں اور سے بدلا گیا ہے۔ تبدیلیاں دیکھنے کے لیے اسے دوبارہ کھولیں۔',
  'Must be the name of an option of this dish': 'اس کھانے کے کسی انتخاب کا نام ہونا چاہیے',
  'Name a portion size or a spice level, not both': 'مقدار یا مرچ کا درجہ بتائیں، دونوں نہیں',
  'Name an extra or another option, not both': 'اضافی چیز یا کوئی اور انتخاب بتائیں، دونوں نہیں',
  'This extra is not offered': 'یہ اضافی چیز دستیاب نہیں',
  'The dish does not offer this': 'اس کھانے میں یہ انتخاب نہیں ہے',
  'Group Name': 'گروپ کا نام',
  'Option Name': 'انتخاب کا نام',
  'At least must be a whole number, at most as many as may be chosen':
    'کم از کم ایک پورا عدد ہو، اور اُس سے زیادہ نہیں جتنے چُنے جا سکتے ہیں',
  'At most must be a whole number, at most as many as there are options':
    'زیادہ سے زیادہ ایک پورا عدد ہو، اور اُس سے زیادہ نہیں جتنے انتخاب ہیں',
  'A group has 1 to 30 options': 'ایک گروپ میں 1 سے 30 تک انتخاب ہوتے ہیں',
  'Must lie ahead': 'آئندہ کا وقت ہونا چاہیے',
  'Must be within a year': 'ایک سال کے اندر ہونا چاہیے',
  'Must be in the future': 'آئندہ کا وقت ہونا چاہیے',
  'This title is in use. Please try again.': 'یہ عنوان استعمال میں ہے۔ براہِ کرم دوبارہ کوشش کریں۔',
  'This dish is being reviewed; its status cannot be changed now.':
    'اس کھانے کا جائزہ لیا جا رہا ہے؛ اس کی حالت ابھی نہیں بدلی جا سکتی۔',
  'This picture does not belong to the dish': 'یہ تصویر اس کھانے کی نہیں',
  'This picture does not belong to the review': 'یہ تصویر اس تبصرے کی نہیں',
  'A review may have at most {1} pictures': 'ایک تبصرے کے ساتھ زیادہ سے زیادہ {1} تصویریں ہو سکتی ہیں',
  'Unknown category': 'نامعلوم زمرہ',
  'Name at least one dish': 'کم از کم ایک کھانا بتائیں',
  'Must be a list of dishes': 'کھانوں کی فہرست ہونی چاہیے',
  'Must be a list of categories': 'زمروں کی فہرست ہونی چاہیے',
  'At most {1} dishes': 'زیادہ سے زیادہ {1} کھانے',
  'At most {1} categories': 'زیادہ سے زیادہ {1} زمرے',
  'This dish is already in the list': 'یہ کھانا پہلے ہی فہرست میں ہے',
  'This category is already in the list': 'یہ زمرہ پہلے ہی فہرست میں ہے',
  'Choose at least one day': 'کم از کم ایک دن چنیں',
  'At most 7 days': 'زیادہ سے زیادہ 7 دن',
  'Times overlap: {1} and {2}': 'اوقات ایک دوسرے پر چڑھتے ہیں: {1} اور {2}',
  'The file is empty': 'فائل خالی ہے',
  'The file must be saved as CSV in UTF-8': 'فائل CSV کی صورت میں UTF-8 میں محفوظ ہونی چاہیے',
  'The first line must name the columns, id or title among them':
    'پہلی سطر میں کالموں کے نام ہونے چاہییں، جن میں id یا title ہو',
  'The first line names a column twice': 'پہلی سطر میں ایک کالم کا نام دو بار آیا ہے',
  'At most {1} dishes in one file': 'ایک فائل میں زیادہ سے زیادہ {1} کھانے',
  'A menu of more than {1} dishes does not fit into one file':
    '{1} سے زیادہ کھانوں کا مینو ایک فائل میں نہیں آتا',
  'This is the same dish as in line {1}': 'یہ وہی کھانا ہے جو سطر {1} میں ہے',
  'This line cannot be read: look at its quotation marks': 'یہ سطر پڑھی نہیں جا سکتی: اس کے واوین دیکھیں',
  'This line has more cells than the first one: a text with a comma needs quotation marks':
    'اس سطر میں پہلی سطر سے زیادہ خانے ہیں: جس متن میں کاما ہو اسے واوین میں لکھیں',
  'Several dishes have this title: name this one by its id':
    'اس عنوان کے کئی کھانے ہیں: اسے اس کے id سے بتائیں',
  'From here on nothing was looked at, because {1} lines are wrong':
    'یہاں سے آگے کچھ نہیں دیکھا گیا، کیونکہ {1} سطریں غلط ہیں',
  'A restaurant may have at most {1} dishes': 'ایک ریستوران کے زیادہ سے زیادہ {1} کھانے ہو سکتے ہیں',
  'Nothing was changed, because lines are wrong: {1}': 'کچھ نہیں بدلا گیا، کیونکہ غلط سطریں ہیں: {1}',

  // Restaurants
  'Restaurant Creation Request Sent Successfully': 'ریستوران بنانے کی درخواست بھیج دی گئی',
  'Please choose another name for your restaurant.': 'براہِ کرم اپنے ریستوران کے لیے کوئی اور نام چنیں۔',
  'Your restaurant request is already awaiting approval.':
    'آپ کے ریستوران کی درخواست پہلے ہی منظوری کی منتظر ہے۔',
  'You already have a restaurant.': 'آپ کا ایک ریستوران پہلے ہی موجود ہے۔',
  'Another restaurant has this name or one that looks like it.':
    'یہ یا اس سے ملتا جلتا نام کسی اور ریستوران کا ہے۔',
  'Name may not contain control characters or change the writing direction':
    'نام میں پوشیدہ حروف یا لکھائی کا رخ بدلنے والے حروف نہیں ہو سکتے',
  'Name must be between 1 and 100 characters long': 'نام 1 سے 100 حروف کا ہونا چاہیے',
  'Address must be between 3 and 200 characters long': 'پتہ 3 سے 200 حروف کا ہونا چاہیے',
  'About must be at most 2000 characters long': 'تعارف زیادہ سے زیادہ 2000 حروف کا ہو سکتا ہے',
  'Contact Number': 'رابطہ نمبر',
  'Your restaurant is suspended: you can finish existing orders, but not change what customers see.':
    'آپ کا ریستوران معطل ہے: آپ موجودہ آرڈر مکمل کر سکتے ہیں، مگر گاہکوں کو نظر آنے والی چیزیں نہیں بدل سکتے۔',
  'Closed by its owner.': 'مالک نے بند کیا۔',
  'You closed this restaurant. Customers do not see it any more. Contact us to open it again.':
    'آپ نے یہ ریستوران بند کر دیا ہے۔ گاہکوں کو اب نظر نہیں آتا۔ دوبارہ کھولنے کے لیے ہم سے رابطہ کریں۔',
  'There are open orders. Your restaurant can be closed once each is delivered or canceled.':
    'کچھ آرڈر ابھی جاری ہیں۔ سب کے پہنچنے یا منسوخ ہونے کے بعد آپ کا ریستوران بند ہو سکتا ہے۔',
  'Must be a time such as 18:30': 'وقت ہونا چاہیے، جیسے 18:30',
  'Day must be 0 (Monday) to 6 (Sunday)': 'دن 0 (پیر) سے 6 (اتوار) ہونا چاہیے',
  '{1} {2} to {3}': '{1} {2} تا {3}',
  'Opening hours must be a list': 'کھلنے کے اوقات فہرست ہونے چاہییں',
  'At most {1} spans': 'زیادہ سے زیادہ {1} وقفے',
  'Opening hours overlap: {1} and {2}': 'کھلنے کے اوقات ایک دوسرے پر چڑھتے ہیں: {1} اور {2}',
  'Must be a date such as 2026-12-31': 'تاریخ ہونی چاہیے، جیسے 2026-12-31',
  'Reason must be at most {1} characters long': 'وجہ زیادہ سے زیادہ {1} حروف کی ہو سکتی ہے',
  'A closed day must have a date': 'چھٹی کے دن کی تاریخ ہونی چاہیے',
  'This day is over: choose today or a later one': 'یہ دن گزر چکا ہے: آج یا اس کے بعد کا دن چنیں',
  'Must be a GeoJSON polygon: rings of at least four points that end where they begin':
    'GeoJSON polygon ہونا چاہیے: کم از کم چار نقطوں کے حلقے جو جہاں شروع ہوں وہیں ختم ہوں',
  'Must have at most {1} points': 'زیادہ سے زیادہ {1} نقطے ہو سکتے ہیں',
  '{1} must be a whole number from {2} to {3}': '{1} {2} سے {3} تک پورا عدد ہونا چاہیے',
  'Closed days must be a list': 'چھٹی کے دن فہرست ہونے چاہییں',
  'At most {1} closed days': 'زیادہ سے زیادہ {1} چھٹی کے دن',
  'This day is in the list already': 'یہ دن پہلے ہی فہرست میں ہے',
  'Preparation time': 'تیاری کا وقت',
  'Extra time': 'اضافی وقت',
  'Delivery radius must be between {1} and {2} km':
    'ڈیلیوری کا فاصلہ {1} اور {2} کلومیٹر کے درمیان ہونا چاہیے',
  'Delivery radius must be at most {1} km': 'ڈیلیوری کا فاصلہ زیادہ سے زیادہ {1} کلومیٹر ہو سکتا ہے',
  'Must be between {1} and {2}': '{1} اور {2} کے درمیان ہونا چاہیے',
  'Must be at most {1}': 'زیادہ سے زیادہ {1} ہو سکتا ہے',
  'Delivery fee': 'ڈیلیوری فیس',
  'Fee per km': 'فی کلومیٹر فیس',
  'Free delivery from': 'مفت ڈیلیوری کی حد',
  'Minimum order': 'کم از کم آرڈر',
  'Days ahead': 'پیشگی دن',
  'Slot length': 'وقفے کی لمبائی',
  'Slot length must be a multiple of 5 minutes': 'وقفے کی لمبائی 5 منٹ کا حاصلِ ضرب ہونی چاہیے',
  'Orders per slot': 'فی وقفہ آرڈر',
  'Offer delivery, pick-up or both': 'ڈیلیوری، خود لے جانے یا دونوں کی سہولت دیں',
  'The outline must not cross itself': 'خاکے کی لکیر خود کو نہ کاٹے',
  'The corners lie on one spot or line: move them apart': 'کونے ایک ہی جگہ یا لکیر پر ہیں: انہیں الگ کریں',
  'The area must lie within {1} km of the restaurant; its farthest corner is {2} km away':
    'علاقہ ریستوران سے {1} کلومیٹر کے اندر ہونا چاہیے؛ اس کا سب سے دور کونا {2} کلومیٹر پر ہے',
  'Look at the restaurants': 'ریستوران دیکھیں',
  'New restaurant: {1}': 'نیا ریستوران: {1}',
  'A restaurant waits for approval': 'ایک ریستوران منظوری کا منتظر ہے',
  '{1} ({2}) asks to sell as {3}.': '{1} ({2}) {3} کے نام سے بیچنا چاہتے ہیں۔',
  'We have your request for {1}': '{1} کے لیے آپ کی درخواست مل گئی',
  'Your request is waiting': 'آپ کی درخواست منتظر ہے',
  'we look at every restaurant ourselves and write to you as soon as {1} is decided.':
    'ہم ہر ریستوران کو خود دیکھتے ہیں، اور {1} کا فیصلہ ہوتے ہی آپ کو لکھیں گے۔',
  'Until then you can correct your request or withdraw it.':
    'تب تک آپ اپنی درخواست درست کر سکتے ہیں یا واپس لے سکتے ہیں۔',
  'See my request': 'میری درخواست دیکھیں',
  'Your request was corrected.': 'آپ کی درخواست درست کر دی گئی۔',
  'Your request was withdrawn.': 'آپ کی درخواست واپس لے لی گئی۔',
  'Your restaurant request is no longer waiting.': 'آپ کی درخواست اب منتظر نہیں ہے۔',
  'e-mail and position': 'ای میل اور مقام',
  'e-mail': 'ای میل',
  position: 'مقام',
  '{1} changed its {2}': '{1} نے یہ بدلا: {2}',
  'E-mail: {1} is now {2}.': 'ای میل: {1} کی جگہ اب {2}۔',
  'Position: {1} is now {2}.': 'مقام: {1} کی جگہ اب {2}۔',
  'You get this mail because you are an administrator of {1}.':
    'یہ میل آپ کو اس لیے ملی ہے کہ آپ {1} کے منتظم ہیں۔',
  '{1} is paused': '{1} میں وقفہ ہے',
  'an administrator has paused {1} until {2}, {3}. The reason:':
    'ایک منتظم نے {1} کو {2}، {3} تک روک دیا ہے۔ وجہ:',
  'Customers see that you are closed. You open again by yourself, as your hours say; orders you already have are yours to finish.':
    'گاہکوں کو نظر آتا ہے کہ آپ بند ہیں۔ آپ اپنے اوقات کے مطابق خود ہی دوبارہ کھل جائیں گے؛ جو آرڈر آپ کے پاس ہیں انہیں مکمل کریں۔',
  '{1} is no longer paused': '{1} کا وقفہ ختم ہو گیا',
  'The pause is over': 'وقفہ ختم ہو گیا',
  '{1} takes orders again, as your hours say.': '{1} آپ کے اوقات کے مطابق دوبارہ آرڈر لے رہا ہے۔',
  'Open my dashboard': 'میرا ڈیش بورڈ کھولیں',
  'You get this mail because you registered a restaurant on {1}.':
    'یہ میل آپ کو اس لیے ملی ہے کہ آپ نے {1} پر ریستوران رجسٹر کیا ہے۔',

  // Reviews
  'Rating must be between 1 and 5 stars': 'درجہ 1 سے 5 ستارے ہونا چاہیے',
  'Review must be between 1 and 1000 characters long': 'تبصرہ 1 سے 1000 حروف کا ہونا چاہیے',
  'Reply must be between 1 and 1000 characters long': 'جواب 1 سے 1000 حروف کا ہونا چاہیے',
  'You can review {1} dishes a day that you have not ordered. Please try again tomorrow.':
    'جو کھانے آپ نے نہیں منگوائے ان میں سے آپ دن میں {1} پر تبصرہ کر سکتے ہیں۔ براہِ کرم کل دوبارہ کوشش کریں۔',
  'Who works for a restaurant cannot review it.':
    'جو کسی ریستوران میں کام کرتا ہے وہ اس پر تبصرہ نہیں کر سکتا۔',
  'You cannot mark your own review as helpful.': 'آپ اپنے ہی تبصرے کو مفید نہیں بتا سکتے۔',
  'You have already reviewed this dish.': 'آپ اس کھانے پر پہلے ہی تبصرہ کر چکے ہیں۔',
  'This is not the dish of the address': 'یہ وہ کھانا نہیں جو ایڈریس میں ہے',

  // Riders
  'You already have a rider with this email': 'اس ای میل کا رائیڈر آپ کے پاس پہلے ہی ہے',
  '{1} still has an open delivery. Mark it as delivered or choose another rider first.':
    '{1} کے پاس ابھی ایک ڈیلیوری جاری ہے۔ پہلے اسے پہنچی ہوئی قرار دیں یا کوئی اور رائیڈر چنیں۔',
  'The link of this delivery was sent too often. Copy it or show its QR code instead.':
    'اس ڈیلیوری کا لنک بہت بار بھیجا جا چکا ہے۔ اسے کاپی کریں یا اس کا کیو آر کوڈ دکھائیں۔',
  '{1} is paused. Resume them on the riders page or choose another rider.':
    '{1} ابھی وقفے پر ہے۔ رائیڈرز کے صفحے سے اسے بحال کریں یا کوئی اور رائیڈر چنیں۔',
  'The customer picks this order up: it needs no rider.':
    'یہ آرڈر گاہک خود لے جائے گا: اس کے لیے رائیڈر نہیں چاہیے۔',
  'This rider does not exist.': 'یہ رائیڈر موجود نہیں۔',
  'This order was already delivered.': 'یہ آرڈر پہلے ہی پہنچ چکا ہے۔',
  'This delivery is over: it was fulfilled more than 6 hours ago.':
    'یہ ڈیلیوری ختم ہو چکی ہے: اسے مکمل ہوئے 6 گھنٹے سے زیادہ ہو گئے ہیں۔',
  'The order is not on its way.': 'آرڈر راستے میں نہیں ہے۔',
  'Messages must be JSON.': 'پیغامات JSON ہونے چاہییں۔',
  'Not a position.': 'یہ کوئی مقام نہیں۔',
  'This link is not valid': 'یہ لنک درست نہیں',
  'This delivery is over': 'یہ ڈیلیوری ختم ہو چکی ہے',
  'The rider link is not complete': 'رائیڈر کا لنک پورا نہیں',
  'Only the assigned rider can send positions.': 'صرف مقرر رائیڈر مقام بھیج سکتا ہے۔',
  'Only the assigned rider can finish this delivery.': 'صرف مقرر رائیڈر یہ ڈیلیوری مکمل کر سکتا ہے۔',
  'Delivered. Thank you!': 'پہنچا دیا گیا۔ شکریہ!',
  'Accuracy must be a number of metres': 'درستی میٹر میں عدد ہونی چاہیے',
  'Age must be between 0 and {1} milliseconds': 'عمر 0 اور {1} ملی سیکنڈ کے درمیان ہونی چاہیے',
  'Seq must be a whole number': 'Seq پورا عدد ہونا چاہیے',
  'A delivery for {1}: order {2}': '{1} کی ڈیلیوری: آرڈر {2}',
  'You have a delivery': 'آپ کو ایک ڈیلیوری ملی ہے',
  'please bring order {1} of {2} ({3}) to:': 'براہِ کرم {2} ({3}) کا آرڈر {1} یہاں پہنچائیں:',
  'Open the link when you set out. While the page is open it sends your position every {1} seconds, so that the customer sees you coming.':
    'روانہ ہوتے وقت لنک کھولیں۔ صفحہ کھلا رہنے تک یہ ہر {1} سیکنڈ بعد آپ کا مقام بھیجتا ہے تاکہ گاہک آپ کو آتا دیکھ سکے۔',
  'All your deliveries on one page, with one position for all of them: {1}':
    'آپ کی تمام ڈیلیوریاں ایک صفحے پر، سب کے لیے ایک ہی مقام کے ساتھ: {1}',
  'Start the delivery': 'ڈیلیوری شروع کریں',
  'The link is yours alone and stops working when the order is delivered. Sent by {1}.':
    'یہ لنک صرف آپ کے لیے ہے اور آرڈر پہنچنے پر کام کرنا چھوڑ دے گا۔ {1} کی طرف سے۔',
  'Your new link for deliveries of {1}': '{1} کی ڈیلیوریوں کے لیے آپ کا نیا لنک',
  'Your link is a new one': 'آپ کا لنک نیا ہے',
  'your page with the deliveries of {1} has a new address. The old one, and the links of earlier mails, work no longer.':
    'آپ کے اُس صفحے کا پتہ نیا ہے جس پر {1} کی ڈیلیوریاں ہیں۔ پرانا پتہ اور پچھلی میلوں کے لنک اب کام نہیں کرتے۔',
  'What you have to bring now is on the new page. If your phone told you of deliveries, turn that on there again.':
    'جو کچھ آپ کو ابھی پہنچانا ہے وہ نئے صفحے پر ہے۔ اگر آپ کا فون ڈیلیوریوں کی اطلاع دیتا تھا تو وہاں اسے دوبارہ آن کریں۔',
  'Open my deliveries': 'میری ڈیلیوریاں کھولیں',
  'The link is yours alone. Sent by {1}.': 'یہ لنک صرف آپ کے لیے ہے۔ {1} کی طرف سے۔',
  'was canceled': 'منسوخ ہو گیا ہے',
  'goes to another rider now': 'اب کسی اور رائیڈر کو دے دیا گیا ہے',
  'is no longer yours to bring': 'اب آپ کے ذمے نہیں',
  'Do not deliver order {1} of {2}': '{2} کا آرڈر {1} نہ پہنچائیں',
  'Delivery called off': 'ڈیلیوری منسوخ',
  'order {1} of {2} {3}. You need not bring it.': '{2} کا آرڈر {1} {3}۔ اسے پہنچانے کی ضرورت نہیں۔',
  'If you have the food already, call the restaurant: {1}.':
    'اگر کھانا آپ کے پاس آ چکا ہے تو ریستوران کو فون کریں: {1}۔',
  'The link you had for it has ended. Sent by {1}.': 'اس کا لنک ختم ہو چکا ہے۔ {1} کی طرف سے۔',
};
