import type { PublicTerms } from '@nearbite/contract/restaurants/public-terms';
import { formatMoney } from '@nearbite/domain/money';
import { clockTime } from '@nearbite/domain/times/opening-text';
import { explainClosed } from '@nearbite/voice/kitchen-hours';
import type { VoiceIndex } from '@nearbite/voice/menu/voice-index';
import type { KitchenQuestion, KitchenTopic } from '@nearbite/voice/questions/kitchen-questions';
import { findKitchensNamed, kitchensOf } from '@nearbite/voice/questions/kitchens-named';
import { findDishTexts } from '../../../common/dish-texts.ts';
import { findPublicTerms } from '../../../common/terms/public-terms.ts';
import { findKitchenAnywhere, findWithinReach, type KitchenRow, readKitchens } from '../voice.queries.ts';
import type { Spoken } from './answers.service.ts';
import { givenAt } from './dish-answers.ts';
import { someOf, type Talk } from './menu-answers.ts';
import type { Says, VoiceCall } from './texts-in.ts';

/** More are hard to keep in mind when they are read aloud. */
const MOST_TOLD = 4;

type Kitchen = KitchenRow & { readonly terms: PublicTerms };

/**
 * "Is Rafiq open", "what is the delivery fee": of the kitchen that was named, else those of the order, else all in
 * reach. Undefined where what was named is no kitchen and no dish.
 */
export async function answerOfKitchen(
  call: VoiceCall,
  index: VoiceIndex,
  question: KitchenQuestion,
  spoken: Spoken,
): Promise<Talk | undefined> {
  const { db, here, say } = call;
  const { about, kitchen } = question;
  const ordered = spoken.context.map(({ dishId }) => dishId);
  const meant =
    kitchen === '' ? kitchensOf(index, ordered) : findKitchensNamed(index, question, spoken.context);
  const named = meant ?? (await findKitchenAnywhere(call, kitchen)).map(({ id }) => id);
  if (kitchen !== '' && named.length === 0) return undefined;
  const ids = named.length > 0 ? named : await findWithinReach({ db, here });
  const kitchens = await describeKitchens(call, ids);
  if (kitchens.length === 0) return talk(say.nobodyDelivers);
  if (about === 'origin') return talk(await originText(call, index, kitchens, ordered, named));
  if (named.length === 0) return talk(ofAll[about](say, kitchens));
  return talk(
    kitchens
      .slice(0, MOST_TOLD)
      .flatMap((kitchen) => [ofOne[about](say, kitchen), ...farText(say, about, kitchen)])
      .join(' '),
  );
}

/** Whatever is told of a kitchen too far away, that it is comes with it. */
const farText = (say: Says, about: KitchenTopic, { name, terms }: Kitchen): string[] =>
  terms.delivers_here === false && about !== 'area' && about !== 'fee' ? [say.doesNotDeliver(name)] : [];

const talk = (text: string): Talk => ({ text, dishes: [] });

async function describeKitchens(call: VoiceCall, ids: readonly number[]): Promise<Kitchen[]> {
  const rows = await readKitchens(call, ids);
  const shown = rows.map(({ id }) => id);
  const { termsOf } = await findPublicTerms(call, shown, call.here);
  return rows.map((row) => ({ ...row, terms: termsOf(row.id) }));
}

type Told = Exclude<KitchenTopic, 'origin'>;

/** Of one kitchen in one or two sentences, with its name, so that it holds beside others. */
const ofOne: Readonly<Record<Told, (say: Says, kitchen: Kitchen) => string>> = {
  open: (say, { name, terms }) => {
    if (!terms.is_open) return explainClosed(say, { name, terms });
    if (terms.closes_at === null) return say.openNow(name);
    return say.openUntil(name, clockTime(new Date(terms.closes_at), terms.time_zone));
  },
  minimum: (say, { name, terms }) =>
    terms.minimum_order > 0 ? say.ordersFrom(name, formatMoney(terms.minimum_order)) : say.noMinimum(name),
  fee: (say, { name, terms }) => {
    const free = terms.free_delivery_from;
    if (terms.delivers_here === false) return say.doesNotDeliver(name);
    const isLeast = terms.delivery_fee_is_least;
    if (terms.delivery_fee === 0 && !isLeast) return say.deliversFree(name);
    const amount = formatMoney(terms.delivery_fee);
    const fee = say.deliversFor(name, isLeast ? say.atLeast(amount) : amount);
    return free === null ? fee : `${fee} ${say.freeFrom(formatMoney(free))}`;
  },
  area: (say, { name, terms }) => {
    if (terms.delivers_here !== false) return say.delivers(name);
    return [say.doesNotDeliver(name), ...(terms.offers_pickup ? [say.pickUpThere] : [])].join(' ');
  },
  time: (say, { name, terms }) => {
    if (!terms.is_open) return explainClosed(say, { name, terms });
    return terms.eta_minutes === null
      ? say.timeWhenAccepted(name)
      : say.takesMinutes(name, terms.eta_minutes);
  },
  pickup: (say, { name, terms }) => (terms.offers_pickup ? say.pickUpAt(name) : say.deliversOnly(name)),
  payment: (say, { name, terms }) => (terms.accepts_cash ? say.cardsAndCash(name) : say.cardsOnly(name)),
  phone: (say, { name, phone_number }) => say.phoneOf(name, phone_number),
};

/** No kitchen was named and none is in the order. */
const ofAll: Readonly<Record<Told, (say: Says, kitchens: readonly Kitchen[]) => string>> = {
  open(say, all) {
    const open = all.filter(({ terms }) => terms.is_open);
    return open.length === 0
      ? say.allClosed(all.length)
      : say.someOpen(open.length, all.length, namesOf(say, open));
  },
  time(say, kitchens) {
    const minutes = kitchens.flatMap(({ terms }) => (terms.is_open ? (terms.eta_minutes ?? []) : []));
    if (minutes.length === 0) return say.timeWhenAccepted(say.someKitchen);
    const [least, most] = [Math.min(...minutes), Math.max(...minutes)];
    return least === most ? say.aboutMinutes(least) : say.minutesBetween(least, most);
  },
  minimum: (say, kitchens) => say.leastOrder(spread(say, kitchens, 'minimum_order')),
  fee: (say, kitchens) => say.deliveryCosts(spread(say, delivering(kitchens), 'delivery_fee')),
  area(say, kitchens) {
    const near = delivering(kitchens);
    return near.length === 0 ? say.nobodyDelivers : say.someDeliver(near.length, namesOf(say, near));
  },
  pickup(say, kitchens) {
    const some = kitchens.filter(({ terms }) => terms.offers_pickup);
    return some.length === 0 ? say.noPickUp : say.pickUpAtSome(namesOf(say, some));
  },
  payment(say, kitchens) {
    const some = kitchens.filter(({ terms }) => terms.accepts_cash);
    return some.length === 0 ? say.noCash : say.cashAtSome(namesOf(say, some));
  },
  phone: (say) => say.callWhich,
};

const delivering = (kitchens: readonly Kitchen[]) =>
  kitchens.filter(({ terms }) => terms.delivers_here !== false);

const nameOf = ({ name }: Kitchen) => name;
const namesOf = (say: Says, kitchens: readonly Kitchen[]) => someOf(say, kitchens.map(nameOf));

function spread(say: Says, kitchens: readonly Kitchen[], price: 'minimum_order' | 'delivery_fee'): string {
  const prices = kitchens.map(({ terms }) => terms[price]);
  const [least, most] = prices.length === 0 ? [0, 0] : [Math.min(...prices), Math.max(...prices)];
  return least === most ? formatMoney(least) : say.amountsBetween(formatMoney(least), formatMoney(most));
}

/** "Chicken Karahi and Garlic Naan are from Rafiq Family Karahi." */
async function originText(
  { db, language, say }: VoiceCall,
  index: VoiceIndex,
  kitchens: readonly Kitchen[],
  ordered: readonly number[],
  named: readonly number[],
): Promise<string> {
  const names = await findDishTexts(db, ordered, language);
  const texts = kitchens.slice(0, MOST_TOLD).flatMap(({ id, name }) => {
    const titles = ordered
      .filter((dishId) => kitchensOf(index, [dishId]).includes(id))
      .flatMap((dishId) => (names.get(dishId) ?? givenAt(index, dishId))?.title ?? []);
    return titles.length === 0 ? [] : [say.comeFrom([...new Set(titles)], titles.length, name)];
  });
  if (texts.length > 0) return texts.join(' ');
  return named.length > 0 ? say.thatIsFrom(namesOf(say, kitchens)) : say.nothingOrdered;
}
