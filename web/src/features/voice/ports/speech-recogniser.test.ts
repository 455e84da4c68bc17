import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { firstOf } from '../../../testing/first-of.ts';
import {
  type BrowserRecognition,
  createSpeechRecogniser,
  type SpeechRecogniser,
} from './speech-recogniser.ts';

const sessions: BrowserRecognition[] = [];

class FakeRecognition implements BrowserRecognition {
  lang = '';
  continuous = false;
  interimResults = false;
  onstart: BrowserRecognition['onstart'] = null;
  onresult: BrowserRecognition['onresult'] = null;
  onerror: BrowserRecognition['onerror'] = null;
  onend: BrowserRecognition['onend'] = null;
  constructor() {
    sessions.push(this);
  }
  start() {
    this.onstart?.();
  }
  abort() {
    this.onend?.();
  }
}

/** The one that listens now. */
const latest = () => firstOf(sessions.slice(-1));
const result = (transcript: string, isFinal: boolean, confidence = 0.9) =>
  Object.assign([{ transcript, confidence }], { isFinal });
/** As desktop browsers do: the list grows with each utterance, its last one may still change. */
const hear = (...pieces: string[]) =>
  latest().onresult?.({ results: pieces.map((transcript) => result(transcript, true)) });
const hearSome = (final: readonly string[], interim: string) =>
  latest().onresult?.({
    results: [...final.map((text) => result(text, true)), result(interim, false)],
  });

describe('the speech recogniser', () => {
  const heard: string[] = [];
  const told: string[] = [];
  let recogniser: SpeechRecogniser | undefined;

  beforeEach(() => {
    vi.useFakeTimers();
    for (const list of [sessions, heard, told]) list.length = 0;
    vi.stubGlobal('webkitSpeechRecognition', FakeRecognition);
    recogniser = createSpeechRecogniser((event) => {
      if (event.type === 'heard') heard.push(event.text);
      told.push(
        event.type === 'heard' ? `${event.isInterim ? 'maybe ' : ''}"${event.utterance}"` : event.type,
      );
    });
  });
  afterEach(() => vi.useRealTimers());

  it('is not there where the browser has none', () => {
    vi.stubGlobal('webkitSpeechRecognition', undefined);
    expect(createSpeechRecogniser(vi.fn())).toBeUndefined();
  });

  it('listens on in American English and tells the words as they come', () => {
    recogniser?.start('');
    expect(latest()).toMatchObject({ lang: 'en-US', continuous: true, interimResults: true });
    hearSome([], 'two chick');
    hear('two chicken biryani');
    hear('two chicken biryani', ' and naan');
    expect(heard).toEqual(['two chick', 'two chicken biryani', 'two chicken biryani and naan']);
  });

  it('tells each finished utterance once and by itself, and whether words may still change', () => {
    recogniser?.start('');
    hearSome([], 'hmm');
    hear('hmm okay');
    hearSome(['hmm okay'], 'ye');
    hear('hmm okay', 'yes');
    hear('hmm okay', 'yes');
    expect(told).toEqual(['listeningStarted', 'maybe "hmm"', '"hmm okay"', 'maybe "ye"', '"yes"']);
    expect(heard.at(-1)).toBe('hmm okay yes');
  });

  it('takes a list that begins anew with each sentence', () => {
    recogniser?.start('');
    hear('two naan');
    hear('and a coke');
    expect(told).toEqual(['listeningStarted', '"two naan"', '"and a coke"']);
  });

  it('does not repeat what a phone repeats, and waits until it has finished', () => {
    recogniser?.start('');
    const grow = (...pieces: string[]) =>
      latest().onresult?.({ results: pieces.map((text) => result(text, true, 0)) });
    grow('two');
    grow('two', 'two chicken', 'two chicken biryani');
    expect(told).toEqual(['listeningStarted', 'maybe "two"', 'maybe "two chicken biryani"']);
    vi.advanceTimersByTime(800);
    expect(told.at(-1)).toBe('"two chicken biryani"');
    expect(heard.at(-1)).toBe('two chicken biryani');
  });

  it('keeps the words of an utterance that the end of the session cuts off', () => {
    recogniser?.start('');
    hearSome([], 'house twelve');
    latest().onend?.();
    expect(told).toEqual(['listeningStarted', 'maybe "house twelve"', '"house twelve"']);
  });

  it('goes on through silences until it is told to stop', () => {
    recogniser?.start('one lassi');
    hear('and two naan');
    vi.advanceTimersByTime(8000);
    latest().onerror?.({ error: 'no-speech' });
    latest().onend?.();
    hear('please');
    expect(heard.at(-1)).toBe('one lassi and two naan please');
    expect(told).toEqual(['listeningStarted', '"and two naan"', '"please"']);
    recogniser?.stop();
    expect(told.at(-1)).toBe('listeningEnded');
    expect(sessions).toHaveLength(2);
  });

  it.each([
    ['not-allowed', 'microphoneRefused'],
    ['service-not-allowed', 'microphoneRefused'],
    ['audio-capture', 'microphoneFailed'],
    ['language-not-supported', 'listeningFailed'],
  ])('%s ends it as %s', (error, failure) => {
    recogniser?.start('');
    latest().onerror?.({ error });
    latest().onend?.();
    expect(told).toEqual(['listeningStarted', 'listeningEnded', failure]);
    expect(sessions).toHaveLength(1);
  });

  it('tries again after longer and longer pauses, and gives up on a browser that ends every session', () => {
    recogniser?.start('one lassi');
    for (const pauseMs of [500, 1000, 2000]) {
      const before = sessions.length;
      vi.advanceTimersByTime(3000);
      latest().onerror?.({ error: 'network' });
      latest().onend?.();
      vi.advanceTimersByTime(pauseMs - 1);
      expect(sessions).toHaveLength(before);
      vi.advanceTimersByTime(1);
      expect(sessions).toHaveLength(before + 1);
    }
    expect(told).toEqual(['listeningStarted']);
    latest().onend?.();
    expect(told).toEqual(['listeningStarted', 'listeningEnded', 'listeningFailed']);
  });

  it('begins with the short pause again once it has heard something', () => {
    recogniser?.start('');
    latest().onend?.();
    vi.advanceTimersByTime(500);
    hear('two naan');
    latest().onend?.();
    vi.advanceTimersByTime(500);
    expect(sessions).toHaveLength(3);
  });

  it('is stopped in a pause as well, and does not come back', () => {
    recogniser?.start('');
    latest().onend?.();
    recogniser?.stop();
    expect(told).toEqual(['listeningStarted', 'listeningEnded']);
    vi.advanceTimersByTime(60_000);
    expect(sessions).toHaveLength(1);
    recogniser?.start('');
    expect(told).toEqual(['listeningStarted', 'listeningEnded', 'listeningStarted']);
  });
});
