import type { ReactNode } from 'react';

export const comma = '، ';
export const statusUpdated = 'آرڈر کی حالت بدل دی گئی';
export const askCancelPaid = 'ادا شدہ آرڈر منسوخ کریں؟';
export const yesRefund = 'جی ہاں، رقم واپس کریں';
export const keepOrder = 'آرڈر رہنے دیں';
export const askHandOver = 'بغیر ادائیگی کا آرڈر حوالے کریں؟';
export const handItOver = 'حوالے کر دیں';
export const waitForPayment = 'ادائیگی کا انتظار کریں';
export const readyInMinutes = 'کتنے منٹ میں تیار';
export const minutesLater = 'کتنے منٹ بعد';
export const otherMinutes = 'منٹ بدلیں';
export const printTicket = 'کچن کی پرچی پرنٹ کریں';
export const ticketPaper = 'پرچی کا کاغذ';
export const pickup = 'خود لے جائیں گے';
export const notPaidYet = 'ابھی ادائیگی نہیں ہوئی';
export const noOrders = 'ابھی کوئی آرڈر نہیں';
export const latestOrders = 'تازہ ترین آرڈر';
export const cash = 'نقد';
export const unpaid = 'ادائیگی باقی';
export const id = 'نمبر';
export const name = 'نام';
export const date = 'تاریخ';
export const total = 'کل رقم';
export const action = 'عمل';
export const status = 'حالت';
export const phone = 'فون';
export const order = 'آرڈر';
export const address = 'پتہ';
export const city = 'شہر';
export const wantedFor = 'مطلوبہ وقت';
export const note = 'نوٹ';
export const customer = 'گاہک';
export const notes = 'نوٹ';
export const orders = 'آرڈر';
export const reasonForCustomer = 'گاہک کے لیے وجہ';
export const readyReasons = 'تیار وجوہات';
export const sayWhy = 'براہِ کرم وجہ بتائیں۔';
export const decline = 'رد کریں';
export const progress = 'پیش رفت';
export const customerCanceled = 'گاہک نے اسے منسوخ کر دیا ہے۔';
export const timeToAnswerOver = 'جواب دینے کا وقت ختم ہو گیا ہے۔';
export const back = 'واپس';
export const allOrdersLink = 'تمام آرڈر';
export const thisOrder = 'یہ آرڈر';
export const notPaid = 'اس آرڈر کی ادائیگی ابھی نہیں ہوئی۔';
export const items = 'کھانے';
export const paymentStatus = 'ادائیگی کی حالت';
export const orderStatus = 'آرڈر کی حالت';
export const taxFee = 'ٹیکس';
export const serviceFee = 'سروس فیس';
export const deliveryFee = 'ڈیلیوری فیس';
export const discountFee = 'رعایت';
export const allOrders = 'تمام آرڈر';
export const yourOrders = 'آپ کے آرڈر';
export const appearByThemselves = 'نئے آرڈر یہاں خود بخود آ جاتے ہیں۔';
export const noOrdersWithStatus = 'اس حالت کا کوئی آرڈر نہیں';
export const isHandedOver = (oid: string) => `آرڈر نمبر ${oid} حوالے کر دیا گیا۔`;
export const customerGetsBack = (amount: string) =>
  `گاہک کو ${amount} واپس مل جائیں گے۔ رقم واپس ہونے کے بعد آرڈر دوبارہ نہیں کھل سکتا۔`;
export const notPaidByCard = (amount: string) =>
  `گاہک نے ابھی کارڈ سے ${amount} ادا نہیں کیے۔ کھانا آپ کے کچن سے نکل گیا تو شاید یہ رقم کبھی نہ ملے۔`;
export const notDone = (step: string, reason: string) => `${step} نہیں ہو سکا: ${reason}`;
export const min = (minutes: number) => `${minutes} منٹ`;
export const mm = (width: number) => `${width} ملی میٹر`;
export const orderNumber = (oid: string) => `آرڈر نمبر ${oid}`;
export const wantedForTime = (time: string) => `مطلوبہ وقت: ${time}`;
export const promised = (time: string | undefined) => `وعدہ: ${time}`;
export const portion = (size: string) => `سائز: ${size}`;
export const spice = (level: string) => `مرچ: ${level}`;
export const addressInCity = ({ address, city }: { address: string; city: string }) => `${address}، ${city}`;
export const totalIs = (amount: string) => `کل رقم ${amount}`;
export const noteIs = (note: ReactNode) => <>نوٹ: {note}</>;
export const collect = (amount: string) => `${amount} وصول کریں`;
export const collectInCash = (amount: string) => `${amount} نقد وصول کریں۔`;
export const fromToMinutes = ({ min, max }: { min: number; max: number }) => `${min} سے ${max} منٹ تک`;
export const forTime = (time: string) => `${time} کے لیے`;
export const statusOf = (oid: string) => `آرڈر ${oid} کی حالت`;
export const andMore = (count: number) => `اور مزید ${count}`;
export const reason = (reason: string) => `وجہ: ${reason}`;
export const minutes = (time: string) => `${time} منٹ`;
export const answerWithin = (time: ReactNode, isPaid: boolean) => (
  <>
    براہِ کرم {time} کے اندر جواب دیں، ورنہ آرڈر ختم ہو جائے گا
    {isPaid ? ' اور گاہک کو رقم واپس مل جائے گی' : ''}۔
  </>
);
export const viewOrder = (oid: string) => `آرڈر ${oid} دیکھیں`;
