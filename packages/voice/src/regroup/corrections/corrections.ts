import { isListedUnder } from '../../menu/title-facts.ts';
import type { DishSegment } from '../../segment/segments.ts';
import { findKind, headOf } from '../kinds/find-kind.ts';
import type { Pass } from '../pass.ts';
import { asFiller } from '../path-parts.ts';

/** "Beef not chicken seekh kebab", "two not three naan": what stands before the "not" is meant. */
export const readContrasts: Pass = (index, tokens, path) => {
  const read = [...path];
  for (let place = read.length - 2; place > 0; place--) {
    const [meant, not, refused] = [read[place - 1], read[place], read[place + 1]];
    if (meant === undefined || not === undefined || refused === undefined) continue;
    if (tokens[not.start]?.text !== 'not' || tokens[refused.start]?.afterBreak) continue;
    if (not.end - not.start > 1) {
      // "A white mocha, not the regular mocha"
      const dishAt = refused.kind === 'option' ? place + 2 : place + 1;
      const dish = read[dishAt];
      const isOther = meant.kind === 'dish' && dish?.kind === 'dish' && isNamesake(meant, dish);
      if (isOther) read.splice(place, dishAt - place + 1);
      continue;
    }
    if (meant.kind === 'number' && refused.kind === 'number') {
      read.splice(place, 2);
      continue;
    }
    // "Two karahis not three"
    if (meant.kind === 'dish' && refused.kind === 'number' && read[place - 2]?.kind === 'number') {
      read.splice(place, 2);
      continue;
    }
    const dishAt = refused.kind === 'dish' ? place + 1 : place + 2;
    const dish = read[dishAt];
    const isName = meant.kind === 'other' || meant.kind === 'dish';
    if (!isName || dish?.kind !== 'dish' || (dishAt > place + 1 && refused.kind !== 'other')) continue;
    const head = headOf(index, tokens, dish);
    const found = head && findKind(index, tokens, meant.start, meant.end, head);
    if (found) read.splice(place - 1, dishAt - place + 2, { ...found, end: dish.end });
  }
  return read;
};

/** Another dish, though its name alone may mean the first as well: the mocha that is not the white one. */
function isNamesake({ candidates: [meant] }: DishSegment, { candidates: [refused, ...others] }: DishSegment) {
  return meant?.title !== refused?.title && others.some(({ title }) => title === meant?.title);
}

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
