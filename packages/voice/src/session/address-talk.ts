import { tokenise } from '../read/tokenise.ts';
import { isSameAddress } from './field-commands.ts';
import { findSavedAddress, joined, otherAddresses } from './saved-details.ts';
import * as texts from './session.texts.ts';
import { type Step, tell } from './steps.ts';
import { whatNext } from './tell-order.ts';
import type { DeliveryDetails, KnownAddress, VoiceSession } from './voice-session-types.ts';
import { voiceTexts } from './voice-settings.ts';

type Place = Pick<DeliveryDetails, 'address' | 'city'>;

const asksWhere =
  /^(?:(?:and|so|but|ok|okay|please|can you tell me|tell me|do you know) )*(?:where|kahan|kidhar)\b.*\b(?:go|goes|going|come|comes|coming|arrive|deliver|delivers|delivered|delivering|delivery|send|sent|sending|bring|bringing|jaega|jayega|jaye|bhejo\w*|bhej\w*|aayega|aaega|ayega|pohanch\w*)\b(?! from)/;
const asksAddress =
  /\b(?:what|whats|which|tell|show|read|do you (?:know|have)|have you got|kya|konsa|kaunsa)\b.*\b(?:my|our|the|saved|mera|hamara|delivery|which|what|konsa|kaunsa)\b.*\b(?:address|addresses|pata)\b(?! of)|^(?:which|what|whats|my|mera|meri) (?:address|addresses|pata)\b/;
/** "Is it coming to my office" asks, too; "can you deliver it to my office" is a wish. */
const asksIf = /^(?:is|are|will|does|do)\b.*\b(?:address|home|house|office|work|ghar|daftar)\b/;
const toPlace =
  /\b(?:deliver|delivered|send|sent|bring|ship|drop|bhej|bhejo|pohancha)\b.*\b(?:to|at|par|pe)\b|\baddress\b/;
const named =
  /\b(?:deliver|send|bring|ship|drop) (?:(?:it|this|that|them|everything|all|the food|the order|my order|off) )*(?:to|at) (?:my |our |the )?((?:[a-z]+)(?: [a-z]+)?)(?: (?:address|please|instead|today|then))*$/;
const somebody = /^(?:me|us|here|table|door|same|usual|saved|last)$/;

/** Where it goes, asked or said before the delivery begins: told, or kept for then. Nothing of the order changes. */
export function talkOfAddress(session: VoiceSession, said: string): Step | undefined {
  if (session.waiting !== 'nothing') return undefined;
  const text = tokenise(said)
    .map(({ text: word }) => word)
    .join(' ');
  if (asksWhere.test(text) || asksAddress.test(text) || asksIf.test(text))
    return answer(session, whereText(session));
  if (!toPlace.test(text)) return undefined;
  const saved = findSavedAddress(session, said);
  if (saved !== undefined) return keep(session, saved);
  const { savedDetails } = session;
  if (isSameAddress(said) && savedDetails !== null && savedDetails.address !== '')
    return keep(session, savedDetails);
  const label = named.exec(text)?.[1];
  if (label === undefined || somebody.test(label)) return undefined;
  return answer(session, `${texts.unknownAddress(label)} ${whereText(session)}`);
}

function keep(session: VoiceSession, { address, city }: Place | KnownAddress): Step {
  const { name = '', phone = '' } = session.savedDetails ?? {};
  const { deliveryDetails: given } = session;
  const deliveryDetails = { name: given.name || name, phone: given.phone || phone, address, city };
  return answer({ ...session, deliveryDetails }, texts.goesTo(joined(address, city)));
}

const answer = (session: VoiceSession, text: string): Step => {
  const spoken = [text, ...whatNext(session)].join(' ');
  // An open question stands on the screen beside it.
  return tell(session, session.question === null ? spoken : text, spoken);
};

function whereText(session: VoiceSession): string {
  const { deliveryDetails, savedDetails } = session;
  const known = [deliveryDetails, savedDetails].find((details) => details !== null && details.address !== '');
  const others = otherAddresses(session).filter(({ address }) => address !== known?.address);
  const labels = others.map(({ label }) => label);
  const first = known ? texts.goesTo(joined(known.address, known.city)) : voiceTexts.askedLater;
  if (labels.length === 0) return first;
  return `${first} ${known ? texts.orTo(labels) : texts.knownAddresses(labels)}`;
}
