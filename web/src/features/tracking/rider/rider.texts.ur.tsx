import type { ReactNode } from 'react';

export const comma = '، ';
export const inTheBag = 'بیگ میں';
export const paid = 'ادا شدہ';
export const notPaid = 'ادائیگی باقی';
export const cardNotPaid =
  'کارڈ کے اس آرڈر کی ادائیگی ابھی نہیں ہوئی۔ حوالے کرنے سے پہلے گاہک سے کہیں کہ وہ اپنے آرڈر کے صفحے پر ادائیگی کریں، یا ریستوران کو فون کریں:';
export const delivered = 'پہنچا دیا';
export const theyKnow = 'ریستوران اور گاہک کو معلوم ہو گیا۔ شکریہ!';
export const deliveredWaits = '"پہنچا دیا" کنکشن کا منتظر ہے۔ یہ خود بھیج دیا جائے گا؛ آپ آگے جا سکتے ہیں۔';
export const noLongerShared = 'آپ کا مقام اب شیئر نہیں ہو رہا۔';
export const ok = 'ٹھیک ہے';
export const noSignal = 'سگنل نہیں';
export const noConnection =
  'آپ کے فون پر کنکشن نہیں ہے۔ کنکشن آتے ہی ڈیلیوری خود واپس آ جائے گی؛ تب تک آپ کا مقام نہیں بھیجا جائے گا۔';
export const tryAgain = 'دوبارہ کوشش کریں';
export const actions = 'اقدامات';
export const buttonComes = '"پہنچا دیا" کا بٹن تب آئے گا جب ریستوران آرڈر حوالے کر دے گا۔';
export const navigate = 'راستہ دیکھیں';
export const call = 'فون کریں';
export const askDelivered = 'پہنچا دیا؟';
export const lastDelivered = 'کھانا گاہک کو مل گیا ہے، اور یہ صفحہ اب آپ کا مقام شیئر نہیں کرے گا۔';
export const othersRemain = (count: number) =>
  `کھانا گاہک کو مل گیا ہے۔ ${count} اور ${count === 1 ? 'ڈیلیوری باقی ہے' : 'ڈیلیوریاں باقی ہیں'}۔`;
export const yesDelivered = 'جی ہاں، پہنچا دیا';
export const isOver = 'یہ ڈیلیوری ختم ہو گئی';
export const isOverText = 'شکریہ! آپ کا مقام اب شیئر نہیں ہو رہا؛ آپ یہ صفحہ بند کر سکتے ہیں۔';
export const wasCanceled = 'یہ آرڈر منسوخ ہو گیا';
export const takeBack = 'براہِ کرم کھانا واپس ریستوران لے جائیں۔ آپ کا مقام اب شیئر نہیں ہو رہا۔';
export const linkNotValid = 'یہ لنک درست نہیں';
export const linkNotValidText =
  'شاید آرڈر کسی اور رائیڈر کو دے دیا گیا ہے، یا ریستوران نے نیا لنک بنا لیا ہے۔ ان سے نیا لنک مانگ لیں۔';
export const connecting = 'رابطہ ہو رہا ہے...';
export const connected = 'رابطہ قائم ہے';
export const tryingAgain = 'کنکشن نہیں، دوبارہ کوشش ہو رہی ہے...';
export const ended = 'ختم';
export const connection = 'کنکشن';
export const lastSent = 'آخری بار بھیجا گیا';
export const notYet = 'ابھی نہیں';
export const accuracy = 'درستگی';
export const unknown = 'نامعلوم';
export const screen = 'اسکرین';
export const staysOn = 'آن رہے گی';
export const mayTurnOff = 'بند ہو سکتی ہے: یہ صفحہ کھلا رکھیں';
export const sending = 'لائیو مقام بھیجا جا رہا ہے...';
export const sharingEnded = 'شیئرنگ ختم ہو گئی';
export const noLongerSent = 'آپ کا مقام اب نہیں بھیجا جا رہا۔';
export const willNotBeSent = 'آپ کا مقام نہیں بھیجا جائے گا';
export const customerDoesNotSee =
  'گاہک کو نظر نہیں آئے گا کہ آپ کہاں ہیں، ریستوران کے آرڈر حوالے کرنے کے بعد بھی نہیں۔';
export const notBeingSent = 'آپ کا مقام نہیں بھیجا جا رہا';
export const notShared = 'آپ کا مقام شیئر نہیں ہو رہا';
export const lookingForLocation = 'آپ کا مقام تلاش کیا جا رہا ہے';
export const denied =
  'اس صفحے کو آپ کا مقام دیکھنے کی اجازت نہیں۔ ایڈریس کے ساتھ والے تالے پر ٹیپ کریں، مقام کی اجازت دیں، بھیجنا خود شروع ہو جائے گا۔';
export const unsupported =
  'یہ براؤزر یہاں آپ کا مقام نہیں بتا سکتا۔ لنک کسی اور براؤزر میں محفوظ (https) ایڈریس سے کھولیں۔';
export const unavailable =
  'اس وقت آپ کا مقام نہیں مل رہا۔ باہر کھلی جگہ جائیں یا GPS آن کریں؛ ہم کوشش کرتے رہیں گے۔';
export const otherPage = 'ایک اور صفحہ آپ کا مقام بھیج رہا ہے';
export const otherPageText =
  'یہ ڈیلیوری ایک نئے صفحے میں بھی کھلی ہے، اور مقام وہی بھیج رہا ہے۔ اسے بند کر دیں تو یہ صفحہ خود جاری رکھے گا۔';
export const connectionLost = 'آپ کا کنکشن ٹوٹ گیا ہے۔ واپس آتے ہی بھیجنا خود جاری ہو جائے گا۔';
export const notSentYet = 'آپ کا مقام ابھی نہیں بھیجا جا رہا';
export const notHandedOver = 'ریستوران نے ابھی آرڈر حوالے نہیں کیا۔ بھیجنا خود شروع ہو جائے گا۔';
export const doNotShare = 'میرا مقام شیئر نہ کریں';
export const share = 'میرا مقام شیئر کریں';
export const stopSharing = 'شیئر کرنا بند کریں';
export const shareAgain = 'میرا مقام دوبارہ شیئر کریں';
export const deliveryNotLoaded = 'ڈیلیوری لوڈ نہیں ہو سکی۔';
export const deliveriesNotLoaded = 'آپ کی ڈیلیوریاں لوڈ نہیں ہو سکیں۔';
export const deliveredTheyKnow = 'پہنچا دیا گیا۔ ریستوران اور گاہک کو معلوم ہے۔';
export const collect = (amount: string) => `${amount} وصول کریں`;
export const collectFirst = (amount: string) => `${amount} نقد وصول کریں۔`;
export const noteIs = (note: string) => `نوٹ: ${note}`;
export const notRecorded = (reason: string) =>
  `"پہنچا دیا" درج نہیں ہو سکا: ${reason} براہِ کرم ریستوران کو فون کریں۔`;
export const from = (restaurant: ReactNode) => <>{restaurant} سے</>;
export const wantedFor = (time: string) => `مطلوبہ وقت: ${time}`;
export const addressInCity = ({ address, city }: { address: string; city: string }) => `${address}، ${city}`;
export const actionsFor = (customer: string) => `${customer} کے لیے اقدامات`;
export const callPerson = (customer: string) => `${customer} کو فون کریں`;
export const withinMetres = (metres: number) => `${metres} میٹر کے اندر`;
export const secondsAgo = (seconds: number) => `${seconds} سیکنڈ پہلے`;
export const updatesGo = (seconds: number) =>
  `جب تک یہ صفحہ کھلا ہے، ہر ${seconds} سیکنڈ بعد مقام بھیجا جاتا ہے۔`;
export const noNewLocation = (seconds: number) => `آپ کے فون کو ${seconds} سیکنڈ سے نیا مقام نہیں ملا۔`;
export const noDeliveries = (rider: string) => `${rider}، ابھی کوئی ڈیلیوری نہیں`;
export const appearsByItself = (restaurant: string) =>
  `${restaurant} آپ کو جو دے گا وہ یہاں خود آ جائے گا۔ آپ کا مقام شیئر نہیں ہو رہا۔`;
export const deliveryTo = (customer: string) => `${customer} کے لیے ڈیلیوری`;
export const doneToday = (count: number) => `آج پہنچائے گئے (${count})`;
export const inCash = (amount: string) => `${amount} نقد`;
export const cashToday = (amount: string) => `آج وصول کیا گیا نقد: ${amount}`;
