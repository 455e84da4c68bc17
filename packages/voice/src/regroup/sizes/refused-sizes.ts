import { findPortion, type Option } from '../../menu/options.ts';
import type { Pass } from '../pass.ts';
import { asFiller, isSize, textAt } from '../path-parts.ts';

/** "Butter chicken but not the full one", of what is sold as half and full: the half. */
export const readOtherPortion: Pass = (index, tokens, path) => {
  const at = path.findIndex(
    (part, place) =>
      part.kind === 'command' &&
      /^not(?: the| an?)?$/.test(textAt(tokens, part.start, part.end - part.start)) &&
      place > 0,
  );
  const but = path[at - 1]?.kind === 'command' || path[at - 1]?.kind === 'connector' ? at - 1 : at;
  const sizeAt = path[at + 1]?.kind === 'number' ? at + 2 : at + 1;
  const [dish, size] = [path[but - 1], path[sizeAt]];
  const isLast = path
    .slice(sizeAt + 1)
    .every(({ kind, start }) => kind === 'filler' || tokens[start]?.text === 'one');
  if (dish?.kind !== 'dish' || !isSize(size) || !isLast) return [...path];
  const title = dish.candidates[0]?.title;
  const portions = index.dishes[index.titles[title ?? -1]?.dishes[0] ?? -1]?.portions ?? [];
  const refused = findPortion(
    portions,
    size.kind === 'option' ? size.option : { text: '', measure: size.measure },
  );
  const other = portions.find(({ name }) => name !== refused);
  if (portions.length !== 2 || refused === undefined || other === undefined) return [...path];
  const { text, size: wanted, measure } = other;
  const option: Option = {
    text,
    ...(wanted === undefined ? {} : { size: wanted }),
    ...(measure === undefined ? {} : { measure }),
  };
  return [
    ...path.slice(0, but),
    { kind: 'option', option, start: path[but]?.start ?? size.start, end: size.end, worth: 0 },
    ...path.slice(sizeAt + 1).map(asFiller),
  ];
};

/**
 * "A coke zero" is a kind of coke, not none of it. It saves the note, which carts of the corpora do not tell.
 */
export const readZeroKinds: Pass = (_, tokens, path) =>
  path.map((part, place) => {
    const isBehind = path[place - 1]?.kind === 'dish' && !tokens[part.start]?.afterBreak;
    const isKind = part.kind === 'number' && part.count === 0 && isBehind && path[place + 1]?.kind !== 'dish';
    return isKind ? { kind: 'wish', looksAhead: false, start: part.start, end: part.end, worth: 0 } : part;
  });
