import { hoursInUrdu } from '@nearbite/domain/times/hours-in-urdu';
import { listOf } from './list-of.ts';

export { WEEKDAYS } from '@nearbite/contract/restaurants/weekdays.texts.ur';

export const comma = '، ';
export const anyOf = (names: readonly string[]) => listOf(names, comma, ' یا ');
export const allOf = (names: readonly string[]) => listOf(names, comma, ' اور ');
export const andMore = (names: readonly string[], more: number) => `${names.join(comma)} اور مزید ${more}`;

export const no = 'نہیں';

export const noSpeech = 'کوئی آواز سنائی نہیں دی۔';
export const help =
  'بولیں یا لکھیں کہ آپ کیا لیں گے، یا پوچھیں کہ کیا کیا ہے۔ یہ باتیں بھی سمجھ آتی ہیں: آرڈر بھیج دو، جی ہاں، نان ہٹا دو، کتنے پیسے ہوئے۔';
export const noUsual = 'معلوم نہیں کہ آپ نے پہلے کیا لیا تھا۔ بتائیں آپ کیا لیں گے۔';

export const soldOut = (title: string, restaurant: string) => `${restaurant} میں ${title} ابھی ختم ہے۔`;
export const notFound = (text: string) => `”${text}“ نہیں ملا۔`;
export const notInOrder = (text: string) => `آپ کے آرڈر میں ${text} نہیں ہے۔`;

export const allergiesNoted = (allergies: readonly string[]) =>
  `ہر کھانے کے ساتھ کچن کے لیے ”${allergies.join(comma)}“ لکھ دیا ہے۔ کھانے کی تفصیل میں سب کچھ نہیں لکھا ہوتا: معاملہ سنگین ہو تو براہِ کرم کچن کو فون کر لیں۔`;
export const noAllergyNoted = 'کوئی الرجی لکھی ہوئی نہیں تھی۔';
export const allergiesForgotten = (allergies: readonly string[]) =>
  `اب آپ کے کھانوں کے ساتھ ”${allergies.join(comma)}“ نہیں لکھا جائے گا۔`;

export const isIt = (line: string) => `${line}؟`;
export const amountUnclear = 'تعداد سمجھ نہیں آئی۔';
export const amountCut = (asked: number | string, most: number) =>
  `آپ نے ${asked} کا کہا تھا۔ ایک کھانا زیادہ سے زیادہ ${most} مل سکتا ہے۔`;
export const whichOne = (titles: readonly string[]) => `کون سا: ${anyOf(titles)}؟`;
export const didYouMean = (titles: readonly string[]) => `کیا آپ کی مراد ${anyOf(titles)} ہے؟`;

export const closed = (kitchen: string) => `${kitchen} اس وقت بند ہے۔`;
export const opensOn = (day: string, time: string) => hoursInUrdu(`${day} کو ${time} بجے کھلے گا۔`);
export const servedFrom = (title: string, day: string, time: string) =>
  hoursInUrdu(`${title} کا وقت ${day} کو ${time} بجے شروع ہو گا۔`);
export const doesNotDeliver = (kitchen: string) => `${kitchen} آپ تک ڈیلیوری نہیں کرتا۔`;
export const closedNow = 'ابھی بند';
export const notServedNow = 'ابھی دستیاب نہیں';

export const comesNearest = (names: readonly string[]) => `اس سے ملتا جلتا: ${anyOf(names)}۔`;
export const costs = (title: string, restaurant: string, price: string) =>
  `${restaurant} میں ${title} کی قیمت ${price} ہے۔`;
export const yesAt = (title: string, restaurant: string, price: string) =>
  `جی ہاں: ${restaurant} میں ${title}، ${price}۔`;
export const thereIs = (names: string) => `یہ دستیاب ہے: ${names}۔`;
export const fromPrice = (price: string) => `${price} سے شروع`;
export const kitchensClosed = 'ان کے ریستوران اس وقت بند ہیں۔';
