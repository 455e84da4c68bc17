import type { PublicTerms } from '@nearbite/contract/restaurants/public-terms';
import { formatMoney } from '@nearbite/domain/money';
import { clockTime } from '@nearbite/domain/times/opening-text';
import { explainClosed } from '@nearbite/voice/kitchen-hours';
import type { VoiceIndex } from '@nearbite/voice/menu/voice-index';
import type { KitchenQuestion, KitchenTopic } from '@nearbite/voice/questions/kitchen-questions';
import { findKitchensNamed, kitchensOf } from '@nearbite/voice/questions/kitchens-named';
import * as replies from '@nearbite/voice/replies/replies.texts';
import { findPublicTerms } from '../../../common/terms/public-terms.ts';
import type { VoiceServices } from '../menu-indexes.ts';
import {
  findKitchenAnywhere,
  type KitchenRow,
  type Position,
  readKitchens,
  restaurantsWithinReach,
} from '../voice.queries.ts';
import type { Spoken } from './answers.service.ts';
import { someOf, type Talk } from './menu-answers.ts';

/** More are hard to keep in mind when they are read aloud. */
const MOST_TOLD = 4;

type Kitchen = KitchenRow & { readonly terms: PublicTerms };

/**
 * "Is Rafiq open", "what is the delivery fee": of the kitchen that was named, else those of the order, else all in
 * reach. Undefined where what was named is no kitchen and no dish.
 */
export async function answerOfKitchen(
  services: VoiceServices,
  index: VoiceIndex,
  here: Position,
  question: KitchenQuestion,
  spoken: Spoken,
): Promise<Talk | undefined> {
  const { db } = services;
  const { about, kitchen } = question;
  const ofOrder = kitchensOf(
    index,
    spoken.context.map(({ dishId }) => dishId),
  );
  const meant = kitchen === '' ? ofOrder : findKitchensNamed(index, question, spoken.context);
  const named = meant ?? (await findKitchenAnywhere(db, kitchen, here)).map(({ id }) => id);
  if (kitchen !== '' && named.length === 0) return undefined;
  const ids = named.length > 0 ? named : await restaurantsWithinReach(db, here);
  const kitchens = await describeKitchens(services, here, ids);
  if (kitchens.length === 0) return talk(NOBODY_DELIVERS);
  if (about === 'origin') return talk(originText(index, kitchens, spoken, named));
  if (named.length === 0) return talk(ofAll[about](kitchens));
  return talk(
    kitchens
      .slice(0, MOST_TOLD)
      .flatMap((kitchen) => [ofOne[about](kitchen), ...farText(about, kitchen)])
      .join(' '),
  );
}

/** Whatever is told of a kitchen too far away, that it is comes with it. */
const farText = (about: KitchenTopic, { name, terms }: Kitchen): string[] =>
  terms.delivers_here === false && about !== 'area' && about !== 'fee' ? [replies.doesNotDeliver(name)] : [];

const talk = (text: string): Talk => ({ text, dishes: [] });

async function describeKitchens(
  services: VoiceServices,
  here: Position,
  ids: readonly number[],
): Promise<Kitchen[]> {
  const rows = await readKitchens(services.db, ids, here);
  const shown = rows.map(({ id }) => id);
  const { termsOf } = await findPublicTerms(services, shown, here);
  return rows.map((row) => ({ ...row, terms: termsOf(row.id) }));
}

/** Of one kitchen in one or two sentences, with its name, so that it holds beside others. */
const ofOne: Readonly<Record<Exclude<KitchenTopic, 'origin'>, (kitchen: Kitchen) => string>> = {
  open: ({ name, terms }) => {
    if (!terms.is_open) return explainClosed(replies, { name, terms });
    if (terms.closes_at === null) return `${name} is open now.`;
    return `${name} is open now, until ${clockTime(new Date(terms.closes_at), terms.time_zone)}.`;
  },
  minimum: ({ name, terms }) =>
    terms.minimum_order > 0
      ? `${name} takes orders from ${formatMoney(terms.minimum_order)}.`
      : `${name} has no minimum order.`,
  fee: ({ name, terms }) => {
    const free = terms.free_delivery_from;
    if (terms.delivers_here === false) return replies.doesNotDeliver(name);
    if (terms.delivery_fee === 0) return `${name} delivers to you for free.`;
    const enough = free === null ? '' : ` From ${formatMoney(free)} on it is free.`;
    return `${name} takes ${formatMoney(terms.delivery_fee)} for the delivery to you.${enough}`;
  },
  area: ({ name, terms }) => {
    if (terms.delivers_here !== false) return `Yes, ${name} delivers to you.`;
    return [replies.doesNotDeliver(name), ...(terms.offers_pickup ? ['You can pick it up there.'] : [])].join(
      ' ',
    );
  },
  time: ({ name, terms }) => {
    const time =
      terms.eta_minutes === null
        ? `${name} tells the time when it has accepted your order.`
        : `${name} takes about ${terms.eta_minutes} minutes.`;
    return terms.is_open ? time : explainClosed(replies, { name, terms });
  },
  pickup: ({ name, terms }) =>
    terms.offers_pickup ? `Yes, you can pick it up at ${name}.` : `${name} delivers only.`,
  payment: ({ name, terms }) =>
    terms.accepts_cash ? `${name} takes cards, and cash at the door.` : `${name} takes cards only.`,
  phone: ({ name, phone_number }) => `${name}: ${phone_number}.`,
};

/** No kitchen was named and none is in the order. */
const ofAll: Readonly<Record<Exclude<KitchenTopic, 'origin'>, (kitchens: readonly Kitchen[]) => string>> = {
  open(kitchens) {
    const open = openOf(kitchens);
    return tellSome(
      open,
      `${open.length} of ${kitchens.length} kitchens near you are open:`,
      `All ${kitchens.length} kitchens near you are closed right now.`,
    );
  },
  time(kitchens) {
    const minutes = openOf(kitchens).flatMap(({ terms }) => terms.eta_minutes ?? []);
    if (minutes.length === 0) return 'The kitchen tells the time when it has accepted your order.';
    const [least, most] = [Math.min(...minutes), Math.max(...minutes)];
    return least === most ? `About ${least} minutes.` : `Between ${least} and ${most} minutes, by kitchen.`;
  },
  minimum: (kitchens) =>
    `The least you can order is ${spread(kitchens.map(({ terms }) => terms.minimum_order))}.`,
  fee: (kitchens) =>
    `The delivery is ${spread(delivering(kitchens).map(({ terms }) => terms.delivery_fee))}.`,
  area(kitchens) {
    const near = delivering(kitchens);
    return tellSome(near, `${near.length} kitchens deliver to you:`, NOBODY_DELIVERS);
  },
  pickup: (kitchens) =>
    tellSome(
      kitchens.filter(({ terms }) => terms.offers_pickup),
      'You can pick it up at',
      'No kitchen near you offers pick-up.',
    ),
  payment: (kitchens) =>
    tellSome(
      kitchens.filter(({ terms }) => terms.accepts_cash),
      'Every kitchen takes cards. Cash is taken by',
      'Every kitchen takes cards, and none here takes cash.',
    ),
  phone: () => 'Which kitchen do you want to call? Ask me with its name.',
};

const NOBODY_DELIVERS = 'No kitchen delivers to your place.';

const openOf = (kitchens: readonly Kitchen[]) => kitchens.filter(({ terms }) => terms.is_open);

const delivering = (kitchens: readonly Kitchen[]) =>
  kitchens.filter(({ terms }) => terms.delivers_here !== false);

const tellSome = (kitchens: readonly Kitchen[], before: string, otherwise: string): string =>
  kitchens.length === 0 ? otherwise : `${before} ${namesOf(kitchens)}.`;

const namesOf = (kitchens: readonly Kitchen[]) => someOf(kitchens.map(({ name }) => name));

function spread(prices: readonly number[]): string {
  const [least, most] = prices.length === 0 ? [0, 0] : [Math.min(...prices), Math.max(...prices)];
  if (least === most) return formatMoney(least);
  return `between ${formatMoney(least)} and ${formatMoney(most)}, by kitchen`;
}

/** "Chicken Karahi and Garlic Naan are from Rafiq Family Karahi." */
function originText(
  index: VoiceIndex,
  kitchens: readonly Kitchen[],
  { context }: Spoken,
  named: readonly number[],
): string {
  const texts = kitchens.slice(0, MOST_TOLD).flatMap(({ id, name }) => {
    const titles = context
      .filter(({ dishId }) => kitchensOf(index, [dishId]).includes(id))
      .flatMap(({ dishId }) => index.given[index.dishPlaces.get(dishId) ?? -1]?.title ?? []);
    if (titles.length === 0) return [];
    return [`${replies.allOf([...new Set(titles)])} ${titles.length > 1 ? 'are' : 'is'} from ${name}.`];
  });
  if (texts.length > 0) return texts.join(' ');
  return named.length > 0 ? `That is from ${namesOf(kitchens)}.` : 'Nothing is in your order yet.';
}
