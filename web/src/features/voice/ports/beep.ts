import { voiceSettings } from '@nearbite/voice/session/voice-settings';

const LOUDNESS = 0.2;

/** Resolves when the tone is over; where no sound can be made, at once. */
export async function beep(): Promise<void> {
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
}
