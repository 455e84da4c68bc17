import type { ReactNode } from 'react';

export const comma = ', ';
export const orderPlaced = 'Order placed';
export const paymentReceived = 'Payment received';
export const you = 'you';
export const theRestaurant = 'the restaurant';
export const canceledByClock = 'canceled, the time had run out';
export const declined = 'declined';
export const canceled = 'canceled';
export const paidCanceled = 'This order was canceled. What you paid goes back to you.';
export const unpaidCanceled = 'This order was canceled and nothing was charged.';
export const askCancel = 'Cancel this order?';
export const restStays = 'What can no longer be canceled stays ordered.';
export const moneyGoesBack = 'Your money goes back to you.';
export const nothingCharged = 'Nothing will be charged for it.';
export const cancelTheOrder = 'Cancel the order';
export const keepIt = 'Keep it';
export const orderCanceled = 'Order canceled';
export const cancelOrder = 'Cancel order';
export const charged = 'Charged';
export const toPay = 'To pay';
export const orderId = 'Order ID';
export const paymentStatus = 'Payment Status';
export const orderStatus = 'Order Status';
export const total = 'Total';
export const actions = 'Actions';
export const payNow = 'Pay now';
export const view = 'View';
export const trackLocation = 'Track Location';
export const orderNotLoaded = 'We could not load your order.';
export const unknownOrder = 'We do not know this order.';
export const otherAccount = 'Perhaps it was placed with another account.';
export const myOrders = 'My orders';
export const restaurant = 'Restaurant';
export const restaurants = 'Restaurants';
export const timeIsOver = 'The time to pay is over. This order is being canceled.';
export const beingCanceled = 'Being canceled';
export const printReceipt = 'Print receipt';
export const printOrder = 'Print order';
export const receipt = 'receipt';
export const order = 'order';
export const paymentInCash = 'Payment in cash';
export const paymentByCard = 'Payment by card';
export const pickup = 'Pick-up';
export const canceledItem = 'Canceled';
export const subtotal = 'Subtotal';
export const taxFee = 'Tax Fee';
export const serviceFee = 'Service Fee';
export const deliveryFee = 'Delivery Fee';
export const discountFee = 'Discount Fee';
export const canceledPart = 'Canceled part';
export const refunded = 'Refunded';
export const notPaidInTime = 'It was not paid in time, so it was canceled.';
export const notAnsweredInTime = 'The restaurant did not answer in time, so it was canceled.';
export const status = 'Status';
export const deliveryAddress = 'Delivery address';
export const name = 'Name';
export const mobile = 'Mobile';
export const address = 'Address';
export const city = 'City';
export const wishedFor = 'Wished for';
export const payment = 'Payment';
export const inCash = 'In cash';
export const note = 'Note';
export const allergiesTold = 'Allergies the kitchen was told';
export const confirmingPayment = 'Thank you! We are confirming your payment.';
export const paymentSuccessful = 'Thank you! Your payment was successful.';
export const orders = 'Orders';
export const ordersNotLoaded = 'We could not load your orders.';
export const pendingDelivery = 'Pending Delivery';
export const fulfilledOrders = 'Fulfilled Orders';
export const noOrders = 'No orders yet';
export const firstMeal = 'Your first meal is only a few clicks away.';
export const findSomething = 'Find something tasty';
export const yourOrders = 'your orders';
export const noOrdersWithStatus = 'No orders with this status';
export const accepted = (restaurant: string) => `${restaurant}: accepted`;
export const ready = (restaurant: string) => `${restaurant}: ready`;
export const onItsWay = (restaurant: string) => `${restaurant}: ready and on its way`;
export const pickedUp = (restaurant: string) => `${restaurant}: picked up`;
export const delivered = (restaurant: string) => `${restaurant}: delivered`;
export const refundedBy = (restaurant: string) => `${restaurant}: refunded`;
export const ended = (restaurant: string, ending: string) => `${restaurant}: ${ending}`;
export const declinedBy = (who: string) => `declined by ${who}`;
export const canceledBy = (who: string) => `canceled by ${who}`;
export const possibleUntil = (moment: string) => `Possible until ${moment}`;
export const possibleFor = (time: ReactNode) => <>Possible for {time}</>;
export const minutes = (time: string) => `${time} minutes`;
export const andMore = (count: number) => `and ${count} more`;
export const seeWhere = (restaurant: string) => `See where ${restaurant} is`;
export const pickUpAt = (address: string) => `Pick up at ${address}`;
export const bringsIt = (rider: ReactNode) => <>{rider} brings it</>;
export const call = 'Call';
export const callRider = (rider: string) => `Call ${rider}`;
export const progressOf = (restaurant: string) => `Progress of ${restaurant}`;
export const pleasePayBy = (moment: string) => `Please pay by ${moment}. Otherwise this order is canceled.`;
export const payBy = (moment: string) => `Pay by ${moment}, or it is canceled`;
export const orderNumber = (oid: string) => `Order #${oid}`;
export const addressInCity = ({ address, city }: { address: string; city: string }) => `${address}, ${city}`;
export const reason = (reason: string) => `Reason: ${reason}`;
export const answersBy = (moment: string) => `The restaurant answers by ${moment}`;
export const readyToPickUp = (when: string) => `Ready to pick up ${when}`;
export const withYou = (when: string) => `With you ${when}`;
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
    The time you chose, {wish}, {isOver ? 'is over' : 'has begun'}. If you pay now, your food{' '}
    {isOver ? `${isPickup ? 'is ready' : 'comes'} later than that` : 'may be later than that'}. You can also{' '}
    {link('cancel the order')} and choose another time.
  </>
);
export const loadingOrders = 'Loading your orders';
export const number = 'Number';
export const delayed = 'Delayed';
export const times = (count: number, dish: string) => `${count} × ${dish}`;
export const refundedSum = (amount: string) => `Refunded: ${amount}`;
