import { expect, type Page } from '@playwright/test';

type Sounds = {
  spoken: { text: string; rate: number }[];
  beeps: { hertz: number; shape: string; seconds: number }[];
};

type Script = Sounds & {
  isListening: boolean;
  languages: string[];
  say: (text: string) => void;
};

declare global {
  interface Window {
    speechScript: Script;
  }
}

type Options = {
  /** What the browser answers when it is asked for the microphone. */
  readonly microphone?: 'granted' | 'refused' | 'missing' | 'throws';
};

/** Puts a recogniser and a speaker into the page that do what the story says; headless browsers have neither. */
export async function scriptSpeech(page: Page, { microphone = 'granted' }: Options = {}): Promise<void> {
  await page.addInitScript((answer) => {
    type Listener = ((event: unknown) => void) | null;
    let current: FakeRecognition | undefined;
    const script: Script = {
      spoken: [],
      beeps: [],
      languages: [],
      isListening: false,
      say: (text) => current?.hear(text),
    };
    window.speechScript = script;

    class FakeRecognition {
      lang = '';
      continuous = false;
      interimResults = false;
      onstart: Listener = null;
      onresult: Listener = null;
      onerror: Listener = null;
      onend: Listener = null;
      /** Grows until listening ends, as browsers' lists do. */
      final: unknown[] = [];
      /** First the words so far, which may still change, then the whole utterance. */
      hear(text: string) {
        const piece = (transcript: string, isFinal: boolean) =>
          Object.assign([{ transcript, confidence: isFinal ? 0.9 : 0 }], { isFinal });
        const resultIndex = this.final.length;
        const words = text.split(' ');
        for (let count = 1; count < words.length; count++) {
          const so = piece(words.slice(0, count).join(' '), false);
          this.onresult?.({ resultIndex, results: [...this.final, so] });
        }
        this.final.push(piece(text, true));
        this.onresult?.({ resultIndex, results: [...this.final] });
      }
      start() {
        if (answer === 'throws') throw new DOMException('not now', 'InvalidStateError');
        script.languages.push(`${this.lang} ${this.continuous ? 'continuous' : 'once'}`);
        if (answer !== 'granted') {
          const error = answer === 'refused' ? 'not-allowed' : 'audio-capture';
          setTimeout(() => this.onerror?.({ error }));
          setTimeout(() => this.end());
          return;
        }
        current = this;
        setTimeout(() => {
          script.isListening = true;
          this.onstart?.({});
        });
      }
      abort() {
        setTimeout(() => this.end());
      }
      end() {
        if (current === this) {
          current = undefined;
          script.isListening = false;
        }
        this.onend?.({});
      }
    }
    Object.assign(window, { SpeechRecognition: FakeRecognition, webkitSpeechRecognition: FakeRecognition });

    const speaker = {
      speak(utterance: SpeechSynthesisUtterance) {
        script.spoken.push({ text: utterance.text, rate: Math.round(utterance.rate * 100) / 100 });
        setTimeout(() => utterance.onend?.(new SpeechSynthesisEvent('end', { utterance })), 20);
      },
      cancel: () => undefined,
    };
    Object.defineProperty(window, 'speechSynthesis', { value: speaker });

    const createOscillator = AudioContext.prototype.createOscillator;
    AudioContext.prototype.createOscillator = function () {
      const tone = createOscillator.call(this);
      const stop = tone.stop.bind(tone);
      tone.stop = (when = 0) => {
        const seconds = Math.round((when - this.currentTime) * 10) / 10;
        script.beeps.push({ hertz: tone.frequency.value, shape: tone.type, seconds });
        stop(when);
      };
      return tone;
    };
  }, microphone);
}

/** As browsers without speech recognition are. */
export async function removeSpeech(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'SpeechRecognition', { value: undefined });
    Object.defineProperty(window, 'webkitSpeechRecognition', { value: undefined });
  });
}

export const say = async (page: Page, text: string): Promise<void> => {
  await expect(page.getByText(/^(?:Listening|سن رہے ہیں)$/)).toBeVisible();
  await page.evaluate((words) => window.speechScript.say(words), text);
};

export const soundsOf = (page: Page): Promise<Sounds & { languages: string[] }> =>
  page.evaluate(() => {
    const { spoken, beeps, languages } = window.speechScript;
    return { spoken, beeps, languages };
  });
