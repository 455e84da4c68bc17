import type { Pass } from '../pass.ts';

/** "…, sorry, not margherita": behind what was ordered, a bare "not" takes back the dish it stands before. */
export const readRefusals: Pass = (_, tokens, path) => {
  const firstDish = path.findIndex((segment) => segment.kind === 'dish');
  return path.map((segment, place) => {
    const isNot = segment.end - segment.start === 1 && tokens[segment.start]?.text === 'not';
    const next = path[place + 1];
    const isBeforeDish = next?.kind === 'dish' && !tokens[next.start]?.afterBreak;
    if (!isNot || !isBeforeDish || firstDish > place) return segment;
    return {
      kind: 'command',
      command: 'remove',
      start: segment.start,
      end: segment.end,
      worth: segment.worth,
    };
  });
};
