import { isSoldInSize } from '../../menu/title-facts.ts';
import type { VoiceIndex } from '../../menu/voice-index.ts';
import type { DishSegment, Modifier, Segment } from '../../segment/segments.ts';
import type { Pass } from '../pass.ts';
import { asFiller, beforeSizes, isSize } from '../path-parts.ts';

/** "Half and full chicken handi": two sizes of one dish, uncounted, are one of each. */
export const readTwoSizes: Pass = (index, tokens, path) => {
  const read = [...path];
  path.forEach((segment, place) => {
    const [before, first, second, dish] = [
      path[place - 2],
      path[place - 1],
      path[place + 1],
      path[place + 2],
    ];
    if (segment.kind !== 'connector' || dish?.kind !== 'dish' || before?.kind === 'number') return;
    // "A burger, single, with double cheese"
    if (tokens[segment.start]?.text === 'with') return;
    if (!hasSize(index, dish, first) || !hasSize(index, dish, second)) return;
    read[place] = { ...dish, start: segment.start, end: segment.end };
  });
  return read;
};

const hasSize = (index: VoiceIndex, { candidates }: DishSegment, part: Segment | undefined): boolean =>
  part?.kind === 'option' &&
  part.option.size !== undefined &&
  isSoldInSize(index, candidates[0]?.title, part.option);

/** "Full plates of chicken karahi and daal", "malai boti and chicken boti single plates": the size is for all. */
export const sharePluralUnits: Pass = (_, tokens, path) => {
  const read = [...path];
  path.forEach((last, place) => {
    // "…, quarts": the size itself may be in the plural.
    const first = last.kind === 'unit' ? place - 1 : place;
    const size = path[first];
    if (size?.kind !== 'option' || path[first - 1]?.kind === 'number') return;
    const said = tokens[last.start]?.text ?? '';
    const isPlural =
      last.kind === 'unit' ? /s$/.test(said) : last === size && said === `${size.option.text}s`;
    if (!isPlural) return;
    const ahead = listFrom(read, place + 1, 1);
    const behind = listFrom(read, first - 1, -1);
    const others = ahead.length > 1 ? ahead.slice(1) : ahead.length === 0 ? behind.slice(1) : [];
    for (const at of others) {
      const dish = read[at];
      if (dish?.kind === 'dish') read[at] = withAnnounced(dish, size);
    }
  });
  return read;
};

const withAnnounced = (dish: DishSegment, size: Modifier): DishSegment => ({
  ...dish,
  announced: [...(dish.announced ?? []), size],
});

/** The places of dishes with nothing but "and" between them, from here on in that direction. */
function listFrom(path: readonly Segment[], from: number, step: 1 | -1): number[] {
  const places: number[] = [];
  for (let at = from; path[at]?.kind === 'dish'; at += 2 * step) {
    places.push(at);
    if (path[at + step]?.kind !== 'connector') break;
  }
  return places;
}

/** "A beef and a chicken biryani, make them hot": all of them, where the last alone is not many. */
export const readMakeThem: Pass = (_, tokens, path) =>
  path.flatMap((part, place) => {
    const isThem =
      part.kind === 'command' &&
      part.command === 'make' &&
      /^(?:them|those)$/.test(tokens[part.end - 1]?.text ?? '');
    const dishes = path.slice(0, place).flatMap(({ kind }, at) => (kind === 'dish' ? [at] : []));
    if (!isThem || path[place + 1]?.kind !== 'option' || dishes.length < 2) return [part];
    const amount = path[beforeSizes(path, dishes.at(-1) ?? 0)];
    const isMany = amount?.kind === 'number' && amount.count > 1;
    return isMany ? [part] : [part, { kind: 'scope', start: part.end, end: part.end, worth: 0 }];
  });

/** "Spring rolls, dumplings and soup, all three in large": as many as were named, and no amount. */
export const readAllSoMany: Pass = (_, tokens, path) =>
  path.flatMap((part, place) => {
    const isSoMany = (at: number) => {
      const [all, number] = [path[at - 1], path[at]];
      const named = path.slice(0, Math.max(0, at)).filter(({ kind }) => kind === 'dish').length;
      return (
        all?.kind === 'scope' &&
        tokens[all.start]?.text === 'all' &&
        number?.kind === 'number' &&
        number.count > 1 &&
        number.count === named &&
        !path.slice(at).some(({ kind }) => kind === 'dish')
      );
    };
    if (isSoMany(place)) return [];
    return isSoMany(place + 1) ? [{ ...part, end: path[place + 1]?.end ?? part.end }] : [part];
  });

/** "My wife wants a mocha and i want an americano, both large": who wants it parts nothing that is said of all. */
export const joinWantedByAll: Pass = (_, tokens, path) => {
  const scope = path.findLastIndex(
    (part, place) =>
      part.kind === 'scope' &&
      isSize(path.slice(place + 1).find(({ start }) => !/^(?:in|as)$/.test(tokens[start]?.text ?? ''))) &&
      !path.slice(place).some(({ kind }) => kind === 'dish'),
  );
  const first = path.findIndex(({ kind }) => kind === 'dish');
  const between = path.slice(Math.max(0, first), Math.max(0, scope));
  const isOrder = (part: Segment) => part.kind !== 'command' || /^(?:add|also)$/.test(part.command);
  if (first < 0 || scope < first || !between.every(isOrder)) return [...path];
  return path.map((part, place) =>
    part.kind === 'command' && place > first && place < scope ? asFiller(part) : part,
  );
};

/** "Biryani too singles": before a size in the plural, a word that sounds like a number is one. */
export const readHeardPlurals: Pass = (_, tokens, path) => {
  return path.map((part, place) => {
    const size = path[place + 1];
    const token = tokens[size?.start ?? -1];
    const isPlural = size?.kind === 'option' && token !== undefined && token.text === `${token.key}s`;
    // "Do single aur ek family"
    const isUrdu =
      size?.kind === 'option' &&
      tokens[part.start]?.text === 'do' &&
      tokens.some(({ text }) => /^(?:ek|aik|teen|char|chaar|paanch|panch)$/.test(text));
    return part.kind === 'number' && part.form === 'weak' && (isPlural || isUrdu)
      ? { ...part, form: 'spoken' }
      : part;
  });
};
