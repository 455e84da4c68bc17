import { wholeReadBack } from '@nearbite/voice/session/field-steps';
import { restoreSession } from '@nearbite/voice/session/voice-draft';
import { advance } from '@nearbite/voice/session/voice-session';
import type {
  OfType,
  VoiceEffect,
  VoiceEvent,
  VoiceSession,
} from '@nearbite/voice/session/voice-session-types';
import { voiceTexts } from '@nearbite/voice/session/voice-settings';
import { createListeners } from '../../lib/browser/listeners.ts';
import type { Sounds } from './ports/sounds.ts';
import type { createSpeechRecogniser } from './ports/speech-recogniser.ts';
import type { VoiceShop } from './voice-shop.ts';

export type VoicePorts = {
  readonly recogniserFor: typeof createSpeechRecogniser;
  readonly sounds: Sounds;
  readonly storage: { load(): string | null; save(text: string): void; clear(): void };
  readonly shop: VoiceShop;
  readonly tell: Readonly<Record<'alert' | 'toast' | 'errorDialog', (text: string) => void>>;
};

/** Moves the session along its table and does what the table says has to be done. */
export function createVoiceRunner(ports: VoicePorts) {
  const { sounds, storage, shop, tell } = ports;
  const listeners = createListeners();
  const timers = new Set<ReturnType<typeof setTimeout>>();
  const restored = restoreSession(storage.load());
  let session: VoiceSession = restored.session;
  /** Sounds come one after the other; a new turn drops those that still wait. */
  let queue: Promise<unknown> = Promise.resolve();
  let turn = 0;
  /** Responses to what was sent before everything was reset are of no interest. */
  let epoch = 0;

  const recogniser = ports.recogniserFor(dispatch);
  session = { ...session, canListen: recogniser !== undefined };

  function dispatch(event: VoiceEvent): void {
    // Whoever taps the microphone while the page speaks wants to speak now.
    if (event.type === 'startListening') hush();
    if (event.type === 'resetAll') epoch++;
    const step = advance(session, event);
    session = step.session;
    listeners.tell();
    for (const effect of step.effects) run(effect);
  }

  const doing: { readonly [T in VoiceEffect['type']]: (effect: OfType<VoiceEffect, T>) => void } = {
    speak: ({ text }) => inTurn(() => sounds.speak(text)),
    readOrderBack: () => inTurn(() => sounds.speak(wholeReadBack(session))),
    // The beep says "speak now"; where nobody listens it would mislead.
    beep: () => recogniser && inTurn(sounds.beep),
    startMicrophone: ({ afterMs, goesOn = false }) =>
      inTurn((isMine) => wait(afterMs).then(() => isMine() && startMicrophone(goesOn))),
    stopMicrophone: hush,
    understand: (said) => dispatchWhenDone(shop.understand(said)),
    addToCart: ({ items }) => dispatchWhenDone(shop.addToCart(items)),
    takeBack: ({ lines }) =>
      void shop.takeBack(lines).then((isDone) => isDone || tell.alert(voiceTexts.takeBackFailed)),
    placeOrder: ({ details }) => dispatchWhenDone(shop.placeOrder(details)),
    alert: ({ text }) => tell.alert(text),
    toast: ({ text }) => tell.toast(text),
    errorDialog: ({ text }) => tell.errorDialog(text),
    after: ({ afterMs, event }) => later(afterMs, () => dispatch({ type: event })),
    cancelTimers,
    saveDraft: ({ text }) => storage.save(text),
    clearDraft: () => storage.clear(),
  };

  function run(effect: VoiceEffect): void {
    // The table has the function for each type of effect; the compiler does not follow the type through it.
    (doing[effect.type] as (what: VoiceEffect) => void)(effect);
  }

  function inTurn(task: (isMine: () => boolean) => Promise<unknown>): void {
    const mine = turn;
    const isMine = () => mine === turn;
    // A sound that cannot be made must not keep the next from coming.
    queue = queue.then(() => (isMine() ? task(isMine) : undefined)).catch(() => undefined);
  }

  function hush(): void {
    turn++;
    queue = Promise.resolve();
    sounds.beQuiet();
    recogniser?.stop();
  }

  function startMicrophone(goesOn: boolean): void {
    const textBefore = goesOn && session.stage === 'initial' ? session.transcript : '';
    try {
      recogniser?.start(textBefore);
    } catch {
      dispatch({ type: session.stage === 'address' ? 'microphoneFailed' : 'listeningFailed' });
    }
  }

  function dispatchWhenDone(coming: Promise<VoiceEvent>): void {
    const mine = epoch;
    void coming.then((event) => {
      if (mine === epoch) dispatch(event);
    });
  }

  function later(afterMs: number, action: () => void): void {
    const timer = setTimeout(() => {
      timers.delete(timer);
      action();
    }, afterMs);
    timers.add(timer);
  }

  function cancelTimers(): void {
    for (const timer of timers) clearTimeout(timer);
    timers.clear();
  }

  return {
    dispatch,
    getSession: () => session,
    subscribe: listeners.listen,
    /** Takes up what the draft left open. */
    start() {
      for (const effect of restored.effects) run(effect);
    },
    /** Silent and idle, as when the page is left. */
    stop() {
      hush();
      cancelTimers();
    },
  };
}

const wait = (ms: number) =>
  ms === 0 ? Promise.resolve() : new Promise((resolve) => setTimeout(resolve, ms));
