import { checkDetail } from '../details/detail-check.ts';
import { readSpokenDetail, tidyTypedDetail } from '../details/spoken-commands.ts';
import type { DetailField } from '../details/spoken-details.ts';
import { maxTranscriptLength } from '../read/tokenise.ts';
import { readIntent } from './conversation.ts';
import {
  type FieldCommand,
  isNoAnswer,
  isSameAddress,
  readFieldCommand,
  readWrongField,
} from './field-commands.ts';
import { readFieldBack, waitForMore } from './field-read-back.ts';
import { askAgainFor, backToCart, goBack, remindToConfirm, sayAgain } from './field-steps.ts';
import { findSavedAddress, takeAddress } from './saved-addresses.ts';
import {
  acceptSaved,
  askForField,
  askToConfirm,
  declineSaved,
  findOffer,
  findShownOffer,
  takeSameAddress,
} from './saved-details.ts';
import {
  alert,
  askField,
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
  withField,
} from './steps.ts';
import { replyInWords } from './tell-order.ts';
import type { VoiceSession } from './voice-session-types.ts';
import { detailFields, filledInText, promptFor, voiceSettings, voiceTexts } from './voice-settings.ts';

const withTidyDetails = (session: VoiceSession): VoiceSession => {
  const { name, phone, address, city } = session.deliveryDetails;
  return {
    ...session,
    deliveryDetails: {
      name: tidyTypedDetail(name),
      phone: phone.trim(),
      address: tidyTypedDetail(address),
      city: tidyTypedDetail(city),
    },
  };
};

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
  const session = withTidyDetails(isNoAnswer(fieldText(typed)) ? withField(typed, '') : typed);
  const field = currentField(session);
  if (fieldText(session) === '')
    return askField({ ...session, fieldError: { field, text: promptFor(field, session) } });
  const settled: VoiceSession = {
    ...session,
    fieldConfirmed: true,
    listening: false,
    needsTap: false,
    transcript: '',
    fieldError: null,
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

function findFieldError(session: VoiceSession, fields: readonly DetailField[]) {
  for (const field of fields) {
    const text = checkDetail(field, session.deliveryDetails[field]);
    if (text !== undefined) return { field, text };
  }
  return undefined;
}

const joined = ({ transcript }: VoiceSession, utterance: string) =>
  `${transcript} ${utterance}`.trim().slice(0, maxTranscriptLength);

/** The field with what was said of it since listening began, and these words; as it was where that is nothing. */
function withHeard(session: VoiceSession, utterance: string): VoiceSession {
  const { text } = readSpokenDetail(currentField(session), joined(session, utterance));
  return withField(
    { ...session, fieldError: null, told: null },
    text === '' ? session.fieldBeforeSpeech : text.slice(0, 300),
  );
}

function doCommand(session: VoiceSession, command: FieldCommand): Step | undefined {
  const spoken: VoiceSession = { ...session, isSpoken: true };
  const isLast = session.currentFieldIndex === detailFields.length - 1;
  switch (command) {
    case 'nothing':
      return step(spoken);
    case 'sayAgain':
      return sayAgain(spoken);
    case 'back':
      return goBack(spoken);
    case 'toCart':
      return backToCart(spoken);
    case 'sameAddress':
      return takeSameAddress(spoken);
    case 'readBack':
    case 'total':
      return replyInWords(spoken, command);
    case 'agree':
      if (isLast && fieldText(spoken) !== '') return remindToConfirm(spoken);
      return confirmField(spoken);
    case 'confirm':
      return confirmField(spoken);
  }
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
    if (command !== undefined)
      return isInterim ? step(withHeard(session, '')) : doCommand(withHeard(session, ''), command);
    const wrong = readWrongField(utterance);
    if (wrong !== undefined) {
      const kept = withHeard(session, '');
      return isInterim ? step(kept) : askAgainFor({ ...kept, isSpoken: true }, wrong);
    }
    // Only the Confirm is missing: what is said instead of it is no part of a field that was filled in before.
    if (isFilledIn(session) && session.fieldBeforeSpeech !== '')
      return isInterim ? step(session) : remindToConfirm({ ...session, isSpoken: true });
    const heard = withHeard(session, utterance);
    if (isInterim) return step(heard);
    const kept: VoiceSession = { ...heard, transcript: joined(session, utterance), isSpoken: true };
    const isConfirmed = readSpokenDetail(field, utterance).command === 'confirm';
    return isConfirmed ? confirmField(kept) : waitForMore(kept);
  },
  edited: (session, { text }) =>
    session.waiting === 'nothing'
      ? step(withField({ ...session, fieldError: null }, text.slice(0, 300)))
      : undefined,
  detailEdited: (session, { field, text }) =>
    session.waiting === 'order'
      ? undefined
      : step({
          ...session,
          fieldError: null,
          told: null,
          deliveryDetails: { ...session.deliveryDetails, [field]: text.slice(0, 300) },
        }),
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
    const next = session.currentFieldIndex + 1;
    // The last Confirm places the order, so what is in it is said once more before.
    const isLast = next === detailFields.length - 1;
    const asked = askField({ ...session, currentFieldIndex: next }, { microphoneAfterMs: 0 });
    return isLast ? prefix(asked, { type: 'readOrderBack' }) : asked;
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
  orderFailed: (session, { reason, isForCart = false }) => {
    const told = isForCart && reason !== undefined ? reason : filledInText(session);
    return step(
      {
        ...session,
        waiting: 'nothing',
        fieldConfirmed: false,
        // Back to where it can be changed; the details are kept.
        stage: isForCart ? 'afterCart' : session.stage,
        told,
      },
      alert(voiceTexts.orderFailed),
      ...(reason === undefined ? [] : [say(reason)]),
      ...goOnListening(session),
    );
  },
};
