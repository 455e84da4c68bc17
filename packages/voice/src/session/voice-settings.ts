import type { DetailField } from '../details/spoken-details.ts';
import * as texts from './session.texts.ts';

/** How the page speaks, listens and beeps. Milliseconds unless named otherwise. */
export const voiceSettings = {
  language: texts.speechLanguage,
  continuous: true,
  speechRate: 0.9,
  beepHertz: 800,
  beepShape: 'sine',
  beepSeconds: 0.3,
  microphoneAfterBeepMs: 1000,
  nextFieldAfterConfirmMs: 800,
  readBackAfterMs: 2500,
  resetAfterOrderMs: 4000,
  draftKey: 'voiceOrderData',
} as const;

/** The order in which delivery details are asked for. */
export const detailFields: readonly DetailField[] = ['name', 'phone', 'address', 'city'];

export const promptFor = (field: DetailField): string => texts.fieldPrompts[field];

export const { voiceTexts } = texts;
