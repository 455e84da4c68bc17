import { garlicNaan as naan } from '@nearbite/voice/session/testing/garlic-naan';
import type { VoiceEvent } from '@nearbite/voice/session/voice-session-types';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createVoiceRunner, type VoicePorts } from './voice-runner.ts';

const lahore = { latitude: 31.52, longitude: 74.35 };

/** Writes down what happens at which millisecond. */
function scene(replaced: Partial<VoicePorts> = {}) {
  const startedAt = Date.now();
  const log: string[] = [];
  const note = (what: string) => log.push(`${Date.now() - startedAt} ${what}`);
  let tell: (event: VoiceEvent) => void = () => undefined;
  const recogniser = {
    start: (textBefore: string) => {
      note(`listen after "${textBefore}"`);
      tell({ type: 'listeningStarted' });
    },
    stop: () => {
      tell({ type: 'listeningEnded' });
    },
  };
  const speaking = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));
  let stored: string | null = null;
  const runner = createVoiceRunner({
    recogniserFor: (given) => {
      tell = given;
      return recogniser;
    },
    sounds: {
      speak: (text) => {
        note(`say ${text}`);
        return speaking(500);
      },
      beQuiet: () => undefined,
      beep: () => {
        note('beep');
        return speaking(300);
      },
    },
    storage: {
      load: () => stored,
      save: (text) => {
        stored = text;
      },
      clear: () => {
        stored = null;
      },
    },
    shop: {
      understand: async () => ({
        type: 'orderUnderstood',
        question: null,
        isWhole: false,
        changed: true,
        items: [naan],
        notFound: [],
      }),
      addToCart: async () => ({ type: 'itemsAdded', put: [] }),
      takeBack: async () => true,
      placeOrder: async () => ({ type: 'orderPlaced', order: { oid: 'abc', total: 180 } }),
    },
    tell: {
      alert: (text) => note(`alert ${text}`),
      toast: (text) => note(`toast ${text}`),
      errorDialog: (text) => note(`error ${text}`),
    },
    ...replaced,
  });
  return {
    runner,
    log,
    recogniser,
    stored: () => stored,
    hear: (text: string) => tell({ type: 'heard', text, utterance: text, isInterim: false }),
  };
}

async function toDelivery({ runner, hear }: ReturnType<typeof scene>) {
  runner.dispatch({ type: 'locationFound', location: lahore });
  runner.dispatch({ type: 'startListening' });
  await vi.advanceTimersByTimeAsync(0);
  hear('two naan');
  runner.dispatch({ type: 'sendOrder' });
  await vi.advanceTimersByTimeAsync(0);
  runner.dispatch({ type: 'confirmItems' });
  await vi.advanceTimersByTimeAsync(0);
  runner.dispatch({ type: 'proceedToDelivery' });
}

beforeEach(() => {
  vi.useFakeTimers();
  return () => vi.useRealTimers();
});

describe('the voice runner', () => {
  it('prompts, beeps, and listens one second after the beep', async () => {
    const voice = scene();
    await toDelivery(voice);
    await vi.advanceTimersByTimeAsync(3000);
    expect(voice.log).toEqual([
      '0 listen after ""',
      '0 say Put 2 Garlic Naan into your cart for Rs.180.00 before tax and fees?',
      '0 toast All items added to cart',
      '0 say Got it. Anything else?',
      '0 say Your full name?',
      '500 beep',
      '1800 listen after ""',
    ]);
    expect(voice.runner.getSession().listening).toBe(true);
  });

  it('asks for the next detail 0.8 s after the confirmation and listens when it has spoken', async () => {
    const voice = scene();
    await toDelivery(voice);
    await vi.advanceTimersByTimeAsync(2000);
    voice.hear('my name is ali khan');
    voice.log.length = 0;
    voice.runner.dispatch({ type: 'confirmField' });
    expect(voice.runner.getSession().listening).toBe(false);
    await vi.advanceTimersByTimeAsync(3000);
    expect(voice.log).toEqual(['2800 say Your phone number?', '3300 beep', '3600 listen after ""']);
  });

  it('goes through to the order and clears itself after four seconds', async () => {
    const voice = scene();
    await toDelivery(voice);
    for (const text of ['ali khan', '0300 1234567', 'house 12', 'lahore']) {
      await vi.advanceTimersByTimeAsync(3000);
      voice.hear(text);
      voice.runner.dispatch({ type: 'confirmField' });
    }
    await vi.advanceTimersByTimeAsync(0);
    expect(voice.runner.getSession().stage).toBe('done');
    await vi.advanceTimersByTimeAsync(3999);
    expect(voice.runner.getSession().stage).toBe('done');
    await vi.advanceTimersByTimeAsync(1);
    expect(voice.runner.getSession()).toMatchObject({
      stage: 'initial',
      allConfirmedItems: [],
      placedOrder: { oid: 'abc', total: 180 },
    });
    expect(voice.stored()).toBeNull();
  });

  it('is silent at once when everything is reset, and ignores responses from before', async () => {
    let answer: (() => void) | undefined;
    const voice = scene({
      shop: {
        ...scene().runner,
        understand: () =>
          new Promise((resolve) => {
            answer = () => resolve({ type: 'orderRefused', error: 'Too late' });
          }),
        addToCart: async () => ({ type: 'itemsAdded', put: [] }),
        takeBack: async () => true,
        placeOrder: async () => ({ type: 'orderFailed' }),
      },
    });
    voice.runner.dispatch({ type: 'locationFound', location: lahore });
    voice.runner.dispatch({ type: 'edited', text: 'naan' });
    voice.runner.dispatch({ type: 'sendOrder' });
    voice.runner.dispatch({ type: 'resetAll' });
    answer?.();
    await vi.advanceTimersByTimeAsync(0);
    expect(voice.log).toEqual([]);

    const asked = scene();
    await toDelivery(asked);
    asked.log.length = 0;
    await vi.advanceTimersByTimeAsync(100);
    asked.runner.dispatch({ type: 'resetAll' });
    await vi.advanceTimersByTimeAsync(5000);
    expect(asked.log).toEqual([]);
  });

  it('does not wait for its own voice when the user taps the microphone', async () => {
    const voice = scene();
    await toDelivery(voice);
    await vi.advanceTimersByTimeAsync(100);
    voice.runner.dispatch({ type: 'startListening' });
    await vi.advanceTimersByTimeAsync(5000);
    expect(voice.log.at(-1)).toBe('100 listen after ""');
  });

  it('goes on behind what was said before', async () => {
    const voice = scene();
    voice.runner.dispatch({ type: 'startListening' });
    await vi.advanceTimersByTimeAsync(0);
    voice.hear('two naan');
    voice.runner.dispatch({ type: 'stopListening' });
    voice.runner.dispatch({ type: 'startListening' });
    await vi.advanceTimersByTimeAsync(0);
    expect(voice.log.at(-1)).toBe('0 listen after "two naan"');
  });

  it.each([
    ['initial', "Sorry, I couldn't start listening. Please try again."],
    ['address', "Sorry, I couldn't start the microphone. Please try again."],
  ])('says so when the microphone does not start at stage %s', async (stage, words) => {
    const voice = scene();
    if (stage === 'address') await toDelivery(voice);
    voice.recogniser.start = () => {
      throw new Error('busy');
    };
    if (stage === 'initial') voice.runner.dispatch({ type: 'startListening' });
    await vi.advanceTimersByTimeAsync(5000);
    expect(voice.log.at(-1)).toContain(`say ${words}`);
  });

  it.each([
    ['microphoneRefused', 'alert Microphone access is blocked.'],
    ['microphoneFailed', "say Sorry, I couldn't start the microphone."],
    ['listeningFailed', "say Sorry, I couldn't start listening."],
  ] as const)('tells a microphone that is %s', async (failure, words) => {
    const voice = scene();
    voice.runner.dispatch({ type: failure });
    await vi.advanceTimersByTimeAsync(0);
    expect(voice.log.at(-1)).toContain(words);
  });

  it('neither beeps nor fails where the browser cannot listen', async () => {
    const voice = scene({ recogniserFor: () => undefined });
    expect(voice.runner.getSession().canListen).toBe(false);
    voice.runner.dispatch({ type: 'locationFound', location: lahore });
    voice.runner.dispatch({ type: 'edited', text: 'naan' });
    voice.runner.dispatch({ type: 'sendOrder' });
    await vi.advanceTimersByTimeAsync(0);
    voice.runner.dispatch({ type: 'confirmItems' });
    await vi.advanceTimersByTimeAsync(0);
    voice.runner.dispatch({ type: 'proceedToDelivery' });
    await vi.advanceTimersByTimeAsync(5000);
    expect(voice.log).toEqual(['0 toast All items added to cart', '0 say Your full name?']);
  });
});
