import { allOf, anyOf } from '../replies/replies.texts.ts';

/** What the page listens to and speaks. */
export const speechLanguage = 'en-US';

export const fieldPrompts = {
  name: 'Your full name?',
  phone: 'Your phone number?',
  address: 'Your delivery address?',
  city: 'Your city?',
};

export const voiceTexts = {
  locationMissing: 'Location not available.',
  locationDenied: 'Please enable location services to use voice ordering.',
  locationUnsupported: 'Geolocation not supported by your browser.',
  nothingFoundSpoken: "Sorry, I couldn't find any items matching your request. Please try again.",
  nothingFoundShown: 'No items found matching your request. Please try again.',
  listeningFailed: "Sorry, I couldn't start listening. Please try again.",
  microphoneFailed: "Sorry, I couldn't start the microphone. Please try again.",
  microphoneRefused: 'Microphone access is blocked. Allow it in your browser settings, or type instead.',
  typeInstead: 'You can type it instead.',
  takeBackFailed: 'Your cart could not be put back as it was. Please check it.',
  sendFailed: 'Failed to process voice input',
  sendRefused: 'Something went wrong',
  notChanged: 'I did not understand what to change.',
  whatToChange: 'What shall I change?',
  inCartAlready: 'In your cart:',
  inCartNow: 'Got it. Anything else?',
  more: 'Anything else?',
  welcome: 'You are welcome.',
  hello: 'Hello.',
  sayWhat: 'Tell me what you would like, for example two chicken biryani.',
  emptied: 'Your order is empty now.',
  nothingSaid: 'Nothing was ordered here yet.',
  previewEmptied: 'The preview is empty now.',
  takenBack: 'Taken back.',
  doneAgain: 'Done again.',
  cannotRedo: 'There is nothing to do again.',
  cannotUndo: 'There is nothing I can take back by itself. Say what to remove or change.',
  nothingYet: 'Your order is empty. Tell me what you would like, for example two chicken biryani.',
  sayYes: 'Say or type yes to put it into your cart.',
  chooseOne: 'Please choose.',
  itemsAdded: 'All items added to cart',
  itemsNotAdded: 'Not everything could be added. Say yes to try again.',
  orderFailed: 'Order could not be submitted.',
  sameAddress: 'Same address as last time?',
  sameName: 'Same name and phone number as last time?',
  askedLater: 'I ask for the address when your order is complete.',
  noAddressKnown: 'There is no address of an earlier order.',
  sayYesOrNo: 'Say yes or no.',
  offerOpen: 'Say yes or no, or say your full name.',
  offerOpenTyped: 'Press Yes or No, or type your full name.',
  fieldHeard: 'Confirm, or say again?',
  filledIn: 'Confirm to place the order, or change a field.',
  notUnderstood: 'I did not understand that.',
  savedPlaceUsed: 'Your location is not available, so we go by the place you used last.',
  orderConfirmed: 'Order confirmed successfully!',
};

export const sentence = (text: string) => `${text}.`;
export const beforeTaxAndFees = (sum: string) => `${sum} together, before tax and fees.`;
export const withTaxAndFees = (sum: string) => `${sum} together, with tax and fees.`;
export const emptySoFar = 'Your order is empty so far.';
export const putIntoCart = (lines: readonly string[], sum: string) =>
  `Put ${allOf(lines)} into your cart for ${sum} before tax and fees?`;

export const areOut = (titles: readonly string[]) =>
  `${allOf(titles)} ${titles.length > 1 ? 'are' : 'is'} out`;
export const areNow = (lines: readonly string[]) => `now ${allOf(lines)}`;
export const areAdded = (lines: readonly string[]) => `${allOf(lines)} added`;
export const changedTo = (changes: string, sum: string) =>
  `${changes && `${changes}: `}${sum} before tax and fees.`;

export const yes = 'Yes';
export const isThatRight = (line: string) => `${line}, is that right?`;
export const whichOf = (what: string, choices: readonly string[]) => `${what}: ${anyOf(choices)}?`;

export const outOfReach = (title: string, restaurant: string, km: number) =>
  `${title} at ${restaurant} is out of reach, ${km} km away.`;
export const hasNo = (kitchen: string, text: string) => `${kitchen} has no “${text}”.`;
export const dishFrom = (title: string, restaurant: string) => `${title} from ${restaurant}`;
export const instead = (titles: readonly string[]) => `Would you like ${anyOf(titles)} instead?`;
export const shallIAdd = (titles: readonly string[]) => `Shall I add ${anyOf(titles)}?`;

export const closedAdvice = 'You cannot order from it now.';
export const notServedAdvice = 'You cannot order it now.';
export const pickUpAdvice = 'You can pick it up.';
export const belowMinimum = (kitchen: string, least: string, missing: string) =>
  `${kitchen} takes orders from ${least}. ${missing} is missing.`;
export const orderForLater = 'In the cart you can order it for later.';
export const choosePickUp = 'In the cart you can choose to pick it up.';
export const shallITakeOut = (titles: readonly string[]) => `Shall I take out ${allOf(titles)}?`;
export const takeOut = 'Take it out';
export const keepIt = 'Keep it';

export const goesTo = (place: string) => `It goes to ${place}.`;
export const orTo = (labels: readonly string[]) => `Or to ${anyOf(labels)}?`;
export const knownAddresses = (labels: readonly string[]) => `I know ${anyOf(labels)}.`;
export const unknownAddress = (label: string) => `I know no address called “${label}”.`;
export const orderFor = (order: string, receiver: string) => `Your order: ${order} For ${receiver}.`;
