import { voiceSettings } from '@nearbite/voice/session/voice-settings';
import { collectUtterances, type HeardWords, type RecognitionResult } from './utterances.ts';

export type RecogniserFailure = 'refused' | 'no-microphone' | 'failed';

export type RecogniserListener = {
  readonly onStart: () => void;
  /** Each finished utterance once, and the words of the next one as they change while one speaks. */
  readonly onWords: (words: HeardWords) => void;
  readonly onEnd: () => void;
  readonly onFailure: (failure: RecogniserFailure) => void;
};

/** Listens until it is told to stop. */
export type SpeechRecogniser = {
  /** Throws when the browser does not let it start. */
  start(textBefore: string): void;
  stop(): void;
};

/** What we use of the browser's recogniser, which the standard library of types does not know. */
export type BrowserRecognition = {
  lang: string;
  continuous: boolean;
  interimResults: boolean;
  onstart: (() => void) | null;
  /** All results since the start: the list grows, and its last ones change until they are final. */
  onresult: ((event: { results: ArrayLike<RecognitionResult> }) => void) | null;
  onerror: ((event: { error: string }) => void) | null;
  onend: (() => void) | null;
  start(): void;
  abort(): void;
};
type Constructor = new () => BrowserRecognition;

const FAILURES: Readonly<Record<string, RecogniserFailure>> = {
  'not-allowed': 'refused',
  'service-not-allowed': 'refused',
  'audio-capture': 'no-microphone',
  network: 'failed',
  'language-not-supported': 'failed',
};

/** Browsers end a session after a silence; one that ends at once this often is not going to listen. */
const MAX_EMPTY_SESSIONS = 4;
const EMPTY_SESSION_MS = 700;

export function findRecognition(): Constructor | undefined {
  // The DOM's types know neither name.
  const browser = window as { SpeechRecognition?: Constructor; webkitSpeechRecognition?: Constructor };
  return browser.SpeechRecognition ?? browser.webkitSpeechRecognition;
}

/** Undefined in browsers that cannot recognise speech. */
export function createSpeechRecogniser(listener: RecogniserListener): SpeechRecogniser | undefined {
  const Recognition = findRecognition();
  return Recognition && wrap(Recognition, listener);
}

function wrap(Recognition: Constructor, listener: RecogniserListener): SpeechRecogniser {
  let current: BrowserRecognition | undefined;
  let emptySessions = 0;

  function listen(textBefore: string, isFirst: boolean) {
    const recognition = new Recognition();
    const startedAt = Date.now();
    const isMine = () => recognition === current;
    const words = collectUtterances(textBefore, isMine, listener);
    let failure: RecogniserFailure | undefined;
    recognition.lang = voiceSettings.language;
    recognition.continuous = voiceSettings.continuous;
    recognition.interimResults = true;

    recognition.onstart = () => {
      if (isMine() && isFirst) listener.onStart();
    };
    recognition.onresult = ({ results }) => {
      if (!isMine()) return;
      emptySessions = 0;
      words.take(results);
    };
    recognition.onerror = ({ error }) => {
      failure = FAILURES[error];
    };
    recognition.onend = () => {
      if (!isMine()) return;
      const text = words.finish();
      // What was said last may have led to a new start.
      if (!isMine()) return;
      current = undefined;
      emptySessions = Date.now() - startedAt < EMPTY_SESSION_MS ? emptySessions + 1 : 0;
      if (emptySessions >= MAX_EMPTY_SESSIONS) failure ??= 'failed';
      if (failure === undefined && goesOn(text)) return;
      listener.onEnd();
      if (failure !== undefined) listener.onFailure(failure);
    };
    current = recognition;
    try {
      recognition.start();
    } catch (error) {
      current = undefined;
      throw error;
    }
  }

  function goesOn(text: string): boolean {
    try {
      listen(text, false);
      return true;
    } catch {
      return false;
    }
  }

  return {
    start(textBefore) {
      const stopped = current;
      current = undefined;
      stopped?.abort();
      emptySessions = 0;
      listen(textBefore, true);
    },
    stop() {
      const stopped = current;
      if (stopped === undefined) return;
      current = undefined;
      stopped.abort();
      listener.onEnd();
    },
  };
}
