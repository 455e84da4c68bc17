// What the page says by itself and what the server answers, which knows the language of whoever asks only then.
import { listOf } from './list-of.ts';

export { WEEKDAYS } from '@nearbite/contract/restaurants/weekdays.texts';

export const comma = ', ';
export const anyOf = (names: readonly string[]) => listOf(names, comma, ' or ');
export const allOf = (names: readonly string[]) => listOf(names, comma, ' and ');
export const andMore = (names: readonly string[], more: number) => `${names.join(comma)} and ${more} more`;

/** Said or tapped where none of the choices is right. */
export const no = 'No';

export const noSpeech = 'No speech detected.';
export const help =
  'Say or type what you would like, or ask what there is. Other words I know: send order, yes, remove the naan, how much is it.';
export const noUsual = 'I do not know what you had before. Tell me what you would like.';

export const soldOut = (title: string, restaurant: string) => `${title} at ${restaurant} is sold out.`;
export const notFound = (text: string) => `I did not find “${text}”.`;
export const notInOrder = (text: string) => `There is no ${text} in your order.`;

/** What was told of an allergy is on every line, and what a card does not mention is no promise. */
export const allergiesNoted = (allergies: readonly string[]) =>
  `I note “${allergies.join(comma)}” for the kitchen with every dish. A card may not tell everything: if it is serious, please call the kitchen.`;
export const noAllergyNoted = 'No allergy was noted.';
export const allergiesForgotten = (allergies: readonly string[]) =>
  `I no longer note “${allergies.join(comma)}” with your dishes.`;

export const isIt = (line: string) => `${line}?`;
export const amountUnclear = 'I did not get how many.';
export const amountCut = (asked: number | string, most: number) =>
  `You asked for ${asked}. The most of one dish is ${most}.`;
export const whichOne = (titles: readonly string[]) => `Which one: ${anyOf(titles)}?`;
export const didYouMean = (titles: readonly string[]) => `Did you mean ${anyOf(titles)}?`;

export const closed = (kitchen: string) => `${kitchen} is closed right now.`;
export const opensOn = (day: string, time: string) => `It opens on ${day} at ${time}.`;
export const servedFrom = (title: string, day: string, time: string) =>
  `${title} is served from ${day} at ${time}.`;
export const doesNotDeliver = (kitchen: string) => `${kitchen} does not deliver to you.`;
/** Behind a name, in brackets. */
export const closedNow = 'closed now';
export const notServedNow = 'not served now';

export const comesNearest = (names: readonly string[]) => `What comes nearest: ${anyOf(names)}.`;
export const costs = (title: string, restaurant: string, price: string) =>
  `${title} at ${restaurant} is ${price}.`;
export const yesAt = (title: string, restaurant: string, price: string) =>
  `Yes: ${title} at ${restaurant}, ${price}.`;
export const thereIs = (names: string) => `There is ${names}.`;
export const fromPrice = (price: string) => `from ${price}`;
export const kitchensClosed = 'Their kitchens are closed right now.';
