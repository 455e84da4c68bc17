import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
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

const latest = () => sessions.at(-1) as FakeRecognition;
const hear = (...pieces: string[]) =>
  latest().onresult?.({ results: pieces.map((transcript) => [{ transcript }]) });

describe('the speech recogniser', () => {
  const heard: string[] = [];
  const interim: boolean[] = [];
  const told: string[] = [];
  let recogniser: SpeechRecogniser | undefined;

  beforeEach(() => {
    vi.useFakeTimers();
    for (const list of [sessions, heard, interim, told]) list.length = 0;
    vi.stubGlobal('webkitSpeechRecognition', FakeRecognition);
    recogniser = createSpeechRecogniser({
      onStart: () => told.push('start'),
      onText: (text, isInterim) => {
        heard.push(text);
        interim.push(isInterim);
      },
      onEnd: () => told.push('end'),
      onFailure: (failure) => told.push(failure),
    });
  });
  afterEach(() => vi.useRealTimers());

  it('is not there where the browser has none', () => {
    vi.stubGlobal('webkitSpeechRecognition', undefined);
    expect(
      createSpeechRecogniser({
        onStart: vi.fn(),
        onText: vi.fn(),
        onEnd: vi.fn(),
        onFailure: vi.fn(),
      }),
    ).toBeUndefined();
  });

  it('listens on in American English and tells the words as they come', () => {
    recogniser?.start('');
    expect(latest()).toMatchObject({ lang: 'en-US', continuous: true, interimResults: true });
    hear('two chick');
    hear('two chicken biryani', ' and naan');
    expect(heard).toEqual(['two chick', 'two chicken biryani and naan']);
  });

  it('tells whether the words may still change', () => {
    recogniser?.start('');
    latest().onresult?.({ results: [Object.assign([{ transcript: 'yes' }], { isFinal: false })] });
    latest().onresult?.({ results: [Object.assign([{ transcript: 'yes please' }], { isFinal: true })] });
    expect(interim).toEqual([true, false]);
  });

  it('does not repeat what a phone repeats', () => {
    recogniser?.start('');
    hear('two', 'two chicken', 'two chicken biryani');
    expect(heard.at(-1)).toBe('two chicken biryani');
  });

  it('goes on through silences until it is told to stop', () => {
    recogniser?.start('one lassi');
    hear('and two naan');
    vi.advanceTimersByTime(8000);
    latest().onerror?.({ error: 'no-speech' });
    latest().onend?.();
    hear('please');
    expect(heard.at(-1)).toBe('one lassi and two naan please');
    expect(told).toEqual(['start']);
    recogniser?.stop();
    expect(told).toEqual(['start', 'end']);
    expect(sessions).toHaveLength(2);
  });

  it.each([
    ['not-allowed', 'refused'],
    ['service-not-allowed', 'refused'],
    ['audio-capture', 'no-microphone'],
    ['network', 'failed'],
  ])('%s ends it as %s', (error, failure) => {
    recogniser?.start('');
    latest().onerror?.({ error });
    latest().onend?.();
    expect(told).toEqual(['start', 'end', failure]);
    expect(sessions).toHaveLength(1);
  });

  it('gives up on a browser that ends every session at once', () => {
    recogniser?.start('');
    for (let round = 0; round < 4; round++) latest().onend?.();
    expect(told).toEqual(['start', 'end', 'failed']);
  });
});
