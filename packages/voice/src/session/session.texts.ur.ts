import { allOf, anyOf } from '../replies/replies.texts.ur.ts';

export const speechLanguage = 'ur-PK';

export const fieldPrompts = {
  name: 'آپ کا پورا نام؟',
  phone: 'آپ کا فون نمبر؟',
  address: 'ڈیلیوری کا پتہ؟',
  city: 'آپ کا شہر؟',
};

export const voiceTexts = {
  locationMissing: 'مقام دستیاب نہیں۔',
  locationDenied: 'بول کر آرڈر کرنے کے لیے براہِ کرم مقام کی اجازت دیں۔',
  locationUnsupported: 'آپ کا براؤزر مقام نہیں بتا سکتا۔',
  nothingFoundSpoken: 'معذرت، آپ کی درخواست کے مطابق کچھ نہیں ملا۔ براہِ کرم دوبارہ کوشش کریں۔',
  nothingFoundShown: 'آپ کی درخواست کے مطابق کچھ نہیں ملا۔ براہِ کرم دوبارہ کوشش کریں۔',
  listeningFailed: 'معذرت، سننا شروع نہیں ہو سکا۔ براہِ کرم دوبارہ کوشش کریں۔',
  microphoneFailed: 'معذرت، مائیکروفون شروع نہیں ہو سکا۔ براہِ کرم دوبارہ کوشش کریں۔',
  microphoneRefused: 'مائیکروفون کی اجازت بند ہے۔ براؤزر کی ترتیبات میں اجازت دیں، یا لکھ کر آرڈر کریں۔',
  typeInstead: 'آپ لکھ بھی سکتے ہیں۔',
  takeBackFailed: 'آپ کا کارٹ پہلے جیسا نہیں کیا جا سکا۔ براہِ کرم اسے دیکھ لیں۔',
  sendFailed: 'آپ کی بات پر کارروائی نہیں ہو سکی',
  sendRefused: 'کوئی مسئلہ پیش آ گیا',
  notChanged: 'سمجھ نہیں آیا کہ کیا بدلنا ہے۔',
  whatToChange: 'کیا بدلوں؟',
  inCartAlready: 'آپ کے کارٹ میں:',
  inCartNow: 'ٹھیک ہے۔ کچھ اور؟',
  more: 'کچھ اور؟',
  welcome: 'کوئی بات نہیں۔',
  hello: 'السلام علیکم۔',
  sayWhat: 'بتائیں آپ کیا لیں گے، مثلاً دو چکن بریانی۔',
  emptied: 'آپ کا آرڈر اب خالی ہے۔',
  nothingSaid: 'یہاں ابھی کچھ آرڈر نہیں ہوا۔',
  previewEmptied: 'جائزہ اب خالی ہے۔',
  takenBack: 'واپس لے لیا۔',
  doneAgain: 'دوبارہ کر دیا۔',
  cannotRedo: 'دوبارہ کرنے کو کچھ نہیں۔',
  cannotUndo: 'ایسا کچھ نہیں جو خود واپس لیا جا سکے۔ بتائیں کیا ہٹانا یا بدلنا ہے۔',
  nothingYet: 'آپ کا آرڈر خالی ہے۔ بتائیں آپ کیا لیں گے، مثلاً دو چکن بریانی۔',
  sayYes: 'کارٹ میں ڈالنے کے لیے جی ہاں بولیں یا لکھیں۔',
  chooseOne: 'براہِ کرم چنیں۔',
  itemsAdded: 'سب کھانے کارٹ میں شامل ہو گئے',
  itemsNotAdded: 'سب کچھ شامل نہیں ہو سکا۔ دوبارہ کوشش کے لیے جی ہاں بولیں۔',
  orderFailed: 'آرڈر نہیں بھیجا جا سکا۔',
  sameAddress: 'وہی پتہ جو پچھلی بار تھا؟',
  sameName: 'وہی نام اور فون نمبر جو پچھلی بار تھا؟',
  askedLater: 'پتہ آرڈر مکمل ہونے پر پوچھا جائے گا۔',
  noAddressKnown: 'پہلے کے کسی آرڈر کا پتہ موجود نہیں۔',
  sayYesOrNo: 'جی ہاں یا نہیں بولیں۔',
  offerOpen: 'جی ہاں یا نہیں بولیں، یا اپنا پورا نام بتائیں۔',
  offerOpenTyped: 'جی ہاں یا نہیں دبائیں، یا اپنا پورا نام لکھیں۔',
  fieldHeard: 'تصدیق کریں، یا دوبارہ بولیں گے؟',
  filledIn: 'آرڈر دینے کے لیے تصدیق کریں، یا کچھ بدل لیں۔',
  notUnderstood: 'یہ بات سمجھ نہیں آئی۔',
  savedPlaceUsed: 'آپ کا مقام دستیاب نہیں، اس لیے وہی جگہ رکھی ہے جو آپ نے پچھلی بار استعمال کی تھی۔',
  orderConfirmed: 'آرڈر کی تصدیق ہو گئی!',
};

export const sentence = (text: string) => `${text}۔`;
export const beforeTaxAndFees = (sum: string) => `کل ${sum}، ٹیکس اور فیس کے بغیر۔`;
export const withTaxAndFees = (sum: string) => `کل ${sum}، ٹیکس اور فیس سمیت۔`;
export const emptySoFar = 'ابھی آپ کا آرڈر خالی ہے۔';
export const putIntoCart = (lines: readonly string[], sum: string) =>
  `${allOf(lines)}: ٹیکس اور فیس کے بغیر ${sum}۔ کارٹ میں ڈال دوں؟`;

export const areOut = (titles: readonly string[]) => `${allOf(titles)} اب آرڈر میں نہیں`;
export const areNow = (lines: readonly string[]) => `اب ${allOf(lines)}`;
export const areAdded = (lines: readonly string[]) => `${allOf(lines)} بھی شامل`;
export const changedTo = (changes: string, sum: string) =>
  `${changes && `${changes}: `}ٹیکس اور فیس کے بغیر ${sum}۔`;

export const yes = 'جی ہاں';
export const isThatRight = (line: string) => `${line}، ٹھیک ہے؟`;
export const whichOf = (what: string, choices: readonly string[]) => `${what}: ${anyOf(choices)}؟`;

export const outOfReach = (title: string, restaurant: string, km: number) =>
  `${restaurant} سے ${title} کی ڈیلیوری ممکن نہیں، فاصلہ ${km} کلومیٹر ہے۔`;
export const hasNo = (kitchen: string, text: string) => `${kitchen} میں ”${text}“ نہیں ہے۔`;
export const dishFrom = (title: string, restaurant: string) => `${restaurant} سے ${title}`;
export const instead = (titles: readonly string[]) => `اس کی جگہ ${anyOf(titles)} لیں گے؟`;
export const shallIAdd = (titles: readonly string[]) => `کیا ${anyOf(titles)} شامل کروں؟`;

export const closedAdvice = 'ابھی وہاں سے آرڈر نہیں ہو سکتا۔';
export const notServedAdvice = 'ابھی یہ آرڈر نہیں ہو سکتا۔';
export const pickUpAdvice = 'آپ خود جا کر لے سکتے ہیں۔';
export const belowMinimum = (kitchen: string, least: string, missing: string) =>
  `${kitchen} کا کم از کم آرڈر ${least} ہے۔ ابھی ${missing} کم ہیں۔`;
export const orderForLater = 'کارٹ میں آپ بعد کے وقت کا آرڈر دے سکتے ہیں۔';
export const choosePickUp = 'کارٹ میں آپ خود جا کر لینا چن سکتے ہیں۔';
export const shallITakeOut = (titles: readonly string[]) => `کیا ${allOf(titles)} نکال دوں؟`;
export const takeOut = 'نکال دیں';
export const keepIt = 'رہنے دیں';

export const goesTo = (place: string) => `آرڈر اس پتے پر جائے گا: ${place}۔`;
export const orTo = (labels: readonly string[]) => `یا ${anyOf(labels)} پر؟`;
export const knownAddresses = (labels: readonly string[]) => `یہ پتے معلوم ہیں: ${anyOf(labels)}۔`;
export const unknownAddress = (label: string) => `”${label}“ نام کا کوئی پتہ معلوم نہیں۔`;
export const orderFor = (order: string, receiver: string) => `آپ کا آرڈر: ${order} نام اور پتہ: ${receiver}۔`;
