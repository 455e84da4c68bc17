import * as replies from '../replies/replies.texts.ts';
import type { FieldChange } from './field-commands.ts';
import { cartReadBack } from './known-cart.ts';
import { askToConfirm } from './saved-details.ts';
import * as texts from './session.texts.ts';
import {
  alert,
  askField,
  atRest,
  currentField,
  fieldText,
  isFilledIn,
  listen,
  prefix,
  type Step,
  say,
  step,
  stopMicrophone,
  tell,
  withField,
} from './steps.ts';
import type { FieldError, VoiceSession } from './voice-session-types.ts';
import { detailFields, promptFor, voiceSettings, voiceTexts } from './voice-settings.ts';

export const sayAgain = (session: VoiceSession): Step | undefined =>
  session.waiting === 'nothing'
    ? prefix(askField(withField(atRest(session), '')), stopMicrophone)
    : undefined;

/** To a field that is to be told anew, or is told with it; afterwards back to where it was. */
export function askAgainFor(session: VoiceSession, { field, to }: FieldChange): Step {
  const fieldToReturnTo = session.fieldToReturnTo ?? session.currentFieldIndex;
  const currentFieldIndex = detailFields.indexOf(field);
  const asked: VoiceSession = {
    ...withField(atRest(session), to, field),
    currentFieldIndex,
    fieldToReturnTo: fieldToReturnTo > currentFieldIndex ? fieldToReturnTo : null,
    told: to === '' ? null : voiceTexts.fieldHeard,
  };
  const prompt = to === '' ? promptFor(field) : `${texts.sentence(to)} ${voiceTexts.fieldHeard}`;
  return prefix(askField(asked, { prompt }), stopMicrophone);
}

/** The order cannot be placed with it: whoever speaks is asked for another one; whoever types changes the one that is there. */
export function refuseField(session: VoiceSession, fieldError: FieldError): Step {
  const open: VoiceSession = { ...session, waiting: 'nothing', fieldConfirmed: false };
  const next = open.isSpoken ? askAgainFor(open, { field: fieldError.field, to: '' }) : step(open);
  const told = [alert(voiceTexts.orderFailed), say(fieldError.text)];
  return step({ ...next.session, fieldError }, ...told, ...next.effects);
}

/** To the field before, which keeps what it holds; from the first one to the cart. */
export function goBack(session: VoiceSession): Step {
  const { currentFieldIndex } = session;
  if (currentFieldIndex === 0) return backToCart(session);
  const before = { ...atRest(session), currentFieldIndex: currentFieldIndex - 1, told: null };
  return prefix(askField(before), stopMicrophone);
}

/** The details stay, so that going on later asks for nothing twice. */
export const backToCart = (session: VoiceSession): Step =>
  prefix(tell({ ...atRest(session), stage: 'afterCart' }, cartReadBack(session)), stopMicrophone);

/** What was heard is on screen with the way on; after a silence it is read back. With the last field all of it is, at once. */
export function waitForMore(session: VoiceSession): Step {
  if (fieldText(session) === '') return step(session);
  if (isFilledIn(session)) return readAllBack(session);
  return step(
    { ...session, told: voiceTexts.fieldHeard },
    { type: 'cancelTimers' },
    { type: 'after', afterMs: voiceSettings.readBackAfterMs, event: 'readBackDue' },
  );
}

/** Before the Confirm that places the order, which is the next thing to be said. */
export function readAllBack(session: VoiceSession): Step {
  const asked = askToConfirm({ ...session, listening: false });
  return step(asked.session, { type: 'cancelTimers' }, stopMicrophone, ...asked.effects);
}

/** That it was read back, and nothing was said or changed since. */
export const wasReadBack = ({ told }: VoiceSession): boolean => told === voiceTexts.filledIn;

/** What is ordered, and who gets it where. */
export function wholeReadBack(session: VoiceSession): string {
  const { name, phone, address, city } = session.deliveryDetails;
  const receiver = [name, spokenPhone(phone), address, city].join(replies.comma);
  return texts.orderFor(cartReadBack(session), receiver);
}

/** Nothing more was said, and nothing else has happened since. */
export function readFieldBack(session: VoiceSession): Step | undefined {
  const { waiting, listening, told } = session;
  if (waiting !== 'nothing' || !listening || told !== voiceTexts.fieldHeard) return undefined;
  const heard = currentField(session) === 'phone' ? spokenPhone(fieldText(session)) : fieldText(session);
  return step(
    // An address comes in pieces: whoever was only thinking goes on with it.
    { ...session, listening: false, isHeardOn: currentField(session) === 'address' },
    stopMicrophone,
    say(`${texts.sentence(heard)} ${told}`),
    ...listen(session),
  );
}

/** Digit by digit, not as millions. */
const spokenPhone = (phone: string): string => [...phone].join(' ');
