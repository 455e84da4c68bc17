import type { VoiceEvent } from '@nearbite/voice/session/voice-session-types';
import { voiceSettings } from '@nearbite/voice/session/voice-settings';
import { collectUtterances, type RecognitionResult } from './utterances.ts';

type Failure = Extract<VoiceEvent['type'], 'microphoneRefused' | 'microphoneFailed' | 'listeningFailed'>;

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

const FAILURES: Readonly<Record<string, Failure>> = {
  'not-allowed': 'microphoneRefused',
  'service-not-allowed': 'microphoneRefused',
  'audio-capture': 'microphoneFailed',
  'language-not-supported': 'listeningFailed',
};

/** Browsers end a session after a silence; one that ends at once this often is not going to listen. */
const MAX_EMPTY_SESSIONS = 4;
const EMPTY_SESSION_MS = 700;
/** Doubled with each of them: what failed a moment ago, a network as well, fails again when it is tried at once. */
const FIRST_PAUSE_MS = 500;

/** Undefined in browsers that cannot recognise speech. */
export function createSpeechRecogniser(tell: (event: VoiceEvent) => void): SpeechRecogniser | undefined {
  // The DOM's types know neither name.
  const browser = window as { SpeechRecognition?: Constructor; webkitSpeechRecognition?: Constructor };
  const Recognition = browser.SpeechRecognition ?? browser.webkitSpeechRecognition;
  return Recognition && wrap(Recognition, tell);
}

function wrap(Recognition: Constructor, tell: (event: VoiceEvent) => void): SpeechRecogniser {
  let current: BrowserRecognition | undefined;
  let emptySessions = 0;
  let pause: ReturnType<typeof setTimeout> | undefined;

  function listen(textBefore: string, isFirst: boolean) {
    const recognition = new Recognition();
    const startedAt = Date.now();
    const isMine = () => recognition === current;
    const words = collectUtterances(textBefore, isMine, tell);
    let failure: Failure | undefined;
    let isBroken = false;
    recognition.lang = voiceSettings.language;
    recognition.continuous = voiceSettings.continuous;
    recognition.interimResults = true;

    recognition.onstart = () => {
      if (isMine() && isFirst) tell({ type: 'listeningStarted' });
    };
    recognition.onresult = ({ results }) => {
      if (!isMine()) return;
      emptySessions = 0;
      words.take(results);
    };
    recognition.onerror = ({ error }) => {
      failure = FAILURES[error];
      isBroken = error === 'network';
    };
    recognition.onend = () => {
      if (!isMine()) return;
      const text = words.finish();
      // What was said last may have led to a new start.
      if (!isMine()) return;
      current = undefined;
      emptySessions = isBroken || Date.now() - startedAt < EMPTY_SESSION_MS ? emptySessions + 1 : 0;
      if (emptySessions >= MAX_EMPTY_SESSIONS) failure ??= 'listeningFailed';
      if (failure !== undefined) return giveUp(failure);
      if (emptySessions === 0) return goOn(text);
      pause = setTimeout(() => goOn(text), FIRST_PAUSE_MS * 2 ** (emptySessions - 1));
    };
    current = recognition;
    try {
      recognition.start();
    } catch (error) {
      current = undefined;
      throw error;
    }
  }

  function goOn(text: string): void {
    pause = undefined;
    try {
      listen(text, false);
    } catch {
      giveUp(undefined);
    }
  }

  function giveUp(failure: Failure | undefined): void {
    tell({ type: 'listeningEnded' });
    if (failure !== undefined) tell({ type: failure });
  }

  /** Silently; true where it was listening or about to. */
  function end(): boolean {
    const isOn = current !== undefined || pause !== undefined;
    clearTimeout(pause);
    pause = undefined;
    const stopped = current;
    current = undefined;
    stopped?.abort();
    return isOn;
  }

  return {
    start(textBefore) {
      end();
      emptySessions = 0;
      listen(textBefore, true);
    },
    stop() {
      if (end()) tell({ type: 'listeningEnded' });
    },
  };
}
