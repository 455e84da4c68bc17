import { categoryOf, isListedUnder } from '../../menu/title-facts.ts';
import type { Segment } from '../../segment/segments.ts';
import type { Pass } from '../pass.ts';
import { asFiller, beforeSizes } from '../path-parts.ts';
import { isPluralAt } from './counted-groups.ts';
import { isIncomplete } from './find-kind.ts';

/** "Pizzas please, a small margherita and two large fajita": what they all are, said before they are counted. */
export const readPluralTopic: Pass = (index, tokens, path) => {
  const at = path.findIndex(({ kind }) => kind === 'dish');
  const topic = path[at];
  if (topic?.kind !== 'dish' || topic.candidates[0]?.isBareHead !== true || !isIncomplete(topic))
    return [...path];
  if (!isPluralAt(tokens, topic) || path[beforeSizes(path, at)]?.kind === 'number') return [...path];
  const isPlease = ({ kind, start }: Segment) => kind === 'filler' && tokens[start]?.text === 'please';
  const read = path.filter((part, place) => !(isPlease(part) && path[place - 1] === topic));
  const category = categoryOf(index, topic.candidates[0]?.title);
  const next = read.flatMap((part, place) => (part.kind === 'dish' && place > at ? [{ part, place }] : []));
  const kinds = next
    .slice(0, 2)
    .filter(
      ({ part, place }) =>
        categoryOf(index, part.candidates[0]?.title) === category &&
        read[beforeSizes(read, place)]?.kind === 'number',
    );
  const isTopic = read[at + 1]?.kind === 'number' && category !== '' && kinds.length === 2;
  return isTopic ? read.map((part) => (part === topic ? asFiller(part) : part)) : read;
};

/** "Two pizzas margherita": what it is, and right behind it which one. */
export const readHeadBeforeName: Pass = (index, tokens, path) =>
  path.map((topic, place) => {
    const [name, next, further] = [path[place + 1], path[place + 2], path[place + 3]];
    if (topic.kind !== 'dish' || name?.kind !== 'dish' || topic.candidates[0]?.isBareHead !== true)
      return topic;
    const key = tokens[topic.end - 1]?.key ?? '';
    const isSure = !isIncomplete(name) || name.candidates.length === 1;
    const isNamed = isSure && !tokens[name.start]?.afterBreak;
    // "Three pizzas pepperoni, hawaiian and margherita" are shared out.
    const isList = next?.kind === 'dish' || (next?.kind === 'connector' && further?.kind === 'dish');
    const isListed = isListedUnder(index, name.candidates[0]?.title, key);
    // "Not karahi, chicken handi" names two.
    const isCounted = path[beforeSizes(path, place)]?.kind === 'number';
    return isNamed && isListed && isCounted && !isList ? asFiller(topic) : topic;
  });
