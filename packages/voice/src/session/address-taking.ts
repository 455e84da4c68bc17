import { checkDetail } from '../details/detail-check.ts';
import { readSpokenDetail, tidyTypedDetail } from '../details/spoken-commands.ts';
import type { DetailField } from '../details/spoken-details.ts';
import { maxTranscriptLength } from '../read/tokenise.ts';
import { afterCart } from './after-cart.ts';
import { readIntent } from './conversation.ts';
import {
  type FieldCommand,
  type FieldQuestion,
  isNoAnswer,
  isOrderChange,
  isSameAddress,
  readCorrection,
  readFieldChange,
  readFieldCommand,
  readFieldQuestion,
} from './field-commands.ts';
import {
  askAgainFor,
  backToCart,
  goBack,
  readAllBack,
  readFieldBack,
  refuseField,
  sayAgain,
  waitForMore,
  wasReadBack,
} from './field-steps.ts';
import { tellOrder, tellTotal } from './known-cart.ts';
import {
  acceptSaved,
  askForField,
  askToConfirm,
  declineSaved,
  findOffer,
  findSavedAddress,
  findShownOffer,
  takeAddress,
  takeSameAddress,
} from './saved-details.ts';
import * as texts from './session.texts.ts';
import {
  alert,
  askField,
  atRest,
  currentField,
  fieldText,
  goOnListening,
  isFilledIn,
  prefix,
  type Row,
  type Step,
  say,
  step,
  stopMicrophone,
  tell,
  withField,
} from './steps.ts';
import type { DeliveryDetails, VoiceSession } from './voice-session-types.ts';
import { detailFields, promptFor, voiceSettings, voiceTexts } from './voice-settings.ts';

const tidied = ({ name, phone, address, city }: DeliveryDetails): DeliveryDetails => ({
  name: tidyTypedDetail(name),
  phone: phone.trim(),
  address: tidyTypedDetail(address),
  city: tidyTypedDetail(city),
});

/** "Same address as last time?": yes or no, said or typed. */
function replyToOffer(session: VoiceSession, said: string): Step | undefined {
  if (findOffer(session) === undefined) return undefined;
  const intent = readIntent(said);
  if (intent === 'confirm') return acceptSaved(session);
  return intent === 'deny' ? declineSaved(session) : undefined;
}

const confirmField = (typed: VoiceSession): Step | undefined => {
  if (typed.waiting !== 'nothing') return undefined;
  const chosen = findSavedAddress(typed, fieldText(typed));
  if (chosen !== undefined) return takeAddress(withField(typed, ''), chosen);
  // A "yes" typed where the name belongs is meant for the offer above it.
  const offered = replyToOffer(withField(typed, ''), fieldText(typed));
  if (offered !== undefined) return offered;
  if (isSameAddress(fieldText(typed))) return takeSameAddress(withField(typed, ''));
  const talk = findTalk(fieldText(typed));
  if (talk !== undefined) return talk(withField(typed, ''));
  const answered = isNoAnswer(fieldText(typed)) ? withField(typed, '') : typed;
  const session = { ...answered, deliveryDetails: tidied(answered.deliveryDetails) };
  const field = currentField(session);
  if (fieldText(session) === '')
    return askField({ ...session, fieldError: { field, text: promptFor(field) } });
  const settled: VoiceSession = {
    ...atRest(session),
    fieldConfirmed: true,
    needsTap: false,
    told: null,
  };
  const isLast = session.currentFieldIndex === detailFields.length - 1;
  const missing = detailFields.findIndex((field) => session.deliveryDetails[field] === '');
  if (isLast && missing >= 0)
    return prefix(askField({ ...settled, currentFieldIndex: missing }), stopMicrophone);
  const fieldError = findFieldError(session, isLast ? detailFields : [field]);
  if (fieldError !== undefined)
    return step(
      { ...session, listening: false, transcript: '', fieldError },
      stopMicrophone,
      say(fieldError.text),
      ...goOnListening(session),
    );
  if (isLast)
    return step({ ...settled, waiting: 'order' }, stopMicrophone, {
      type: 'placeOrder',
      details: session.deliveryDetails,
    });
  return step({ ...settled, waiting: 'nextField' }, stopMicrophone, {
    type: 'after',
    afterMs: voiceSettings.nextFieldAfterConfirmMs,
    event: 'nextFieldDue',
  });
};

const findFieldError = ({ deliveryDetails }: VoiceSession, fields: readonly DetailField[]) =>
  fields
    .map((field) => ({ field, text: checkDetail(field, deliveryDetails[field]) ?? '' }))
    .find(({ text }) => text !== '');

const joined = ({ transcript }: VoiceSession, utterance: string) =>
  `${transcript} ${utterance}`.trim().slice(0, maxTranscriptLength);

/** The field with what was said of it since listening began, and these words; as it was where that is nothing. */
function withHeard(session: VoiceSession, utterance: string): VoiceSession {
  const { text } = readSpokenDetail(currentField(session), joined(session, utterance));
  return withField(
    { ...session, fieldError: null, told: utterance === '' ? session.told : null },
    text === '' ? session.fieldBeforeSpeech : text,
  );
}

/** What was said is talk about the order or the fields, and no answer to the one that is asked for. */
function findTalk(said: string): ((session: VoiceSession) => Step | undefined) | undefined {
  const change = readFieldChange(said);
  if (change !== undefined) return (session) => askAgainFor(session, change);
  if (isOrderChange(said)) return (session) => changeOrder(session, said);
  const question = readFieldQuestion(said);
  return question && ((session) => answerQuestion(session, question));
}

/** In the cart, where it is understood; the details stay. */
const changeOrder = (session: VoiceSession, said: string): Step | undefined =>
  afterCart.heard?.(
    { ...session, stage: 'afterCart', transcript: '', fieldError: null, told: null },
    { type: 'heard', text: said },
  );

/** Answered as far as it is known here, and the field is asked for again. */
function answerQuestion(session: VoiceSession, question: FieldQuestion): Step {
  const next = isFilledIn(session) ? voiceTexts.filledIn : promptFor(currentField(session));
  const told = [answerTo(session, question), next].filter(Boolean).join(' ');
  return prefix(tell({ ...session, fieldError: null }, told), stopMicrophone);
}

function answerTo(session: VoiceSession, question: FieldQuestion): string {
  if (question === 'total') return tellTotal(session);
  if (question === 'readBack') return tellOrder(session);
  if (question === 'other') return voiceTexts.notUnderstood;
  const known = session.deliveryDetails[question];
  return known === '' ? '' : texts.sentence(known);
}

/** Only the Confirm is missing, and it was read back what for. */
const remindToConfirm = (session: VoiceSession): Step =>
  wasReadBack(session)
    ? step(session, say(voiceTexts.filledIn), ...goOnListening(session))
    : readAllBack(session);

const commands: Readonly<Record<FieldCommand, (session: VoiceSession) => Step | undefined>> = {
  nothing: (session) => step(session),
  sayAgain,
  back: goBack,
  toCart: backToCart,
  sameAddress: takeSameAddress,
  readBack: (session) => answerQuestion(session, 'readBack'),
  total: (session) => answerQuestion(session, 'total'),
  agree: (session) => (isFilledIn(session) ? remindToConfirm(session) : confirmField(session)),
  confirm: (session) =>
    isFilledIn(session) && !wasReadBack(session) ? readAllBack(session) : confirmField(session),
};

/** What was heard of the field before is given up for it. */
function correctField(session: VoiceSession, to: string, isInterim = false): Step {
  const corrected = to === '' ? withHeard(session, '') : withHeard({ ...session, transcript: '' }, to);
  if (isInterim || to === '') return step(corrected);
  return waitForMore({ ...corrected, transcript: to, isSpoken: true });
}

/** Name, phone, address and city, one after the other, up to the placed order. */
export const addressTaking: Row = {
  heard: (session, { text, utterance = text, isInterim }) => {
    if (session.waiting !== 'nothing') return undefined;
    const chosen = findSavedAddress(session, utterance);
    const offered = chosen
      ? takeAddress({ ...session, isSpoken: true }, chosen)
      : replyToOffer(session, utterance);
    if (offered !== undefined) return isInterim ? undefined : offered;
    const field = currentField(session);
    const command = readFieldCommand(field, utterance);
    // What was said before it stays: "house twelve", "street four" are one address, and "yes" is no part of it.
    if (command !== undefined) {
      const kept = withHeard(session, '');
      return isInterim ? step(kept) : commands[command]({ ...kept, isSpoken: true });
    }
    const talk = findTalk(utterance);
    if (talk !== undefined) {
      const kept = withHeard(session, '');
      return isInterim ? step(kept) : talk({ ...kept, isSpoken: true });
    }
    const correction = readCorrection(utterance);
    if (correction !== undefined) return correctField(session, correction, isInterim);
    // Only the Confirm is missing: what is said instead of it is no part of a field that was filled in before.
    if (isFilledIn(session) && session.fieldBeforeSpeech !== '')
      return isInterim ? step(session) : remindToConfirm({ ...session, isSpoken: true });
    const heard = withHeard(session, utterance);
    if (isInterim) return step(heard);
    const kept: VoiceSession = { ...heard, transcript: joined(session, utterance), isSpoken: true };
    const isConfirmed = readSpokenDetail(field, utterance).command === 'confirm';
    return isConfirmed && !isFilledIn(kept) ? confirmField(kept) : waitForMore(kept);
  },
  edited: (session, { text }) =>
    session.waiting === 'nothing' ? step(withField({ ...session, fieldError: null }, text)) : undefined,
  detailEdited: (session, { field, text }) =>
    session.waiting === 'order'
      ? undefined
      : step(withField({ ...session, fieldError: null, told: null }, text, field)),
  clear: (session) =>
    session.waiting === 'nothing' ? step(withField({ ...session, transcript: '' }, '')) : undefined,
  savedAccepted: (session) => (findShownOffer(session) === undefined ? undefined : acceptSaved(session)),
  savedDeclined: declineSaved,
  addressChosen: (session, { address }) => takeAddress(session, address),
  continue: (session) => {
    if (isFilledIn(session)) return askToConfirm({ ...session, needsTap: false });
    return fieldText(session) === '' ? askForField(session) : step({ ...session, needsTap: false });
  },
  readBackDue: readFieldBack,
  backToCart: (session) => (session.waiting === 'nothing' ? backToCart(session) : undefined),
  sayAgain,
  confirmField,
  nextFieldDue: (session) => {
    if (session.waiting !== 'nextField') return undefined;
    const currentFieldIndex = session.fieldToReturnTo ?? session.currentFieldIndex + 1;
    const next: VoiceSession = { ...session, currentFieldIndex, fieldToReturnTo: null, waiting: 'nothing' };
    // Back from a field that was changed: only the Confirm is missing, as before.
    if (session.fieldToReturnTo !== null && isFilledIn(next)) return readAllBack(next);
    return askField(next, { microphoneAfterMs: 0 });
  },
  orderPlaced: (session, { order }) => {
    if (session.waiting !== 'order') return undefined;
    const done: VoiceSession = { ...session, stage: 'done', waiting: 'nothing', placedOrder: order };
    return step(done, say(voiceTexts.orderConfirmed), {
      type: 'after',
      afterMs: voiceSettings.resetAfterOrderMs,
      event: 'resetDue',
    });
  },
  orderFailed: (session, { reason, isForCart = false, field }) => {
    if (reason !== undefined && field !== undefined) return refuseField(session, { field, text: reason });
    const told = isForCart && reason !== undefined ? reason : voiceTexts.filledIn;
    // Back to where it can be changed; the details are kept.
    const stage = isForCart ? 'afterCart' : session.stage;
    return step(
      { ...session, waiting: 'nothing', fieldConfirmed: false, stage, told },
      alert(voiceTexts.orderFailed),
      ...(reason === undefined ? [] : [say(reason)]),
      ...goOnListening(session),
    );
  },
};
