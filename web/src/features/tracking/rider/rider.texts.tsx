import type { ReactNode } from 'react';

export const comma = ', ';
export const inTheBag = 'In the bag';
export const paid = 'Paid';
export const notPaid = 'Not paid';
export const cardNotPaid =
  'This card order is not paid yet. Before you hand it over, ask the customer to pay on their order page, or call the restaurant:';
export const delivered = 'Delivered';
export const theyKnow = 'The restaurant and the customer know. Thank you!';
export const deliveredWaits = 'Delivered is waiting for a connection. It is sent by itself; you can go on.';
export const noLongerShared = 'Your location is no longer shared.';
export const ok = 'OK';
export const noSignal = 'No signal';
export const noConnection =
  'Your phone has no connection. The delivery comes back by itself as soon as there is one; until then your location is not sent.';
export const tryAgain = 'Try again';
export const actions = 'Actions';
export const buttonComes = 'The Delivered button comes when the restaurant has handed the order over.';
export const navigate = 'Navigate';
export const call = 'Call';
export const askDelivered = 'Delivered?';
export const lastDelivered = 'The customer has the food, and this page no longer shares your location.';
export const othersRemain = (count: number) =>
  `The customer has the food. ${count} other ${count === 1 ? 'delivery remains' : 'deliveries remain'}.`;
export const yesDelivered = 'Yes, delivered';
export const isOver = 'This delivery is over';
export const isOverText = 'Thank you! Your location is no longer shared; you can close this page.';
export const wasCanceled = 'This order was canceled';
export const takeBack = 'Please take the food back to the restaurant. Your location is no longer shared.';
export const linkNotValid = 'This link is not valid';
export const linkNotValidText =
  'The order may have gone to another rider, or the restaurant has made a new link. Ask them for it.';
export const connecting = 'Connecting...';
export const connected = 'Connected';
export const tryingAgain = 'No connection, trying again...';
export const ended = 'Ended';
export const connection = 'Connection';
export const lastSent = 'Last sent';
export const notYet = 'not yet';
export const accuracy = 'Accuracy';
export const unknown = 'unknown';
export const screen = 'Screen';
export const staysOn = 'stays on';
export const mayTurnOff = 'may turn off: keep this page open';
export const sending = 'Sending Live Location...';
export const sharingEnded = 'Sharing has ended';
export const noLongerSent = 'Your location is no longer sent.';
export const willNotBeSent = 'Your location will not be sent';
export const customerDoesNotSee =
  'The customer does not see where you are, also after the restaurant has handed the order over.';
export const notBeingSent = 'Your location is not being sent';
export const notShared = 'Your location is not shared';
export const lookingForLocation = 'Looking for your location';
export const denied =
  'This page may not see your location. Tap the lock beside the address, allow Location, and sending starts by itself.';
export const unsupported =
  'This browser cannot tell your location here. Open the link in another browser, over a secure (https) address.';
export const unavailable =
  'Your location cannot be found right now. Go outside or switch on GPS; we keep trying.';
export const otherPage = 'Another page is sending your location';
export const otherPageText =
  'This delivery is also open in a newer page, and that one sends. Close it, and this page goes on by itself.';
export const connectionLost = 'Your connection is lost. Sending goes on by itself when it is back.';
export const notSentYet = 'Your location is not sent yet';
export const notHandedOver = 'The restaurant has not handed the order over yet. Sending starts by itself.';
export const doNotShare = 'Do not share my location';
export const share = 'Share my location';
export const stopSharing = 'Stop sharing';
export const shareAgain = 'Share my location again';
export const deliveryNotLoaded = 'The delivery could not be loaded.';
export const deliveriesNotLoaded = 'Your deliveries could not be loaded.';
export const deliveredTheyKnow = 'Delivered. The restaurant and the customer know.';
export const collect = (amount: string) => `Collect ${amount}`;
export const collectFirst = (amount: string) => `Collect ${amount} in cash.`;
export const noteIs = (note: string) => `Note: ${note}`;
export const notRecorded = (reason: string) =>
  `Delivered was not recorded: ${reason} Please call the restaurant.`;
export const from = (restaurant: ReactNode) => <>from {restaurant}</>;
export const wantedFor = (time: string) => `Wanted for ${time}`;
export const addressInCity = ({ address, city }: { address: string; city: string }) => `${address}, ${city}`;
export const actionsFor = (customer: string) => `Actions for ${customer}`;
export const callPerson = (customer: string) => `Call ${customer}`;
export const withinMetres = (metres: number) => `within ${metres} m`;
export const secondsAgo = (seconds: number) => `${seconds} s ago`;
export const updatesGo = (seconds: number) => `Updates go every ${seconds} seconds while this page is open.`;
export const noNewLocation = (seconds: number) => `Your phone has found no new location for ${seconds} s.`;
export const noDeliveries = (rider: string) => `No deliveries right now, ${rider}`;
export const appearsByItself = (restaurant: string) =>
  `What ${restaurant} gives you appears here by itself. Your location is not shared.`;
export const deliveryTo = (customer: string) => `Delivery to ${customer}`;
export const doneToday = (count: number) => `Done today (${count})`;
export const inCash = (amount: string) => `${amount} in cash`;
export const cashToday = (amount: string) => `Cash collected today: ${amount}`;
