import type { DetailField } from '../details/spoken-details.ts';

/** How the page speaks, listens and beeps. Milliseconds unless named otherwise. */
export const voiceSettings = {
  language: 'en-US',
  continuous: true,
  speechRate: 0.9,
  beepHertz: 800,
  beepShape: 'sine',
  beepSeconds: 0.3,
  microphoneAfterBeepMs: 1000,
  nextFieldAfterConfirmMs: 800,
  readBackAfterMs: 2500,
  resetAfterOrderMs: 4000,
  draftKey: 'voiceOrderData',
} as const;

/** The order in which delivery details are asked for. */
export const detailFields: readonly DetailField[] = ['name', 'phone', 'address', 'city'];

const fieldPrompts: Readonly<Record<DetailField, string>> = {
  name: 'Your full name?',
  phone: 'Your phone number?',
  address: 'Your delivery address?',
  city: 'Your city?',
};

export const promptFor = (field: DetailField): string => fieldPrompts[field];

export const voiceTexts = {
  noSpeech: 'No speech detected.',
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
  beforeTaxAndFees: 'together, before tax and fees.',
  withTaxAndFees: 'together, with tax and fees.',
  inCartAlready: 'In your cart:',
  inCartNow: 'Got it. Anything else?',
  more: 'Anything else?',
  welcome: 'You are welcome.',
  hello: 'Hello.',
  sayWhat: 'Tell me what you would like, for example two chicken biryani.',
  help: 'Say or type what you would like, or ask what there is. Other words I know: send order, yes, remove the naan, how much is it.',
  emptied: 'Your order is empty now.',
  nothingSaid: 'Nothing was ordered here yet.',
  previewEmptied: 'The preview is empty now.',
  takenBack: 'Taken back.',
  doneAgain: 'Done again.',
  cannotRedo: 'There is nothing to do again.',
  cannotUndo: 'There is nothing I can take back by itself. Say what to remove or change.',
  noUsual: 'I do not know what you had before. Tell me what you would like.',
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
} as const;
