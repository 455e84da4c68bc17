// What only the server says: its answers to questions about kitchens, menus, dishes and what is in them.
import { allOf, anyOf } from './replies.texts.ts';

export { DIET_LABELS as diets } from '@nearbite/contract/catalog/diets.texts';

/** Sentences to try, from the plain to the daring. */
export const twoAndOne = (first: string, second: string) => `Two ${first} and one ${second}`;
export const oneAndFour = (first: string, second: string) => `Ek ${first} aur char ${second}`;
export const oneOrTwo = (title: string) => `One ${title}, no, make that two`;

export const unknownKitchen = (name: string) => `I know no kitchen called “${name}” near you.`;
export const nobodyDelivers = 'No kitchen delivers to your place.';

export const openNow = (kitchen: string) => `${kitchen} is open now.`;
export const openUntil = (kitchen: string, time: string) => `${kitchen} is open now, until ${time}.`;
export const ordersFrom = (kitchen: string, amount: string) => `${kitchen} takes orders from ${amount}.`;
export const noMinimum = (kitchen: string) => `${kitchen} has no minimum order.`;
export const deliversFree = (kitchen: string) => `${kitchen} delivers to you for free.`;
export const deliversFor = (kitchen: string, fee: string) =>
  `${kitchen} takes ${fee} for the delivery to you.`;
export const atLeast = (fee: string) => `at least ${fee}`;
export const freeFrom = (amount: string) => `From ${amount} on it is free.`;
export const delivers = (kitchen: string) => `Yes, ${kitchen} delivers to you.`;
export const pickUpThere = 'You can pick it up there.';
export const timeWhenAccepted = (kitchen: string) =>
  `${kitchen} tells the time when it has accepted your order.`;
export const someKitchen = 'The kitchen';
export const takesMinutes = (kitchen: string, minutes: number) =>
  `${kitchen} takes about ${minutes} minutes.`;
export const pickUpAt = (kitchen: string) => `Yes, you can pick it up at ${kitchen}.`;
export const deliversOnly = (kitchen: string) => `${kitchen} delivers only.`;
export const cardsAndCash = (kitchen: string) => `${kitchen} takes cards, and cash at the door.`;
export const cardsOnly = (kitchen: string) => `${kitchen} takes cards only.`;
export const phoneOf = (kitchen: string, phone: string) => `${kitchen}: ${phone}.`;

export const someOpen = (open: number, all: number, names: string) =>
  `${open} of ${all} kitchens near you are open: ${names}.`;
export const allClosed = (all: number) => `All ${all} kitchens near you are closed right now.`;
export const aboutMinutes = (minutes: number) => `About ${minutes} minutes.`;
export const minutesBetween = (least: number, most: number) =>
  `Between ${least} and ${most} minutes, by kitchen.`;
export const leastOrder = (amount: string) => `The least you can order is ${amount}.`;
export const deliveryCosts = (amount: string) => `The delivery is ${amount}.`;
export const amountsBetween = (least: string, most: string) => `between ${least} and ${most}, by kitchen`;
export const someDeliver = (count: number, names: string) => `${count} kitchens deliver to you: ${names}.`;
export const pickUpAtSome = (names: string) => `You can pick it up at ${names}.`;
export const noPickUp = 'No kitchen near you offers pick-up.';
export const cashAtSome = (names: string) => `Every kitchen takes cards. Cash is taken by ${names}.`;
export const noCash = 'Every kitchen takes cards, and none here takes cash.';
export const callWhich = 'Which kitchen do you want to call? Ask me with its name.';

export const comeFrom = (titles: readonly string[], count: number, kitchen: string) =>
  `${allOf(titles)} ${count > 1 ? 'are' : 'is'} from ${kitchen}.`;
export const thatIsFrom = (kitchens: string) => `That is from ${kitchens}.`;
export const nothingOrdered = 'Nothing is in your order yet.';

export const onMenus = (kinds: string) => `On the menus: ${kinds}. Ask for one of them, or name a dish.`;
export const spicyDishes = (names: string) => `Spicy, or made so: ${names}.`;
export const noSpicyDish = 'I know of no spicy dish here.';
export const dietDishes = (diet: string, names: string) => `${diet} by the menu: ${names}.`;
export const noDietDish = (diet: string) => `I know of no ${diet.toLowerCase()} dish here.`;
export const oftenOrdered = (names: string) => `People often order ${names}.`;
export const nothingToOrder = 'Nothing can be ordered here right now.';
export const cheapest = (names: string) => `The cheapest here: ${names}.`;
export const mostExpensive = (names: string) => `The most expensive here: ${names}.`;
export const upTo = (amount: string, names: string) => `Up to ${amount}: ${names}.`;
export const nothingNow = 'nothing right now';
export const noneNow = 'None of it can be had right now.';

export const dishGone = 'That dish cannot be had any more.';
export const whichDish = 'Which dish do you mean?';
export const hasHeat = (title: string, level: string, others: readonly string[]) =>
  `Your ${title} is ${level}. It also comes ${anyOf(others)}.`;
export const comesIn = (title: string, levels: readonly string[]) => `${title} comes ${anyOf(levels)}.`;
export const isSpicy = (title: string) => `Yes, ${title} is spicy.`;
export const notMarkedSpicy = (title: string) => `${title} is not marked as spicy.`;
export const suitsDiet = (title: string, diet: string) =>
  `Yes, by the menu ${title} is ${diet.toLowerCase()}.`;
export const notOfDiet = (title: string, diet: string) => `No, ${title} is not ${diet.toLowerCase()}.`;
export const dietUnknown = (title: string, diet: string) =>
  `The menu does not say whether ${title} is ${diet.toLowerCase()}.`;

/** Foods in the words of a reader who asked in others, each by its singular, and what a card lists them under. */
export const foods: Readonly<Record<string, string>> = {};
export const dishesWithout = (food: string, titles: readonly string[]) =>
  `Without ${food} by the card: ${allOf(titles)}. To be sure, ask the kitchen.`;
export const noDishWithout = (food: string) =>
  `No card here says that a dish is without ${food}. Ask me about a dish, or ask its kitchen.`;
export const cardSays = (title: string, kitchen: string, quote: string) =>
  `the card of ${title} at ${kitchen} says “${quote}”.`;
export const careful = (says: string) => `Careful: ${says}`;
export const yesSays = (says: string) => `Yes: ${says}`;
export const noSays = (says: string) => `No: ${says}`;
export const askKitchen = (kitchen: string, phone: string) =>
  `please ask the kitchen: ${[kitchen, phone].filter(Boolean).join(', ')}.`;
export const toBeSure = (advice: string) => `To be sure, ${advice}`;
export const notMentioned = (title: string, food: string) =>
  `The card of ${title} does not mention ${food}, so I cannot say.`;
export const itSays = (quote: string) => `It says “${quote}”.`;
const cardsOf = (titles: readonly string[], one: string, many: string) =>
  titles.length > 1 ? `The cards of ${allOf(titles)} ${many}` : `The card of ${allOf(titles)} ${one}`;
export const cardsMention = (titles: readonly string[], food: string) =>
  `${cardsOf(titles, 'mentions', 'mention')} ${food} or its kind.`;
export const cardsPromise = (titles: readonly string[], food: string) =>
  `${cardsOf(titles, 'says', 'say')} it is without ${food}.`;
export const cardsAreSilent = (titles: readonly string[], food: string) =>
  `${cardsOf(titles, 'does', 'do')} not mention ${food}: please ask the kitchen.`;
export const fullStop = '.';
