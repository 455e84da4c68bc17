import type { Catalogue } from '../translate.ts';

export const orders: Catalogue = {
  // Carts
  'Added To Cart': 'کارٹ میں شامل ہو گیا',
  'Cart updated successfully': 'کارٹ بدل گیا',
  'This spice level is not offered': 'مرچ کا یہ درجہ دستیاب نہیں',
  'This portion size is not offered': 'یہ مقدار دستیاب نہیں',
  '{1} is not offered': '{1} دستیاب نہیں',
  '{1} can be chosen once': '{1} ایک ہی بار چُنا جا سکتا ہے',
  'Choose at least {1} of {2}': '{2} میں سے کم از کم {1} چُنیں',
  'Choose at most {1} of {2}': '{2} میں سے زیادہ سے زیادہ {1} چُنیں',
  'This costs more than can be ordered at once': 'اس کی قیمت ایک بار کے آرڈر کی حد سے زیادہ ہے',
  'No portion size': 'کوئی مقدار نہیں',
  'No spice level': 'مرچ کا کوئی درجہ نہیں',
  '{1} is sold out.': '{1} ختم ہو گیا ہے۔',
  'Only {1} of {2} left.': '{2} میں سے صرف {1} باقی ہے۔',
  'Cart Updated': 'کارٹ بدل گیا',
  '{1} is no longer available, so it was removed from your cart.':
    '{1} اب دستیاب نہیں، اس لیے اسے آپ کے کارٹ سے ہٹا دیا گیا۔',
  '{1} is not taking orders at the moment, so its dishes in your cart cannot be ordered.':
    '{1} فی الحال آرڈر نہیں لے رہا، اس لیے آپ کے کارٹ میں اس کے کھانے منگوائے نہیں جا سکتے۔',

  // Placing an order
  'Your cart is empty.': 'آپ کا کارٹ خالی ہے۔',
  'The total has changed. Please check it and confirm again.':
    'کل رقم بدل گئی ہے۔ براہِ کرم دیکھ کر دوبارہ تصدیق کریں۔',
  '{1} is sold out for now.': '{1} فی الحال ختم ہو گیا ہے۔',
  '{1} is served {2}.': '{1} کی دستیابی {2} ہے۔',
  '{1} is no longer available.': '{1} اب دستیاب نہیں۔',
  'Please log in to pay in cash, or pay by card.': 'نقد ادائیگی کے لیے لاگ اِن کریں، یا کارڈ سے ادائیگی کریں۔',
  'You have three cash orders on their way. Please pay this one by card.':
    'آپ کے تین نقد آرڈر پہلے ہی راستے میں ہیں۔ براہِ کرم اس کی ادائیگی کارڈ سے کریں۔',
  '{1} is closed at that time.': '{1} اس وقت بند ہو گا۔',
  '{1} is closed.{2}': '{1} بند ہے۔{2}',
  ' {1}.': ' {1}۔',
  '{1} offers no pick-up.': '{1} سے خود لے جانے کی سہولت نہیں۔',
  '{1} does not deliver.': '{1} ڈیلیوری نہیں کرتا۔',
  '{1} does not deliver to this place.': '{1} اس جگہ ڈیلیوری نہیں کرتا۔',
  '{1} takes orders from {2} on: {3} are missing.': '{1} کم از کم {2} کا آرڈر لیتا ہے: ابھی {3} کم ہیں۔',
  '{1} takes no more orders for this time.': '{1} اس وقت کے لیے مزید آرڈر نہیں لے رہا۔',
  '{1} takes no cash.': '{1} نقد رقم نہیں لیتا۔',
  'Order Confirmed': 'آرڈر کی تصدیق ہو گئی',
  'Your order has been confirmed.': 'آپ کے آرڈر کی تصدیق ہو گئی ہے۔',
  'Order Confirmed!': 'آرڈر کی تصدیق ہو گئی!',
  'Too many orders wait for payment. Please pay for one of them first.':
    'بہت سے آرڈر ادائیگی کے منتظر ہیں۔ براہِ کرم پہلے ان میں سے ایک کی ادائیگی کریں۔',

  // What becomes of an order
  'Order canceled': 'آرڈر منسوخ ہو گیا',
  'Orders marked as seen': 'آرڈر دیکھے ہوئے قرار دے دیے گئے',
  'This order can no longer be canceled. Please call the restaurant.':
    'یہ آرڈر اب منسوخ نہیں ہو سکتا۔ براہِ کرم ریستوران کو فون کریں۔',
  'This order was canceled.': 'یہ آرڈر منسوخ ہو چکا ہے۔',
  'This order was refunded and stays canceled.': 'اس آرڈر کی رقم واپس ہو چکی ہے، اس لیے یہ منسوخ ہی رہے گا۔',
  'The order was paid without this part, so it stays canceled.':
    'آرڈر کی ادائیگی اس حصے کے بغیر ہوئی ہے، اس لیے یہ منسوخ ہی رہے گا۔',
  'The customer is just paying the order without this part. Please try again later.':
    'گاہک ابھی اس حصے کے بغیر آرڈر کی ادائیگی کر رہا ہے۔ براہِ کرم بعد میں دوبارہ کوشش کریں۔',
  'The customer has canceled this order, so it stays canceled.':
    'گاہک نے یہ آرڈر منسوخ کر دیا ہے، اس لیے یہ منسوخ ہی رہے گا۔',
  'Only {1} of {2} left, {3} are needed.': '{2} میں سے صرف {1} باقی ہے جبکہ {3} چاہییں۔',
  'The time this order was for is full by now.': 'جس وقت کے لیے یہ آرڈر تھا وہ اب بھر چکا ہے۔',
  'Give a reason': 'وجہ لکھیں',
  'Name dishes of this order': 'اسی آرڈر کے کھانے بتائیں',
  'Say by how many minutes': 'بتائیں کتنے منٹ',
  'This order is not paid yet.': 'اس آرڈر کی ادائیگی ابھی نہیں ہوئی۔',
  'Mark the order as fulfilled before it is delivered.': 'پہنچانے سے پہلے آرڈر کو مکمل قرار دیں۔',
  'An order that is "{1}" cannot be {2}.': 'جو آرڈر ”{1}“ ہو اس کے لیے یہ نہیں ہو سکتا: {2}۔',
  ' It is promised {1}.': ' وعدے کا وقت: {1}۔',
  ' Reason: {1}': ' وجہ: {1}',
  'your order {1}': 'آپ کا آرڈر {1}',
  'its part of your order {1}': 'آپ کے آرڈر {1} کا اپنا حصہ',
  'Order Pending': 'آرڈر زیرِ تکمیل',
  '{1} is preparing your order {2} again.': '{1} آپ کا آرڈر {2} دوبارہ تیار کر رہا ہے۔',
  '{1} has accepted your order {2}.{3}': '{1} نے آپ کا آرڈر {2} قبول کر لیا ہے۔{3}',
  'Your order {1} is ready at {2}.': 'آپ کا آرڈر {1} {2} پر تیار ہے۔',
  'Your order {1} from {2} is ready.': '{2} سے آپ کا آرڈر {1} تیار ہے۔',
  'Order On Its Way': 'آرڈر راستے میں ہے',
  'Your order {1} from {2} is ready and on its way to you.':
    '{2} سے آپ کا آرڈر {1} تیار ہے اور آپ کی طرف روانہ ہو چکا ہے۔',
  'Order Picked Up': 'آرڈر لے لیا گیا',
  'Your order {1} from {2} {3}. Enjoy your meal!': '{2} سے آپ کا آرڈر {1} {3}۔ لطف اٹھائیں!',
  'was handed over': 'حوالے کر دیا گیا',
  'was delivered': 'پہنچا دیا گیا',
  '{1} cannot take {2}.{3}': '{1} یہ نہیں لے سکتا: {2}۔{3}',
  'Order Expired': 'آرڈر کی مدت ختم',
  '{1} has not answered in time, so {2} was canceled.':
    '{1} نے وقت پر جواب نہیں دیا، اس لیے {2} منسوخ ہو گیا۔',
  'Order Canceled': 'آرڈر منسوخ ہو گیا',
  'You have canceled your order {1} at {2}.': 'آپ نے {2} سے اپنا آرڈر {1} منسوخ کر دیا ہے۔',
  '{1} has canceled {2}.{3}': '{1} نے {2} منسوخ کر دیا ہے۔{3}',
  '{1} has canceled the part of {2} in your order {3}.{4}':
    '{1} نے آپ کے آرڈر {3} میں {2} کا حصہ منسوخ کر دیا ہے۔{4}',
  'Your order {1} was canceled because it was not paid in time.':
    'آپ کا آرڈر {1} منسوخ ہو گیا کیونکہ وقت پر ادائیگی نہیں ہوئی۔',
  'Order Delayed': 'آرڈر میں تاخیر',
  'Your order {1} from {2} takes longer.{3}': '{2} سے آپ کے آرڈر {1} میں کچھ زیادہ وقت لگے گا۔{3}',
  'Running Late': 'دیر ہو رہی ہے',
  'Your order {1} from {2} is running late, now about {3}.':
    '{2} سے آپ کے آرڈر {1} میں دیر ہو رہی ہے، اب تقریباً {3}۔',

  // What kitchens are told
  'New Order': 'نیا آرڈر',
  '{1} × {2} in order #{3}': 'آرڈر #{3} میں {2} × {1}',
  'Notification marked as seen': 'اطلاع دیکھی ہوئی قرار دے دی گئی',
  'Notifications marked as seen': 'اطلاعات دیکھی ہوئی قرار دے دی گئیں',
  'Send up_to, order_oid or both': 'up_to، order_oid یا دونوں بھیجیں',
  'Kitchen Paused': 'کچن میں وقفہ',
  '{1} orders in a row were not answered.': 'لگاتار {1} آرڈروں کا جواب نہیں دیا گیا۔',
  '{1} orders in a row were not answered, so your kitchen is paused for {2} minutes. ':
    'لگاتار {1} آرڈروں کا جواب نہیں دیا گیا، اس لیے آپ کا کچن {2} منٹ کے لیے روک دیا گیا ہے۔ ',
  'It opens again by itself; to open at once, use the kitchen switch at the top of your restaurant pages.':
    'یہ خود ہی دوبارہ کھل جائے گا؛ فوراً کھولنا ہو تو اپنے ریستوران کے صفحات کے اوپر کچن کا بٹن استعمال کریں۔',
  'Order {1} was not answered in time, so it was canceled.':
    'آرڈر {1} کا وقت پر جواب نہیں دیا گیا، اس لیے وہ منسوخ ہو گیا۔',
  'The customer': 'گاہک',
  'The administration of {1}': '{1} کی انتظامیہ',
  '{1} canceled order {2}. Do not cook it.{3}': '{1} نے آرڈر {2} منسوخ کر دیا ہے۔ اسے نہ پکائیں۔{3}',
  '{1} orders were canceled': '{1} آرڈر منسوخ ہو گئے',
  'Your kitchen is paused': 'آپ کا کچن رکا ہوا ہے',
  '{1} is paused for {2} minutes': '{1} {2} منٹ کے لیے بند ہے',
  'Open my orders': 'میرے آرڈر کھولیں',
  'You get this mail because {1} sells on {2}.': 'یہ میل آپ کو اس لیے ملی ہے کہ {1} {2} پر کھانا بیچتا ہے۔',

  // On people's devices
  'Order Expires Soon': 'آرڈر کی مدت ختم ہونے والی ہے',
  'Order {1} is canceled at {2} unless you answer it.': 'جواب نہ دینے پر آرڈر {1} {2} پر منسوخ ہو جائے گا۔',
  'Almost There': 'بس پہنچنے ہی والا ہے',
  'Your order {1} from {2} is just around the corner.': '{2} سے آپ کا آرڈر {1} بالکل قریب آ گیا ہے۔',
  'Please bring order {1} of {2}.': 'براہِ کرم {2} کا آرڈر {1} پہنچائیں۔',
  'Order {1} of {2} {3}. You need not bring it.': '{2} کا آرڈر {1} {3}۔ آپ کو اسے پہنچانے کی ضرورت نہیں۔',
  'Sent. It arrives within a few seconds.': 'بھیج دیا گیا۔ چند سیکنڈ میں پہنچ جائے گا۔',
  'It works: this device is told when something happens.':
    'کام کر رہا ہے: کچھ ہونے پر اس ڈیوائس پر اطلاع آئے گی۔',
  'The device cannot be reached right now. Please try again in a moment.':
    'ڈیوائس تک اس وقت رسائی نہیں ہو سکتی۔ براہِ کرم تھوڑی دیر بعد دوبارہ کوشش کریں۔',
  'This device does not take messages any more.': 'یہ ڈیوائس اب پیغامات قبول نہیں کرتی۔',

  // Mails about orders
  '{1}: your {2} order {3}': '{1}: آپ کا {2} آرڈر {3}',
  '{1}. Note: {2}': '{1}۔ نوٹ: {2}',
  'You get this mail because you ordered with us.': 'یہ میل آپ کو اس لیے ملی ہے کہ آپ نے ہم سے آرڈر کیا تھا۔',
  'Your number at {1}: #{2}.': '{1} پر آپ کا نمبر: #{2}۔',
  'Number of the day: #{1}.': 'آج کا نمبر: #{1}۔',
  'Wanted for {1}.': 'مطلوبہ وقت: {1}۔',
  'To be picked up.': 'گاہک خود لے جائے گا۔',
  'Pick it up at {1}, {2}.': 'یہاں سے لے جائیں: {1}، {2}۔',
  'telephone {1}': 'فون {1}',
  'We have received your {1} order {2}': 'ہمیں آپ کا {1} آرڈر {2} مل گیا ہے',
  'We have received your order': 'ہمیں آپ کا آرڈر مل گیا ہے',
  'thank you for your order {1}:': 'آپ کے آرڈر {1} کا شکریہ:',
  'Total with tax{1}: {2}.': 'کل رقم، ٹیکس{1} سمیت: {2}۔',
  ', service and delivery fee': '، سروس فیس اور ڈیلیوری فیس',
  ' and service fee': ' اور سروس فیس',
  'You pay in cash when you get your food.': 'کھانا ملنے پر آپ نقد ادائیگی کریں گے۔',
  'Please pay within {1} minutes; otherwise the order is canceled. If you have paid already, all is well.':
    'براہِ کرم {1} منٹ کے اندر ادائیگی کریں؛ ورنہ آرڈر منسوخ ہو جائے گا۔ اگر آپ ادائیگی کر چکے ہیں تو سب ٹھیک ہے۔',
  'View my order': 'میرا آرڈر دیکھیں',
  'View and pay': 'دیکھیں اور ادائیگی کریں',
  'Follow my order': 'میرے آرڈر کو نقشے پر دیکھیں',
  'New order {1} for {2}': '{2} کے لیے نیا آرڈر {1}',
  'You have a new order': 'آپ کو ایک نیا آرڈر ملا ہے',
  'Order {1}:': 'آرڈر {1}:',
  'Your part of it, with fees: {1}.': 'اس میں آپ کا حصہ، فیس سمیت: {1}۔',
  'Collect {1} in cash.': '{1} نقد وصول کریں۔',
  'This order is paid by card.': 'اس آرڈر کی ادائیگی کارڈ سے ہو چکی ہے۔',
  'Allergies of the customer: {1}': 'گاہک کی الرجی: {1}',
  'Note of the customer: {1}': 'گاہک کا نوٹ: {1}',
  'Please accept or decline it by {1}.': 'براہِ کرم {1} تک اسے قبول یا نامنظور کریں۔',
  'Open the order': 'آرڈر کھولیں',
};
