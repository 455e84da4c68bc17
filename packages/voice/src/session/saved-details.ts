import type { DetailField } from '../details/spoken-details.ts';
import { explainKitchens } from './kitchen-texts.ts';
import { explainOrder } from './known-cart.ts';
import {
  askField,
  canOpenMicrophone,
  currentField,
  hushFor,
  microphone,
  type Step,
  say,
  step,
  stopMicrophone,
} from './steps.ts';
import { listOf } from './told-texts.ts';
import { holdBack } from './unservable-kitchens.ts';
import type { DeliveryDetails, KnownAddress, VoiceSession } from './voice-session-types.ts';
import { detailFields, promptFor, voiceTexts } from './voice-settings.ts';

/** "Same address as last time? House 12, Lahore. Or: Office."; undefined when nothing is known or a detail is there already. */
export function findOffer(session: VoiceSession) {
  const { stage, savedDetails, isOfferDeclined, deliveryDetails } = session;
  if (stage !== 'address' || savedDetails === null || isOfferDeclined) return undefined;
  if (detailFields.some((field) => deliveryDetails[field] !== '')) return undefined;
  const text = offerText(savedDetails);
  return text && [text, ...otherLabels(session)].join(' ');
}

/** The names of other addresses, each of which may be said in place of a yes. */
function otherLabels(session: VoiceSession): string[] {
  const labels = otherAddresses(session).map(({ label }) => label);
  return labels.length === 0 ? [] : [`Or to ${listOf(labels)}?`];
}

/** Those that the offer of last time does not name already. */
export const otherAddresses = ({ savedAddresses, savedDetails }: VoiceSession): readonly KnownAddress[] =>
  savedAddresses.filter(({ address }) => address !== savedDetails?.address);

/** Stays to be tapped until what it fills in has been asked for; then a yes is meant for the field. */
export function findShownOffer(session: VoiceSession): string | undefined {
  const { stage, savedDetails, isOfferDeclined, deliveryDetails, currentFieldIndex } = session;
  if (stage !== 'address' || savedDetails === null || isOfferDeclined) return undefined;
  const last: DetailField = savedDetails.address === '' ? 'phone' : 'address';
  const isOpen =
    currentFieldIndex <= detailFields.indexOf(last) && deliveryDetails[last] !== savedDetails[last];
  const text = isOpen ? offerText(savedDetails) : undefined;
  return text && [text, ...otherLabels(session)].join(' ');
}

function offerText({ name, phone, address, city }: DeliveryDetails): string | undefined {
  if (address !== '') return `${voiceTexts.sameAddress} ${[address, city].filter(Boolean).join(', ')}.`;
  // A name alone is said as fast as the question about it.
  return phone === '' ? undefined : `${voiceTexts.sameName} ${[name, phone].filter(Boolean).join(', ')}.`;
}

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
  const filled: VoiceSession = {
    ...session,
    deliveryDetails,
    transcript: '',
    listening: false,
    fieldError: null,
    needsTap: false,
  };
  const missing = detailFields.findIndex((field) => deliveryDetails[field] === '');
  if (missing >= 0) {
    const asked = askField({ ...filled, currentFieldIndex: missing });
    return step(asked.session, stopMicrophone, ...asked.effects);
  }
  const asked = askToConfirm({ ...filled, currentFieldIndex: detailFields.length - 1 });
  return step(asked.session, stopMicrophone, ...asked.effects);
}

/** Every detail is there: all of it is read back, and only the Confirm is missing. */
export const askToConfirm = (session: VoiceSession): Step =>
  step(
    { ...session, told: voiceTexts.filledIn },
    { type: 'readOrderBack' },
    say(voiceTexts.filledIn),
    ...(canOpenMicrophone(session) ? [{ type: 'beep' } as const, microphone(0)] : []),
  );

/** "Same address", said or typed where none is offered: nobody knows one, or the one that is known. */
export function takeSameAddress(session: VoiceSession): Step | undefined {
  if (session.savedDetails !== null && offerText(session.savedDetails) !== undefined)
    return acceptSaved(session);
  const told = `${voiceTexts.noAddressKnown} ${promptFor(currentField(session))}`;
  const asked = askField({ ...session, told, transcript: '', listening: false }, { prompt: told });
  return step(asked.session, stopMicrophone, ...asked.effects);
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
