import { chosenExtras } from '@nearbite/contract/dishes/extras';
import { ALLERGIES_MAX, VOICE_COMMAND_MAX, VoiceQuestion } from '@nearbite/contract/voice/voice';
import { findNextQuestion } from './questions.ts';
import { forgetSteps } from './session-lines.ts';
import { isFilledIn } from './steps.ts';
import type {
  OpenQuestion,
  VoiceDraft,
  VoiceEffect,
  VoiceSession,
  VoiceStage,
} from './voice-session-types.ts';
import { detailFields, voiceSettings, voiceTexts } from './voice-settings.ts';

/** What else is kept of a conversation that was left in the middle. */
type Asked = Pick<VoiceSession, 'question' | 'isOfferDeclined'>;

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

export const serialiseDraft = (session: VoiceSession): string =>
  JSON.stringify({
    ...draftOf(session),
    // Only where they are: what nobody may eat, what was asked and no line tells, and that the saved address was declined.
    ...(session.allergies.length === 0 && { allergies: undefined }),
    ...(isKept(session.question) && { asked: session.question }),
    ...(session.isOfferDeclined && { isOfferDeclined: true }),
  });

/** Which line was meant, or whether kitchens that cannot serve go out; what is asked about a line is found again by the line. */
const isKept = (question: OpenQuestion | null): boolean =>
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

function readDraft(stored: string): (VoiceDraft & Asked) | undefined {
  const value = parseJson(stored);
  if (!isRecord(value)) return undefined;
  const { asked, isOfferDeclined, ...found }: Record<string, unknown> = { ...emptyOnce, ...value };
  if (!isDraft(found)) return undefined;
  const { stage, allConfirmedItems } = found;
  if (stage !== 'initial' && allConfirmedItems.length === 0) return undefined;
  return {
    ...draftOf(found),
    question: readQuestion(stage, asked),
    isOfferDeclined: isOfferDeclined === true,
  };
}

/** Drafts of before there were these. */
const emptyOnce = { putInCart: [], allergies: [] };

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The question as a reload left it; null where none was open, or none that is kept. */
function readQuestion(stage: VoiceStage, stored: unknown): OpenQuestion | null {
  const question = VoiceQuestion.safeParse(stored).data;
  if (question === undefined || !isRecord(stored) || stage === 'address' || stage === 'done') return null;
  const { about, command, meant } = stored;
  if (about === 'unservable' && stage === 'afterCart') return { ...question, about };
  if (question.lines === undefined || typeof command !== 'string' || command.length > VOICE_COMMAND_MAX)
    return null;
  const places = Array.isArray(meant) ? meant.filter(Number.isInteger) : [];
  return { ...question, about: 'line', lines: question.lines, command, meant: places };
}

const longestText = 500;
const isFlag = (value: unknown) => typeof value === 'boolean';
const isText = (value: unknown) => typeof value === 'string' && value.length <= longestText;
const isWithin = (value: unknown, least: number, most: number) =>
  typeof value === 'number' && value >= least && value <= most;
const isCount = (value: unknown, least: number, most: number) =>
  Number.isInteger(value) && isWithin(value, least, most);
const isListOf = (value: unknown, most: number, isOne: (one: unknown) => boolean) =>
  Array.isArray(value) && value.length <= most && value.every(isOne);

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Which dish, how, and how many of it. */
const isNamedLine = (value: unknown): value is Record<string, unknown> =>
  isRecord(value) &&
  Number.isInteger(value.id) &&
  isText(value.title) &&
  [value.portion_size, value.spice_level].every((option) => option === null || isText(option)) &&
  (value.extras === undefined || chosenExtras.safeParse(value.extras).success) &&
  isCount(value.quantity, 1, 99);

const isLines = (value: unknown) =>
  isListOf(value, 100, (line) => isNamedLine(line) && Number.isFinite(line.final_price));

const checks: Readonly<Record<keyof VoiceDraft, (value: unknown) => boolean>> = {
  pendingItems: isLines,
  allConfirmedItems: isLines,
  confirmed: isFlag,
  location: (value) =>
    value === null ||
    (isRecord(value) && isWithin(value.latitude, -90, 90) && isWithin(value.longitude, -180, 180)),
  stage: (value) => ['initial', 'afterCart', 'address', 'done'].includes(String(value)),
  deliveryDetails: (value) => isRecord(value) && detailFields.every((field) => isText(value[field])),
  currentFieldIndex: (value) => isCount(value, 0, detailFields.length - 1),
  fieldConfirmed: isFlag,
  noItemsFound: isFlag,
  putInCart: (value) =>
    isListOf(value, 100, (line) => isNamedLine(line) && isCount(line.quantityBefore, 0, 99)),
  allergies: (value) => isListOf(value, ALLERGIES_MAX, isText),
};
// The keys of the record above.
const draftKeys = Object.keys(checks) as (keyof VoiceDraft)[];

/** Nothing but the draft. */
const draftOf = (found: VoiceDraft): VoiceDraft =>
  // All keys of a draft, each with its value.
  Object.fromEntries(draftKeys.map((key) => [key, found[key]])) as unknown as VoiceDraft;

const isDraft = (found: Record<string, unknown>): found is VoiceDraft =>
  draftKeys.every((key) => checks[key](found[key]));
