import { ALLERGEN_LABELS } from '@nearbite/contract/catalog/diets.texts.ur';
import { leftToRight } from '@nearbite/domain/text/left-to-right';
import { hoursInUrdu } from '@nearbite/domain/times/hours-in-urdu';
import { allOf, anyOf, comma } from './replies.texts.ur.ts';

export { DIET_LABELS as diets } from '@nearbite/contract/catalog/diets.texts.ur';

export const twoAndOne = (first: string, second: string) => `دو ${first} اور ایک ${second}`;
export const oneAndFour = (first: string, second: string) => `ایک ${first} اور چار ${second}`;
export const oneOrTwo = (title: string) => `ایک ${title}، نہیں، دو کر دیں`;

export const unknownKitchen = (name: string) => `آپ کے قریب ”${name}“ نام کا کوئی ریستوران نہیں۔`;
export const nobodyDelivers = 'آپ کی جگہ تک کوئی ریستوران ڈیلیوری نہیں کرتا۔';

export const openNow = (kitchen: string) => `${kitchen} اس وقت کھلا ہے۔`;
export const openUntil = (kitchen: string, time: string) =>
  hoursInUrdu(`${kitchen} اس وقت کھلا ہے، ${time} بجے تک۔`);
export const ordersFrom = (kitchen: string, amount: string) => `${kitchen} کا کم از کم آرڈر ${amount} ہے۔`;
export const noMinimum = (kitchen: string) => `${kitchen} میں کم از کم آرڈر کی کوئی شرط نہیں۔`;
export const deliversFree = (kitchen: string) => `${kitchen} کی ڈیلیوری آپ تک مفت ہے۔`;
export const deliversFor = (kitchen: string, fee: string) =>
  `${kitchen} سے آپ تک ڈیلیوری کے ${fee} لگتے ہیں۔`;
export const atLeast = (fee: string) => `کم از کم ${fee}`;
export const freeFrom = (amount: string) => `${amount} یا زیادہ کے آرڈر پر ڈیلیوری مفت ہے۔`;
export const delivers = (kitchen: string) => `جی ہاں، ${kitchen} آپ تک ڈیلیوری کرتا ہے۔`;
export const pickUpThere = 'وہاں سے خود لے جانے کی سہولت ہے۔';
export const timeWhenAccepted = (kitchen: string) => `آرڈر قبول ہونے پر ${kitchen} وقت بتائے گا۔`;
export const someKitchen = 'ریستوران';
export const takesMinutes = (kitchen: string, minutes: number) =>
  `${kitchen} کو تقریباً ${minutes} منٹ لگتے ہیں۔`;
export const pickUpAt = (kitchen: string) => `جی ہاں، ${kitchen} سے خود لے جانے کی سہولت ہے۔`;
export const deliversOnly = (kitchen: string) => `${kitchen} صرف ڈیلیوری کرتا ہے۔`;
export const cardsAndCash = (kitchen: string) => `${kitchen} میں کارڈ بھی چلتا ہے، اور دروازے پر نقد بھی۔`;
export const cardsOnly = (kitchen: string) => `${kitchen} میں صرف کارڈ چلتا ہے۔`;
/** Isolated: its groups would change places among words from right to left. */
export const phoneOf = (kitchen: string, phone: string) => `${kitchen}: ${leftToRight(phone)}۔`;

export const someOpen = (open: number, all: number, names: string) =>
  `آپ کے قریب ${all} میں سے ${open} ریستوران ${open === 1 ? 'کھلا ہے' : 'کھلے ہیں'}: ${names}۔`;
export const allClosed = (all: number) => `آپ کے قریب تمام ${all} ریستوران اس وقت بند ہیں۔`;
export const aboutMinutes = (minutes: number) => `تقریباً ${minutes} منٹ۔`;
export const minutesBetween = (least: number, most: number) => `ریستوران کے حساب سے ${least} سے ${most} منٹ۔`;
export const leastOrder = (amount: string) => `کم از کم آرڈر ${amount} ہے۔`;
export const deliveryCosts = (amount: string) => `ڈیلیوری کی فیس ${amount} ہے۔`;
export const amountsBetween = (least: string, most: string) => `ریستوران کے حساب سے ${least} سے ${most} تک`;
export const someDeliver = (count: number, names: string) =>
  `${count} ریستوران آپ تک ڈیلیوری ${count === 1 ? 'کرتا ہے' : 'کرتے ہیں'}: ${names}۔`;
export const pickUpAtSome = (names: string) => `یہاں سے خود لے جانے کی سہولت ہے: ${names}۔`;
export const noPickUp = 'آپ کے قریب کسی ریستوران سے خود لے جانے کی سہولت نہیں۔';
export const cashAtSome = (names: string) => `کارڈ ہر ریستوران میں چلتا ہے۔ نقد یہاں چلتا ہے: ${names}۔`;
export const noCash = 'کارڈ ہر ریستوران میں چلتا ہے، نقد یہاں کوئی نہیں لیتا۔';
export const callWhich = 'کس ریستوران کو فون کرنا ہے؟ اس کا نام لے کر پوچھیں۔';

export const comeFrom = (titles: readonly string[], count: number, kitchen: string) =>
  `${allOf(titles)} ${kitchen} سے ${count > 1 ? 'ہیں' : 'ہے'}۔`;
export const thatIsFrom = (kitchens: string) => `یہ ${kitchens} سے ہے۔`;
export const nothingOrdered = 'آپ کے آرڈر میں ابھی کچھ نہیں۔';

export const onMenus = (kinds: string) =>
  `مینو میں یہ ہے: ${kinds}۔ ان میں سے کسی کا پوچھیں، یا کھانے کا نام لیں۔`;
export const spicyDishes = (names: string) => `تیز مرچ والے، یا جن میں مرچ تیز ہو سکتی ہے: ${names}۔`;
export const noSpicyDish = 'یہاں تیز مرچ والا کوئی کھانا معلوم نہیں۔';
export const dietDishes = (diet: string, names: string) => `مینو کے مطابق ${diet}: ${names}۔`;
export const noDietDish = (diet: string) => `یہاں کوئی ${diet} کھانا معلوم نہیں۔`;
export const oftenOrdered = (names: string) => `لوگ اکثر یہ منگواتے ہیں: ${names}۔`;
export const nothingToOrder = 'اس وقت یہاں کچھ آرڈر نہیں ہو سکتا۔';
export const cheapest = (names: string) => `یہاں سب سے سستا: ${names}۔`;
export const mostExpensive = (names: string) => `یہاں سب سے مہنگا: ${names}۔`;
export const upTo = (amount: string, names: string) => `${amount} تک: ${names}۔`;
export const nothingNow = 'اس وقت کچھ نہیں';
export const noneNow = 'ان میں سے اس وقت کچھ نہیں مل سکتا۔';

export const dishGone = 'وہ کھانا اب نہیں مل سکتا۔';
export const whichDish = 'کس کھانے کی بات ہے؟';
export const hasHeat = (title: string, level: string, others: readonly string[]) =>
  `آپ نے ${title} میں مرچ ${level} رکھی ہے۔ ${anyOf(others)} بھی ہو سکتی ہے۔`;
export const comesIn = (title: string, levels: readonly string[]) =>
  `${title} میں مرچ ${anyOf(levels)} ہو سکتی ہے۔`;
export const isSpicy = (title: string) => `جی ہاں، ${title} میں مرچ تیز ہے۔`;
export const notMarkedSpicy = (title: string) => `${title} کے ساتھ تیز مرچ نہیں لکھی۔`;
export const suitsDiet = (title: string, diet: string) => `جی ہاں، مینو کے مطابق ${title} ${diet} ہے۔`;
export const notOfDiet = (title: string, diet: string) => `نہیں، ${title} ${diet} نہیں ہے۔`;
export const dietUnknown = (title: string, diet: string) =>
  `مینو میں نہیں لکھا کہ ${title} ${diet} ہے یا نہیں۔`;

const { milk, nuts, gluten, eggs, fish, peanuts, soybeans, sesame, mustard, celery } = ALLERGEN_LABELS;
const [almond, cashew, pistachio, walnut] = ['بادام', 'کاجو', 'پستہ', 'اخروٹ'];
const [wheat, butter, cream, yogurt, prawn] = ['گندم', 'مکھن', 'کریم', 'دہی', 'جھینگے'];
export const foods: Readonly<Record<string, string>> = {
  ...{ contain: 'شامل', allergen: 'الرجی والے اجزاء', ingredient: 'اجزاء' },
  ...{ milk, doodh: milk, dairy: 'دودھ کی چیزیں', lactose: 'لیکٹوز', paneer: 'پنیر', cheese: 'چیز' },
  ...{ butter, makhan: butter, cream, malai: 'ملائی', yogurt, dahi: yogurt, ghee: 'گھی' },
  ...{ nut: nuts, peanut: peanuts, mungphali: peanuts, moongphali: peanuts, coconut: 'ناریل' },
  ...{ almond, badam: almond, cashew, kaju: cashew, pistachio, pista: pistachio, walnut, akhrot: walnut },
  ...{ gluten, wheat, flour: 'آٹا', maida: 'میدہ', egg: eggs, anda: eggs, anday: eggs, ande: eggs },
  ...{ fish, machli: fish, machhli: fish, seafood: 'سمندری کھانے', shellfish: ALLERGEN_LABELS.crustaceans },
  ...{ prawn, shrimp: prawn, jheenga: prawn, soy: soybeans, soya: soybeans, sesame, til: sesame },
  ...{ mustard, sarson: mustard, celery, pork: 'سور کا گوشت', alcohol: 'شراب', halal: 'حلال' },
  ...{ chicken: 'چکن', beef: 'بیف', mutton: 'مٹن', meat: 'گوشت', onion: 'پیاز', garlic: 'لہسن' },
};
export const dishesWithout = (food: string, titles: readonly string[]) =>
  `تفصیل کے مطابق ${food} کے بغیر: ${allOf(titles)}۔ تسلی کے لیے کچن سے پوچھ لیں۔`;
export const noDishWithout = (food: string) =>
  `کسی کھانے کی تفصیل میں نہیں لکھا کہ وہ ${food} کے بغیر ہے۔ کسی ایک کھانے کا پوچھیں، یا اس کے کچن سے۔`;
export const cardSays = (title: string, kitchen: string, quote: string) =>
  `${kitchen} کے مینو میں ${title} کے ساتھ لکھا ہے: ”${quote}“۔`;
export const careful = (says: string) => `احتیاط: ${says}`;
export const yesSays = (says: string) => `جی ہاں: ${says}`;
export const noSays = (says: string) => `نہیں: ${says}`;
export const askKitchen = (kitchen: string, phone: string) =>
  `براہِ کرم کچن سے پوچھ لیں: ${[kitchen, phone && leftToRight(phone)].filter(Boolean).join(comma)}۔`;
export const toBeSure = (advice: string) => `تسلی کے لیے ${advice}`;
export const notMentioned = (title: string, food: string) =>
  `${title} کی تفصیل میں ${food} کا ذکر نہیں، اس لیے کچھ کہا نہیں جا سکتا۔`;
export const itSays = (quote: string) => `اس میں لکھا ہے: ”${quote}“۔`;
export const cardsMention = (titles: readonly string[], food: string) =>
  `${allOf(titles)} کی تفصیل میں ${food} یا اس جیسی چیز لکھی ہے۔`;
export const cardsPromise = (titles: readonly string[], food: string) =>
  `${allOf(titles)} کی تفصیل میں لکھا ہے کہ ${food} نہیں ہے۔`;
export const cardsAreSilent = (titles: readonly string[], food: string) =>
  `${allOf(titles)} کی تفصیل میں ${food} کا ذکر نہیں: براہِ کرم کچن سے پوچھ لیں۔`;
export const fullStop = '۔';
