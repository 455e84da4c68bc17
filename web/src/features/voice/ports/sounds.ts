import { voiceSettings } from '@nearbite/voice/session/voice-settings';

const LOUDNESS = 0.2;
/** Some browsers never tell that they have finished; nobody waits longer than the words could take. */
const LONGEST_START_MS = 2_000;
const MS_PER_CHARACTER = 110;

const synthesis = (): SpeechSynthesis | undefined =>
  typeof SpeechSynthesisUtterance === 'undefined' ? undefined : window.speechSynthesis;

/** What the page can be heard by; where no sound can be made, each is over at once. */
export const sounds = {
  async speak(text: string): Promise<void> {
    const speech = synthesis();
    if (!speech) return;
    const utterance = new SpeechSynthesisUtterance(text);
    utterance.lang = voiceSettings.language;
    utterance.rate = voiceSettings.speechRate;
    await new Promise<unknown>((resolve) => {
      utterance.onend = resolve;
      utterance.onerror = resolve;
      setTimeout(resolve, LONGEST_START_MS + text.length * MS_PER_CHARACTER);
      speech.speak(utterance);
    });
  },
  beQuiet(): void {
    synthesis()?.cancel();
  },
  async beep(): Promise<void> {
    if (typeof AudioContext === 'undefined') return;
    const context = new AudioContext();
    try {
      const tone = context.createOscillator();
      const volume = context.createGain();
      tone.type = voiceSettings.beepShape;
      tone.frequency.value = voiceSettings.beepHertz;
      volume.gain.value = LOUDNESS;
      tone.connect(volume).connect(context.destination);
      tone.start();
      tone.stop(context.currentTime + voiceSettings.beepSeconds);
      await new Promise((resolve) => setTimeout(resolve, voiceSettings.beepSeconds * 1000));
    } finally {
      await context.close();
    }
  },
};

export type Sounds = typeof sounds;
