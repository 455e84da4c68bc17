import type { Pass } from '../pass.ts';
import { isSize } from '../path-parts.ts';

/** "One aloo paratha too karak chai": right before a dish, among others that are counted, it is a number. */
export const readHeardTwo: Pass = (_, tokens, path) => {
  return path.map((part, place) => {
    const [before, next] = [path[place - 1], path[place + 1]];
    const isToo = part.kind === 'command' && part.command === 'also' && tokens[part.start]?.text === 'too';
    const isBetween = (before?.kind === 'dish' || isSize(before)) && (next?.kind === 'dish' || isSize(next));
    const isCounting = path
      .slice(0, place)
      .some((other) => other.kind === 'number' && other.form === 'spoken');
    if (
      !isToo ||
      !isBetween ||
      !isCounting ||
      part.end - part.start > 1 ||
      tokens[next?.start ?? -1]?.afterBreak
    )
      return part;
    return {
      kind: 'number',
      count: 2,
      form: 'spoken',
      goesBack: false,
      start: part.start,
      end: part.end,
      worth: 0,
    };
  });
};
