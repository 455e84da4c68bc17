import { isListedUnder } from '../../menu/title-facts.ts';
import type { Pass } from '../pass.ts';
import { asFiller } from '../path-parts.ts';

/** So few segments lie between a dish and what says which one. */
const farthestOne = 5;

/** "A sandwich please, the caprese one": which one is said afterwards. */
export const readThatOne: Pass = (index, tokens, path) => {
  return path.map((segment, place) => {
    if (segment.kind !== 'dish' || segment.end - segment.start > 2) return segment;
    const next =
      path.slice(place + 1, place + 1 + farthestOne).findIndex(({ kind }) => kind === 'dish') + place + 1;
    const which = path[next];
    if (next === place || which?.kind !== 'dish' || tokens[which.start - 1]?.text !== 'the') return segment;
    if (!/^ones?$/.test(tokens[which.end]?.text ?? '')) return segment;
    const isNear = path
      .slice(place + 1, next)
      .every(({ kind }) => kind === 'filler' || kind === 'option' || kind === 'measure');
    const [named, meant] = [segment.candidates[0], which.candidates[0]];
    const isBare = named?.isBareHead === true;
    const isKind = isListedUnder(index, meant?.title, tokens[segment.end - 1]?.key ?? '');
    const isSame = segment.candidates.some(({ title }) => title === meant?.title);
    if (!isNear || !(isSame || (isBare && isKind))) return segment;
    return asFiller(segment);
  });
};

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
