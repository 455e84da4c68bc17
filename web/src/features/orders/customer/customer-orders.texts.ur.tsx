import type { ReactNode } from 'react';

export const comma = '، ';
export const orderPlaced = 'آرڈر ہو گیا';
export const paymentReceived = 'ادائیگی موصول ہوئی';
export const you = 'آپ';
export const theRestaurant = 'ریستوران';
export const canceledByClock = 'منسوخ، وقت ختم ہو گیا تھا';
export const declined = 'رد کر دیا گیا';
export const canceled = 'منسوخ ہو گیا';
export const paidCanceled = 'یہ آرڈر منسوخ ہو گیا۔ آپ کی ادا کی ہوئی رقم آپ کو واپس مل جائے گی۔';
export const unpaidCanceled = 'یہ آرڈر منسوخ ہو گیا اور کوئی رقم نہیں لی گئی۔';
export const askCancel = 'یہ آرڈر منسوخ کریں؟';
export const restStays = 'جو اب منسوخ نہیں ہو سکتا وہ آرڈر رہے گا۔';
export const moneyGoesBack = 'آپ کی رقم آپ کو واپس مل جائے گی۔';
export const nothingCharged = 'اس کے لیے کوئی رقم نہیں لی جائے گی۔';
export const cancelTheOrder = 'آرڈر منسوخ کریں';
export const keepIt = 'رہنے دیں';
export const orderCanceled = 'آرڈر منسوخ ہو گیا';
export const cancelOrder = 'آرڈر منسوخ کریں';
export const charged = 'لی گئی رقم';
export const toPay = 'قابلِ ادائیگی';
export const orderId = 'آرڈر نمبر';
export const paymentStatus = 'ادائیگی کی حالت';
export const orderStatus = 'آرڈر کی حالت';
export const total = 'کل رقم';
export const actions = 'کارروائی';
export const payNow = 'ابھی ادائیگی کریں';
export const view = 'دیکھیں';
export const trackLocation = 'مقام دیکھیں';
export const orderNotLoaded = 'آپ کا آرڈر لوڈ نہیں ہو سکا۔';
export const unknownOrder = 'یہ آرڈر ہمیں نہیں ملا۔';
export const otherAccount = 'شاید یہ کسی اور اکاؤنٹ سے دیا گیا تھا۔';
export const myOrders = 'میرے آرڈر';
export const restaurant = 'ریستوران';
export const restaurants = 'ریستوران';
export const timeIsOver = 'ادائیگی کا وقت ختم ہو گیا ہے۔ یہ آرڈر منسوخ کیا جا رہا ہے۔';
export const beingCanceled = 'منسوخ ہو رہا ہے';
export const printReceipt = 'رسید پرنٹ کریں';
export const printOrder = 'آرڈر پرنٹ کریں';
export const receipt = 'رسید';
export const order = 'آرڈر';
export const paymentInCash = 'نقد ادائیگی';
export const paymentByCard = 'کارڈ سے ادائیگی';
export const pickup = 'خود لے جائیں';
export const canceledItem = 'منسوخ';
export const subtotal = 'ذیلی رقم';
export const taxFee = 'ٹیکس';
export const serviceFee = 'سروس فیس';
export const deliveryFee = 'ڈیلیوری فیس';
export const discountFee = 'رعایت';
export const canceledPart = 'منسوخ شدہ حصہ';
export const refunded = 'واپس کی گئی رقم';
export const notPaidInTime = 'وقت پر ادائیگی نہیں ہوئی، اس لیے منسوخ ہو گیا۔';
export const notAnsweredInTime = 'ریستوران نے وقت پر جواب نہیں دیا، اس لیے منسوخ ہو گیا۔';
export const status = 'حالت';
export const deliveryAddress = 'ڈیلیوری کا پتہ';
export const name = 'نام';
export const mobile = 'موبائل';
export const address = 'پتہ';
export const city = 'شہر';
export const wishedFor = 'مطلوبہ وقت';
export const payment = 'ادائیگی';
export const inCash = 'نقد';
export const note = 'نوٹ';
export const allergiesTold = 'کچن کو بتائی گئی الرجی';
export const confirmingPayment = 'شکریہ! ہم آپ کی ادائیگی کی تصدیق کر رہے ہیں۔';
export const paymentSuccessful = 'شکریہ! آپ کی ادائیگی ہو گئی۔';
export const orders = 'آرڈر';
export const ordersNotLoaded = 'آپ کے آرڈر لوڈ نہیں ہو سکے۔';
export const pendingDelivery = 'ڈیلیوری باقی';
export const fulfilledOrders = 'مکمل آرڈر';
export const noOrders = 'ابھی کوئی آرڈر نہیں';
export const firstMeal = 'آپ کا پہلا کھانا بس چند کلک دور ہے۔';
export const findSomething = 'کوئی مزیدار چیز تلاش کریں';
export const yourOrders = 'آپ کے آرڈر';
export const noOrdersWithStatus = 'اس حالت کا کوئی آرڈر نہیں';
export const accepted = (restaurant: string) => `${restaurant}: قبول ہو گیا`;
export const ready = (restaurant: string) => `${restaurant}: تیار ہے`;
export const onItsWay = (restaurant: string) => `${restaurant}: تیار ہے اور راستے میں ہے`;
export const pickedUp = (restaurant: string) => `${restaurant}: وصول کر لیا گیا`;
export const delivered = (restaurant: string) => `${restaurant}: پہنچا دیا گیا`;
export const refundedBy = (restaurant: string) => `${restaurant}: رقم واپس کر دی گئی`;
export const ended = (restaurant: string, ending: string) => `${restaurant}: ${ending}`;
export const declinedBy = (who: string) => `${who} نے رد کیا`;
export const canceledBy = (who: string) => `${who} نے منسوخ کیا`;
export const possibleUntil = (moment: string) => `${moment} تک ممکن ہے`;
export const possibleFor = (time: ReactNode) => <>مزید {time} تک ممکن ہے</>;
export const minutes = (time: string) => `${time} منٹ`;
export const andMore = (count: number) => `اور مزید ${count}`;
export const seeWhere = (restaurant: string) => `دیکھیں ${restaurant} کہاں ہے`;
export const pickUpAt = (address: string) => `یہاں سے لیں: ${address}`;
export const bringsIt = (rider: ReactNode) => <>{rider} لا رہے ہیں</>;
export const call = 'فون کریں';
export const callRider = (rider: string) => `${rider} کو فون کریں`;
export const progressOf = (restaurant: string) => `${restaurant} کی پیش رفت`;
export const pleasePayBy = (moment: string) =>
  `براہِ کرم ${moment} تک ادائیگی کر دیں۔ ورنہ یہ آرڈر منسوخ ہو جائے گا۔`;
export const payBy = (moment: string) => `${moment} تک ادائیگی کریں، ورنہ منسوخ ہو جائے گا`;
export const orderNumber = (oid: string) => `آرڈر نمبر ${oid}`;
export const addressInCity = ({ address, city }: { address: string; city: string }) => `${address}، ${city}`;
export const reason = (reason: string) => `وجہ: ${reason}`;
export const answersBy = (moment: string) => `ریستوران ${moment} تک جواب دے گا`;
export const readyToPickUp = (when: string) => `${when} تیار ملے گا`;
export const withYou = (when: string) => `${when} آپ کے پاس`;
export const slotNotice = ({
  wish,
  isOver,
  isPickup,
  link,
}: {
  wish: string | undefined;
  isOver: boolean;
  isPickup: boolean;
  link: (words: string) => ReactNode;
}) => (
  <>
    آپ کا چنا ہوا وقت، {wish}، {isOver ? 'ختم ہو چکا ہے' : 'شروع ہو چکا ہے'}۔ اگر آپ ابھی ادائیگی کریں تو آپ
    کا کھانا {isOver ? `اس کے بعد ${isPickup ? 'تیار ہو گا' : 'پہنچے گا'}` : 'اس سے دیر میں آ سکتا ہے'}۔ آپ{' '}
    {link('آرڈر منسوخ کر کے')} کوئی اور وقت بھی چن سکتے ہیں۔
  </>
);
export const loadingOrders = 'آپ کے آرڈر لوڈ ہو رہے ہیں';
export const number = 'نمبر';
export const delayed = 'تاخیر';
export const times = (count: number, dish: string) => `${count} × ${dish}`;
export const refundedSum = (amount: string) => `واپس کی گئی رقم: ${amount}`;
