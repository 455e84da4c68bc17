import { maxTranscriptLength } from '../read/tokenise.ts';
import { isSameLine, mergeLines, mergePut } from './session-lines.ts';
import {
  alert,
  canOpenMicrophone,
  microphone,
  type Row,
  type Step,
  say,
  step,
  stopMicrophone,
  toDelivery,
} from './steps.ts';
import { explainCut, explainNotFound } from './told-texts.ts';
import type { VoiceSession } from './voice-session-types.ts';
import { voiceTexts } from './voice-settings.ts';

const withTranscript = (session: VoiceSession, text: string): Step =>
  step({
    ...session,
    transcript: text.slice(0, maxTranscriptLength),
    noItemsFound: false,
    notFound: [],
  });

/** Listening to what is ordered, and the preview of it. */
export const orderTaking: Row = {
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

/** The dishes are in the cart: more of them, or on to the address. */
export const afterCart: Row = {
  addMoreItems: (session) =>
    step(
      { ...session, stage: 'initial', confirmed: false, transcript: '', noItemsFound: false },
      ...(canOpenMicrophone(session) ? [microphone(0)] : []),
    ),
  proceedToDelivery: toDelivery,
};
