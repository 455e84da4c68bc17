export type HeardWords = {
  /** What was said since the last pause. */
  readonly utterance: string;
  /** All that was heard since the start, behind the text it started with. */
  readonly text: string;
  /** They may still change. */
  readonly isInterim: boolean;
};

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
  { onWords }: { readonly onWords: (words: HeardWords) => void },
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
    onWords({ utterance, text: settledText, isInterim: false });
  }

  function startAnew(): void {
    settledText = textBefore.trim();
    settledResults = 0;
  }

  return {
    take(results: ArrayLike<RecognitionResult>): void {
      clearTimeout(timer);
      // Some recognisers begin the list anew with each sentence, and some tell the last one twice.
      const last = results[results.length - 1]?.[0]?.transcript.trim();
      if (results.length <= settledResults && last === lastUtterance) return;
      if (results.length <= settledResults) startAnew();
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
      onWords({ utterance: unsettled, text: joinWords(settledText, unsettled), isInterim: true });
      if (fresh.at(-1)?.isFinal)
        timer = setTimeout(() => {
          if (isListening()) settle(unsettled, resultCount);
        }, SETTLED_AFTER_MS);
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
