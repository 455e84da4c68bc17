/** Which of the two values the words before, or between them, refuse. */
export type Side = 'refusesNext' | 'refusesBefore';

/** Words between two values, and which of the two they refuse. */
export function jointAt(text: string): { readonly side: Side; readonly words: number } | undefined {
  const before = /^(?:from|not|instead of|rather than|and not|na ke|in place of)(?= |$)/.exec(text);
  if (before) return { side: 'refusesNext', words: before[0].split(' ').length };
  const behind =
    /^(?:to|into|se|ki bajaye|ke bajaye|ki bajae|ke bajae|ki jagah|ke badle|nahi|nahin|nai|no|but)(?= |$)/.exec(
      text,
    );
  return behind === null ? undefined : { side: 'refusesBefore', words: behind[0].split(' ').length };
}
