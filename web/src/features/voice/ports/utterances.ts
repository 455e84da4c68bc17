import type { VoiceEvent } from '@nearbite/voice/session/voice-session-types';

/** As browsers tell it. */
export type RecognitionResult = ArrayLike<{ transcript: string; confidence?: number }> & {
  readonly isFinal: boolean;
};

/** Phones call words final that still grow, and are not at all sure of them; this long without more, they stay. */
const SETTLED_AFTER_MS = 800;

/**
 * Takes the growing list of results apart: what is final is told once, by itself, and the rest as words that may still
 * change. Nothing is told any more once `isListening` is false.
 */
export function collectUtterances(
  textBefore: string,
  isListening: () => boolean,
  tell: (event: VoiceEvent) => void,
) {
  let settledText = textBefore.trim();
  let settledResults = 0;
  let resultCount = 0;
  let unsettled = '';
  let lastUtterance = '';
  let timer: ReturnType<typeof setTimeout> | undefined;

  function settle(utterance: string, results: number): void {
    clearTimeout(timer);
    settledResults = results;
    unsettled = '';
    if (utterance === '') return;
    settledText = joinWords(settledText, utterance);
    lastUtterance = utterance;
    tell({ type: 'heard', utterance, text: settledText, isInterim: false });
  }

  return {
    take(results: ArrayLike<RecognitionResult>): void {
      clearTimeout(timer);
      // Some recognisers begin the list anew with each sentence, and some tell the last one twice.
      if (results.length <= settledResults) {
        if (results[results.length - 1]?.[0]?.transcript.trim() === lastUtterance) return;
        settledText = textBefore.trim();
        settledResults = 0;
      }
      resultCount = results.length;
      let pieces: string[] = [];
      const fresh = Array.from(results).slice(settledResults);
      const before = settledResults;
      for (const [place, result] of fresh.entries()) {
        pieces.push(result[0]?.transcript ?? '');
        if (!isSure(result)) continue;
        settle(joinPieces(pieces), before + place + 1);
        if (!isListening()) return;
        pieces = [];
      }
      unsettled = joinPieces(pieces);
      if (unsettled === '') return;
      const text = joinWords(settledText, unsettled);
      tell({ type: 'heard', utterance: unsettled, text, isInterim: true });
      if (fresh.at(-1)?.isFinal)
        timer = setTimeout(() => isListening() && settle(unsettled, resultCount), SETTLED_AFTER_MS);
    },
    /** The session has ended: what was said stays said. Returns all of it. */
    finish(): string {
      settle(unsettled, resultCount);
      return settledText;
    },
  };
}

const isSure = (result: RecognitionResult) => result.isFinal && result[0]?.confidence !== 0;

const joinWords = (...texts: readonly string[]) => texts.filter(Boolean).join(' ');

/** Some phones repeat what they have said in each further result: then the longer one stands for both. */
function joinPieces(pieces: readonly string[]): string {
  const heard: string[] = [];
  for (const piece of pieces.map((text) => text.trim()).filter(Boolean)) {
    const last = heard.at(-1);
    if (last !== undefined && `${piece.toLowerCase()} `.startsWith(`${last.toLowerCase()} `)) heard.pop();
    heard.push(piece);
  }
  return joinWords(...heard);
}
