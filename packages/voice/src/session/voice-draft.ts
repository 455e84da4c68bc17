import { ALLERGIES_MAX } from '@nearbite/contract/voice/voice';
import { findNextQuestion } from './questions.ts';
import { isFilledIn } from './steps.ts';
import { forgetSteps } from './undo-steps.ts';
import { readUnservableQuestion } from './unservable-kitchens.ts';
import type { VoiceEffect } from './voice-effects.ts';
import type {
  OpenQuestion,
  PutLine,
  VoiceDraft,
  VoiceLine,
  VoiceSession,
  VoiceStage,
} from './voice-session-types.ts';
import { detailFields, voiceSettings, voiceTexts } from './voice-settings.ts';
import { readLineQuestion } from './which-line.ts';

const stages: readonly VoiceStage[] = ['initial', 'afterCart', 'address', 'done'];
const longestText = 500;

/** What else is kept of a conversation that was left in the middle. */
type StoredDraft = Omit<VoiceDraft, 'allergies'> & {
  readonly allergies?: readonly string[];
  readonly asked?: OpenQuestion;
  readonly isOfferDeclined?: boolean;
};

type RestoredDraft = VoiceDraft & Pick<VoiceSession, 'question' | 'isOfferDeclined'>;

const emptyDraft: VoiceDraft = {
  pendingItems: [],
  allConfirmedItems: [],
  confirmed: false,
  location: null,
  stage: 'initial',
  deliveryDetails: { name: '', phone: '', address: '', city: '' },
  currentFieldIndex: 0,
  fieldConfirmed: false,
  noItemsFound: false,
  putInCart: [],
  allergies: [],
};

export function newSession(): VoiceSession {
  return {
    ...emptyDraft,
    transcript: '',
    listening: false,
    canListen: true,
    waiting: 'nothing',
    needsTap: false,
    placedOrder: null,
    notFound: [],
    question: null,
    savedDetails: null,
    savedAddresses: [],
    isOfferDeclined: false,
    cart: null,
    told: null,
    ...forgetSteps,
    spokenOf: null,
    spokenLine: null,
    offered: [],
    offers: null,
    toOffer: [],
    isSpoken: false,
    isTaken: false,
    isFinished: false,
    microphoneProblem: null,
    fieldError: null,
    fieldBeforeSpeech: '',
    fieldToReturnTo: null,
    isHeardOn: false,
  };
}

export function serialiseDraft(session: VoiceSession): string {
  const { pendingItems, allConfirmedItems, confirmed, location, stage, deliveryDetails, currentFieldIndex } =
    session;
  const { fieldConfirmed, noItemsFound, putInCart, allergies } = session;
  return JSON.stringify({
    pendingItems,
    allConfirmedItems,
    confirmed,
    location,
    stage,
    deliveryDetails,
    currentFieldIndex,
    fieldConfirmed,
    noItemsFound,
    putInCart,
    // Only where they are: what nobody may eat, what was asked and no line tells, and that the saved address was declined.
    ...(allergies.length > 0 ? { allergies } : {}),
    ...(isKept(session.question) ? { asked: session.question } : {}),
    ...(session.isOfferDeclined ? { isOfferDeclined: true } : {}),
  } satisfies StoredDraft);
}

/** Which line was meant, or whether kitchens that cannot serve go out; what is asked about a line is found again by the line. */
const isKept = (question: OpenQuestion | null): question is OpenQuestion =>
  question?.about === 'line' || question?.about === 'unservable';

/** The session as it was left. Anything unreadable starts afresh; what was on its way is asked for again. */
export function restoreSession(stored: string | null): { session: VoiceSession; effects: VoiceEffect[] } {
  const draft = stored === null ? undefined : readDraft(stored);
  if (draft === undefined)
    return { session: newSession(), effects: stored === null ? [] : [{ type: 'clearDraft' }] };
  const session = {
    ...newSession(),
    ...draft,
    fieldConfirmed: false,
    told: draft.stage === 'address' && isFilledIn(draft) ? voiceTexts.filledIn : null,
    needsTap: draft.stage === 'address',
    question: draft.question ?? (draft.stage === 'initial' ? findNextQuestion(draft.pendingItems) : null),
  };
  if (draft.stage !== 'done') return { session, effects: [] };
  return {
    session,
    effects: [{ type: 'after', afterMs: voiceSettings.resetAfterOrderMs, event: 'resetDue' }],
  };
}

function readDraft(stored: string): RestoredDraft | undefined {
  let value: unknown;
  try {
    value = JSON.parse(stored);
  } catch {
    return undefined;
  }
  if (!isRecord(value)) return undefined;
  const { pendingItems, allConfirmedItems, confirmed, location, stage, deliveryDetails, currentFieldIndex } =
    value;
  const { fieldConfirmed, noItemsFound, putInCart = [], allergies = [], asked, isOfferDeclined } = value;
  if (!isLines(pendingItems) || !isLines(allConfirmedItems)) return undefined;
  if (
    typeof confirmed !== 'boolean' ||
    typeof fieldConfirmed !== 'boolean' ||
    typeof noItemsFound !== 'boolean'
  )
    return undefined;
  if (!isStage(stage) || !isLocation(location) || !isDetails(deliveryDetails)) return undefined;
  if (typeof currentFieldIndex !== 'number' || !Number.isInteger(currentFieldIndex)) return undefined;
  if (currentFieldIndex < 0 || currentFieldIndex >= detailFields.length) return undefined;
  if (!isPutLines(putInCart) || !isTexts(allergies)) return undefined;
  if (stage !== 'initial' && allConfirmedItems.length === 0) return undefined;
  return {
    pendingItems,
    allConfirmedItems,
    confirmed,
    location,
    stage,
    deliveryDetails,
    currentFieldIndex,
    fieldConfirmed,
    noItemsFound,
    putInCart,
    allergies,
    question: readQuestion(stage, asked),
    isOfferDeclined: isOfferDeclined === true,
  };
}

function readQuestion(stage: VoiceStage, asked: unknown): OpenQuestion | null {
  if (stage === 'address' || stage === 'done') return null;
  return readLineQuestion(asked) ?? (stage === 'afterCart' ? readUnservableQuestion(asked) : null);
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

const isStage = (value: unknown): value is VoiceStage => stages.some((stage) => stage === value);
const isText = (value: unknown): value is string => typeof value === 'string' && value.length <= longestText;
const isTexts = (value: unknown): value is string[] =>
  Array.isArray(value) && value.length <= ALLERGIES_MAX && value.every(isText);
const isTextOrNull = (value: unknown): value is string | null => value === null || isText(value);

function isLines(value: unknown): value is VoiceLine[] {
  return Array.isArray(value) && value.length <= 100 && value.every(isLine);
}

function isLine(value: unknown): value is VoiceLine {
  return isNamedLine(value) && typeof value.final_price === 'number' && Number.isFinite(value.final_price);
}

function isPutLines(value: unknown): value is PutLine[] {
  return (
    Array.isArray(value) &&
    value.length <= 100 &&
    value.every((line) => isNamedLine(line) && isQuantity(line.quantityBefore, 0))
  );
}

/** Which dish, how, and how many of it. */
function isNamedLine(value: unknown): value is Record<string, unknown> {
  if (!isRecord(value)) return false;
  const { id, title, quantity, portion_size, spice_level } = value;
  return (
    Number.isInteger(id) &&
    isText(title) &&
    isTextOrNull(portion_size) &&
    isTextOrNull(spice_level) &&
    isQuantity(quantity, 1)
  );
}

const isQuantity = (value: unknown, least: number) =>
  typeof value === 'number' && Number.isInteger(value) && value >= least && value <= 99;

function isLocation(value: unknown): value is VoiceDraft['location'] {
  if (value === null) return true;
  if (!isRecord(value)) return false;
  const { latitude, longitude } = value;
  return (
    typeof latitude === 'number' &&
    Math.abs(latitude) <= 90 &&
    typeof longitude === 'number' &&
    Math.abs(longitude) <= 180
  );
}

function isDetails(value: unknown): value is VoiceDraft['deliveryDetails'] {
  return isRecord(value) && detailFields.every((field) => isText(value[field]));
}
