import type { Choice } from '../../menu/options.ts';
import { soundOf } from '../../menu/phonetic.ts';
import type { VoiceIndex } from '../../menu/voice-index.ts';
import type { Segment } from '../../segment/segments.ts';
import type { Pass } from '../pass.ts';

/** "Two egg salad sandwiches hole": a word that sounds like a portion of the dish beside it is that portion. */
export const readHeardSizes: Pass = (index, tokens, path) => {
  return path.map((part, place) => {
    const token = tokens[part.start];
    if (part.kind !== 'other' || part.end - part.start > 1 || token === undefined) return part;
    const own = [path[place - 1], path[place + 1]]
      .flatMap((dish) => portionsOf(index, dish))
      .find(({ text }) => soundsLike(token.text, text));
    return own ? { ...part, kind: 'option', option: { ...own } } : part;
  });
};

const portionsOf = ({ titles, dishes }: VoiceIndex, dish: Segment | undefined): Choice[] => {
  const title = dish?.kind === 'dish' ? titles[dish.candidates[0]?.title ?? -1] : undefined;
  return (title?.dishes ?? []).flatMap((place) => dishes[place]?.portions ?? []);
};

/** The w of "whole" and the l of "half" are not spoken. */
const silent: readonly (readonly [RegExp, string])[] = [
  [/^who/, 'ho'],
  [/al(?=[fv])/, 'a'],
];
const spoken = (word: string): string =>
  soundOf(silent.reduce((text, [pattern, instead]) => text.replace(pattern, instead), word)).replace(
    /v$/,
    'f',
  );

const soundsLike = (heard: string, portion: string): boolean =>
  /^[a-z]{4,}$/.test(portion) && heard !== portion && spoken(heard) === spoken(portion);
