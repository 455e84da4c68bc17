import type { DetailField } from '../details/spoken-details.ts';
import { tokenise } from '../read/tokenise.ts';
import * as replies from '../replies/replies.texts.ts';
import { explainKitchens } from './kitchen-texts.ts';
import { explainOrder } from './known-cart.ts';
import * as texts from './session.texts.ts';
import {
  askField,
  atRest,
  beepAndListen,
  currentField,
  hushFor,
  prefix,
  type Step,
  say,
  step,
  stopMicrophone,
} from './steps.ts';
import { holdBack } from './unservable-kitchens.ts';
import type { DeliveryDetails, KnownAddress, VoiceSession } from './voice-session-types.ts';
import { detailFields, promptFor, voiceTexts } from './voice-settings.ts';

/** "Same address as last time? House 12, Lahore. Or: Office."; undefined when nothing is known or a detail is there already. */
export const findOffer = (session: VoiceSession): string | undefined =>
  detailFields.every((field) => session.deliveryDetails[field] === '') ? offerOf(session) : undefined;

/** Those that the offer of last time does not name already. */
export const otherAddresses = ({ savedAddresses, savedDetails }: VoiceSession): readonly KnownAddress[] =>
  savedAddresses.filter(({ address }) => address !== savedDetails?.address);

/** Stays to be tapped until what it fills in has been asked for; then a yes is meant for the field. */
export function findShownOffer(session: VoiceSession): string | undefined {
  const { savedDetails, deliveryDetails, currentFieldIndex } = session;
  const last: DetailField = savedDetails?.address === '' ? 'phone' : 'address';
  const isOpen =
    currentFieldIndex <= detailFields.indexOf(last) && deliveryDetails[last] !== savedDetails?.[last];
  return isOpen ? offerOf(session) : undefined;
}

function offerOf(session: VoiceSession): string | undefined {
  const { stage, savedDetails, isOfferDeclined } = session;
  if (stage !== 'address' || savedDetails === null || isOfferDeclined) return undefined;
  const text = offerText(savedDetails);
  // Each name of another address may be said in place of a yes.
  const labels = otherAddresses(session).map(({ label }) => label);
  return text && (labels.length === 0 ? text : `${text} ${texts.orTo(labels)}`);
}

function offerText({ name, phone, address, city }: DeliveryDetails): string | undefined {
  if (address !== '') return `${voiceTexts.sameAddress} ${texts.sentence(joined(address, city))}`;
  // A name alone is said as fast as the question about it.
  return phone === '' ? undefined : `${voiceTexts.sameName} ${texts.sentence(joined(name, phone))}`;
}

export const joined = (...parts: string[]): string => parts.filter(Boolean).join(replies.comma);

/** Fills in what is known, beside the name and phone that were said, and shows it. The order is placed only by the Confirm of the last field, as ever. */
export function acceptSaved(session: VoiceSession): Step | undefined {
  const { savedDetails } = session;
  if (savedDetails === null || session.waiting !== 'nothing') return undefined;
  const { name, phone, address, city } = session.deliveryDetails;
  const deliveryDetails: DeliveryDetails = {
    name: name || savedDetails.name,
    phone: phone || savedDetails.phone,
    address: savedDetails.address || address,
    city: savedDetails.city || city,
  };
  const filled: VoiceSession = { ...atRest(session), deliveryDetails, needsTap: false };
  const missing = detailFields.findIndex((field) => deliveryDetails[field] === '');
  const asked =
    missing >= 0
      ? askField({ ...filled, currentFieldIndex: missing })
      : askToConfirm({ ...filled, currentFieldIndex: detailFields.length - 1 });
  return prefix(asked, stopMicrophone);
}

/** Every detail is there: all of it is read back, and only the Confirm is missing. */
export const askToConfirm = (session: VoiceSession): Step =>
  step(
    { ...session, told: voiceTexts.filledIn },
    { type: 'readOrderBack' },
    say(voiceTexts.filledIn),
    ...beepAndListen(session),
  );

/** "Same address", said or typed where none is offered: nobody knows one, or the one that is known. */
export function takeSameAddress(session: VoiceSession): Step | undefined {
  if (session.savedDetails !== null && offerText(session.savedDetails) !== undefined)
    return acceptSaved(session);
  const told = `${voiceTexts.noAddressKnown} ${promptFor(currentField(session))}`;
  const asked = askField({ ...session, told, transcript: '', listening: false }, { prompt: told });
  return prefix(asked, stopMicrophone);
}

export const declineSaved = (session: VoiceSession): Step | undefined =>
  findShownOffer(session) === undefined
    ? undefined
    : askField({ ...session, isOfferDeclined: true, transcript: '', listening: false });

/** On to the details: what is known of them is offered first. */
export function toDelivery(session: VoiceSession): Step {
  return holdBack(session) ?? askForDetails(session);
}

function askForDetails(session: VoiceSession): Step {
  const missing = detailFields.findIndex((field) => session.deliveryDetails[field] === '');
  const begun: VoiceSession = {
    ...session,
    stage: 'address',
    // Whoever comes back from the cart has said some of it already.
    currentFieldIndex: missing < 0 ? detailFields.length - 1 : missing,
    transcript: '',
    told: null,
    question: null,
    listening: false,
  };
  const asked = missing < 0 ? askToConfirm(begun) : askForField(begun);
  // Of the dishes that were said here it was told when they were.
  const known = explainKitchens(session.allConfirmedItems, session.cart?.restaurants);
  const kitchens = explainOrder(session).filter((text) => !known.includes(text));
  return step(
    asked.session,
    ...hushFor(session),
    ...(kitchens.length > 0 ? [say(kitchens.join(' '))] : []),
    ...asked.effects,
  );
}

/** One question at a time: as long as the details of last time are offered, it is the only one. */
export function askForField(session: VoiceSession): Step {
  const offer = findOffer(session);
  return askField(session, {
    ...(offer === undefined ? {} : { prompt: `${offer} ${voiceTexts.sayYesOrNo}` }),
  });
}

/** What stands over the fields: what to say or type next. */
export function shownPrompt(session: VoiceSession): string {
  if (session.told !== null) return session.told;
  if (findOffer(session) === undefined) return promptFor(currentField(session));
  const isTyping = !session.canListen || session.microphoneProblem !== null;
  return isTyping ? voiceTexts.offerOpenTyped : voiceTexts.offerOpen;
}

const lead =
  /^(?:(?:yes|no|please|ok|okay|actually|lets|let us|can you|could you|you can|i want|i would like|id like|use|take|deliver|delivered|send|bring|ship|drop|it|this|that|them|everything|order|food|off|to|at|in|give|go|with|the|my|our) )+/;
const end =
  /(?: (?:address|place|location|one|please|instead|wala|wale|wali|par|pe|pata|pate|this time|today|then|bhej do|bhejo|bhej dein|pohancha do))+$/;
/** Words for the same place; said alone they are nobody's name. */
const places = [/^(?:home|house|ghar|my place)$/, /^(?:office|work|daftar|workplace)$/];
const others = /^(?:other|another|different|second|doosra|dusra|doosre|dusre)$/;

/** "Home", "use my work address", "the other address": one that the account has saved. */
export function findSavedAddress(session: VoiceSession, said: string): KnownAddress | undefined {
  const text = wordsOf(said);
  const name = text.replace(lead, '').replace(end, '');
  const known = otherAddresses(session);
  // "The other address" says which only where there is one other.
  if (others.test(name) && text !== name) return known.length === 1 ? known[0] : undefined;
  const isPlace = places.some((same) => same.test(name));
  // Somebody may be called what a place of theirs is: "Ali" where the name belongs is a name.
  if (!isPlace && text === name && currentField(session) !== 'address') return undefined;
  return session.savedAddresses.find(({ label }) => isNamed(wordsOf(label), name));
}

/** Fills in the address beside the name and phone that are known, and shows it; the order is placed by the Confirm. */
export function takeAddress(session: VoiceSession, { address, city }: KnownAddress): Step | undefined {
  const { name = '', phone = '' } = session.savedDetails ?? {};
  return acceptSaved({ ...session, savedDetails: { name, phone, address, city } });
}

const isNamed = (label: string, name: string): boolean =>
  name !== '' && (label === name || places.some((same) => same.test(label) && same.test(name)));

const wordsOf = (said: string): string =>
  tokenise(said)
    .map(({ text }) => text)
    .join(' ');
