import { checkDetail } from '../details/detail-check.ts';
import { readSpokenDetail, tidyTypedDetail } from '../details/spoken-commands.ts';
import type { DetailField } from '../details/spoken-details.ts';
import { maxTranscriptLength } from '../read/tokenise.ts';
import { explainCut, explainNotFound } from './told-texts.ts';
import { emptyDraft, newSession, serialiseDraft } from './voice-draft.ts';
import type {
  PutLine,
  VoiceEffect,
  VoiceEvent,
  VoiceLine,
  VoiceSession,
  VoiceStage,
} from './voice-session-types.ts';
import { detailFields, fieldPrompts, voiceSettings, voiceTexts } from './voice-settings.ts';

export type Step = { readonly session: VoiceSession; readonly effects: readonly VoiceEffect[] };

type EventType = VoiceEvent['type'];
type EventOf<T extends EventType> = VoiceEvent extends infer E
  ? E extends { type: infer U }
    ? T extends U
      ? E
      : never
    : never
  : never;
type Handler<T extends EventType> = (session: VoiceSession, event: EventOf<T>) => Step | undefined;
type Row = { readonly [T in EventType]?: Handler<T> };

const step = (session: VoiceSession, ...effects: VoiceEffect[]): Step => ({ session, effects });
const say = (text: string): VoiceEffect => ({ type: 'speak', text });
const alert = (text: string): VoiceEffect => ({ type: 'alert', text });
const microphone = (afterMs: number): VoiceEffect => ({ type: 'startMicrophone', afterMs });
/** Known to be refused or missing, it is tried again only by a tap: each try would be answered by a message. */
const canOpenMicrophone = ({ microphoneProblem }: VoiceSession) =>
  microphoneProblem !== 'refused' && microphoneProblem !== 'missing';
const stopMicrophone: VoiceEffect = { type: 'stopMicrophone' };

const currentField = (session: VoiceSession) => detailFields[session.currentFieldIndex] ?? 'name';
const fieldText = (session: VoiceSession) => session.deliveryDetails[currentField(session)];
const withField = (session: VoiceSession, text: string): VoiceSession => ({
  ...session,
  deliveryDetails: { ...session.deliveryDetails, [currentField(session)]: text },
});

/** Prompt, beep, and the microphone after a pause. */
const askField = (
  session: VoiceSession,
  microphoneAfterMs: number = voiceSettings.microphoneAfterBeepMs,
): Step =>
  step(
    { ...session, fieldConfirmed: false, waiting: 'nothing', needsTap: false },
    say(fieldPrompts[currentField(session)]),
    ...(canOpenMicrophone(session) ? [{ type: 'beep' } as const, microphone(microphoneAfterMs)] : []),
  );

const resetAll = (session: VoiceSession): Step => {
  const lines = session.stage === 'done' ? [] : session.putInCart;
  return step(
    { ...newSession(), location: session.location },
    { type: 'cancelTimers' },
    stopMicrophone,
    { type: 'clearDraft' },
    ...(lines.length > 0 ? [{ type: 'takeBack', lines } as const] : []),
  );
};

type LineName = Pick<VoiceLine, 'id' | 'portion_size' | 'spice_level'>;
const isSameLine = (a: LineName, b: LineName) =>
  a.id === b.id && a.portion_size === b.portion_size && a.spice_level === b.spice_level;

/** The same dish, portion and spice replace the earlier line in its place; others follow. */
export function mergeLines(known: readonly VoiceLine[], added: readonly VoiceLine[]): VoiceLine[] {
  const merged = [...known];
  for (const line of added) {
    const place = merged.findIndex((other) => isSameLine(other, line));
    if (place < 0) merged.push(line);
    else merged[place] = line;
  }
  return merged;
}

/** What a line held before this page first touched it stays known. */
function mergePut(known: readonly PutLine[], put: readonly PutLine[]): PutLine[] {
  const first = (line: PutLine) => known.find((other) => isSameLine(other, line)) ?? line;
  const others = known.filter((line) => !put.some((other) => isSameLine(other, line)));
  return [...others, ...put.map((line) => ({ ...line, quantityBefore: first(line).quantityBefore }))];
}

/** What may happen at every stage. */
const anywhere: Row = {
  startListening: (session) => step({ ...session, needsTap: false, noItemsFound: false }, microphone(0)),
  stopListening: (session) => step({ ...session, listening: false }, stopMicrophone),
  listeningStarted: (session) =>
    step({
      ...session,
      listening: true,
      microphoneProblem: null,
      fieldBeforeSpeech: fieldText(session),
    }),
  listeningEnded: (session) => step({ ...session, listening: false }),
  listeningFailed: (session) =>
    step({ ...session, listening: false, microphoneProblem: 'failed' }, say(voiceTexts.listeningFailed)),
  microphoneFailed: (session) =>
    step({ ...session, listening: false, microphoneProblem: 'missing' }, say(voiceTexts.microphoneFailed)),
  microphoneRefused: (session) =>
    step({ ...session, listening: false, microphoneProblem: 'refused' }, alert(voiceTexts.microphoneRefused)),
  locationFound: (session, { location }) => step({ ...session, location }),
  locationDenied: (session) => step(session, alert(voiceTexts.locationDenied)),
  locationUnsupported: (session) => step(session, alert(voiceTexts.locationUnsupported)),
  resetAll,
};

const withTranscript = (session: VoiceSession, text: string): Step =>
  step({
    ...session,
    transcript: text.slice(0, maxTranscriptLength),
    noItemsFound: false,
    notFound: [],
  });

const orderTaking: Row = {
  heard: (session, { text }) => withTranscript(session, text),
  edited: (session, { text }) => withTranscript(session, text),
  clear: (session) => withTranscript(session, ''),
  sendOrder: (session) => {
    if (session.waiting !== 'nothing') return undefined;
    const command = session.transcript.trim();
    if (command === '') return step({ ...session, noItemsFound: true }, alert(voiceTexts.noSpeech));
    if (session.location === null) return step(session, alert(voiceTexts.locationMissing));
    const sending: VoiceSession = {
      ...session,
      waiting: 'understanding',
      listening: false,
      noItemsFound: false,
      notFound: [],
    };
    return step(sending, stopMicrophone, { type: 'understand', command, location: session.location });
  },
  orderUnderstood: (session, { items, notFound }) => {
    if (session.waiting !== 'understanding') return undefined;
    const isNothing = items.length === 0;
    const told = [
      ...notFound.map(explainNotFound),
      ...items.map(explainCut).filter((text) => text !== undefined),
    ];
    return step(
      {
        ...session,
        waiting: 'nothing',
        pendingItems: mergeLines(session.pendingItems, items),
        confirmed: isNothing && session.confirmed,
        noItemsFound: isNothing,
        notFound,
        // Words that were not understood stay, so that they can be put right.
        transcript: isNothing || notFound.length > 0 ? session.transcript : '',
      },
      ...(isNothing ? [say(voiceTexts.nothingFoundSpoken)] : []),
      ...(told.length > 0 ? [say(told.join(' '))] : []),
    );
  },
  nearDishChosen: (session, { place, item }) => {
    const notFound = session.notFound.filter((_, position) => position !== place);
    return step({
      ...session,
      notFound,
      pendingItems: mergeLines(session.pendingItems, [item]),
      confirmed: false,
      noItemsFound: false,
      transcript: notFound.length > 0 ? session.transcript : '',
    });
  },
  orderRefused: (session, { error, message }) =>
    step(
      { ...session, waiting: 'nothing' },
      { type: 'errorDialog', text: error || message || voiceTexts.sendRefused },
    ),
  orderUnreachable: (session) => step({ ...session, waiting: 'nothing' }, alert(voiceTexts.sendFailed)),
  removeItem: (session, { place }) =>
    step({ ...session, pendingItems: session.pendingItems.filter((_, position) => position !== place) }),
  replaceItem: (session, { place, item }) =>
    step({
      ...session,
      pendingItems: session.pendingItems
        .map((line, position) => (position === place ? item : line))
        .filter((line, position) => position === place || !isSameLine(line, item)),
    }),
  confirmItems: (session) => {
    if (session.waiting !== 'nothing' || session.pendingItems.length === 0) return undefined;
    return step({ ...session, waiting: 'cart', listening: false }, stopMicrophone, {
      type: 'addToCart',
      items: session.pendingItems,
    });
  },
  itemsAdded: (session, { put }) => {
    if (session.waiting !== 'cart') return undefined;
    const allConfirmedItems = mergeLines(session.allConfirmedItems, session.pendingItems);
    const next: VoiceSession = {
      ...session,
      waiting: 'nothing',
      stage: 'afterCart',
      confirmed: true,
      allConfirmedItems,
      pendingItems: [],
      putInCart: mergePut(session.putInCart, put),
      notFound: [],
      transcript: '',
    };
    return step(next, { type: 'toast', text: voiceTexts.itemsAdded });
  },
  itemsNotAdded: (session, { put }) =>
    step({ ...session, waiting: 'nothing', putInCart: mergePut(session.putInCart, put) }),
  proceedToDelivery: (session) => (session.allConfirmedItems.length > 0 ? toDelivery(session) : undefined),
};

const toDelivery = (session: VoiceSession): Step =>
  askField({ ...session, stage: 'address', currentFieldIndex: 0, transcript: '', listening: false });

const afterCart: Row = {
  addMoreItems: (session) =>
    step(
      { ...session, stage: 'initial', confirmed: false, transcript: '', noItemsFound: false },
      ...(canOpenMicrophone(session) ? [microphone(0)] : []),
    ),
  proceedToDelivery: toDelivery,
};

const sayAgain = (session: VoiceSession): Step | undefined =>
  session.waiting === 'nothing'
    ? prefix(
        askField(withField({ ...session, transcript: '', listening: false, fieldError: null }, '')),
        stopMicrophone,
      )
    : undefined;

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

const confirmField = (typed: VoiceSession): Step | undefined => {
  if (typed.waiting !== 'nothing') return undefined;
  const session = withTidyDetails(typed);
  const field = currentField(session);
  if (fieldText(session) === '')
    return askField({ ...session, fieldError: { field, text: fieldPrompts[field] } });
  const settled: VoiceSession = {
    ...session,
    fieldConfirmed: true,
    listening: false,
    needsTap: false,
    transcript: '',
    fieldError: null,
  };
  const isLast = session.currentFieldIndex === detailFields.length - 1;
  const missing = detailFields.findIndex((field) => session.deliveryDetails[field] === '');
  if (isLast && missing >= 0)
    return prefix(askField({ ...settled, currentFieldIndex: missing }), stopMicrophone);
  const fieldError = findFieldError(session, isLast ? detailFields : [field]);
  if (fieldError !== undefined)
    return step({ ...session, listening: false, fieldError }, stopMicrophone, say(fieldError.text));
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

const addressTaking: Row = {
  heard: (session, { text }) => {
    if (session.waiting !== 'nothing') return undefined;
    const transcript = text.slice(0, maxTranscriptLength);
    const { text: said, command } = readSpokenDetail(currentField(session), transcript);
    const heard = withField(
      { ...session, transcript, fieldError: null },
      said === '' ? session.fieldBeforeSpeech : said.slice(0, 300),
    );
    if (command === 'sayAgain') return sayAgain(heard);
    if (command === 'confirm') return confirmField(heard);
    return step(heard);
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
          deliveryDetails: { ...session.deliveryDetails, [field]: text.slice(0, 300) },
        }),
  clear: (session) =>
    session.waiting === 'nothing' ? step(withField({ ...session, transcript: '' }, '')) : undefined,
  continue: (session) =>
    fieldText(session) === '' ? askField(session) : step({ ...session, needsTap: false }),
  sayAgain,
  confirmField,
  nextFieldDue: (session) =>
    session.waiting === 'nextField'
      ? askField({ ...session, currentFieldIndex: session.currentFieldIndex + 1 }, 0)
      : undefined,
  orderPlaced: (session, { order }) => {
    if (session.waiting !== 'order') return undefined;
    const done: VoiceSession = { ...session, stage: 'done', waiting: 'nothing', placedOrder: order };
    return step(done, say(voiceTexts.orderConfirmed), {
      type: 'after',
      afterMs: voiceSettings.resetAfterOrderMs,
      event: 'resetDue',
    });
  },
  orderFailed: (session) =>
    step({ ...session, waiting: 'nothing', fieldConfirmed: false }, alert(voiceTexts.orderFailed)),
};

const done: Row = {
  resetDue: (session) =>
    step(
      { ...newSession(), ...emptyDraft, location: session.location, placedOrder: session.placedOrder },
      { type: 'clearDraft' },
    ),
};

/** Which event means what at which stage; an event without a row changes nothing. */
const transitions: Readonly<Record<VoiceStage, Row>> = {
  initial: { ...anywhere, ...orderTaking },
  afterCart: { ...anywhere, ...afterCart },
  address: { ...anywhere, ...addressTaking },
  done: { ...anywhere, ...done },
};

function prefix({ session, effects }: Step, effect: VoiceEffect): Step {
  return { session, effects: [effect, ...effects] };
}

/** The voice page's next state and what it has to do; the draft is saved whenever it has changed. */
export function advance(session: VoiceSession, event: VoiceEvent): Step {
  const handle = transitions[session.stage][event.type] as
    | ((from: VoiceSession, what: VoiceEvent) => Step | undefined)
    | undefined;
  const next = handle?.(session, event);
  if (next === undefined) return { session, effects: [] };
  const text = serialiseDraft(next.session);
  const isCleared = next.effects.some((effect) => effect.type === 'clearDraft');
  if (isCleared || text === serialiseDraft(session)) return next;
  return { session: next.session, effects: [...next.effects, { type: 'saveDraft', text }] };
}
