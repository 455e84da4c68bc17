import { voiceSettings } from '@nearbite/voice/session/voice-settings';

export type SpeechSynthesiser = {
  /** Resolves when it has been said, or cannot be. */
  speak(text: string): Promise<void>;
  cancel(): void;
};

/** Some browsers never tell that they have finished; nobody waits longer than the words could take. */
const LONGEST_START_MS = 2_000;
const MS_PER_CHARACTER = 110;

export function createSpeechSynthesiser(): SpeechSynthesiser {
  const synthesis: SpeechSynthesis | undefined = window.speechSynthesis;
  if (!synthesis || typeof SpeechSynthesisUtterance === 'undefined') {
    return { speak: async () => undefined, cancel: () => undefined };
  }
  return {
    speak: (text) =>
      new Promise((resolve) => {
        const utterance = new SpeechSynthesisUtterance(text);
        utterance.lang = voiceSettings.language;
        utterance.rate = voiceSettings.speechRate;
        const patience = setTimeout(resolve, LONGEST_START_MS + text.length * MS_PER_CHARACTER);
        const done = () => {
          clearTimeout(patience);
          resolve();
        };
        utterance.onend = done;
        utterance.onerror = done;
        synthesis.speak(utterance);
      }),
    cancel: () => synthesis.cancel(),
  };
}
