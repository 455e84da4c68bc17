import type { Segment } from '../../segment/segments.ts';
import type { LinePass } from '../pass.ts';
import { commandAt, textAt } from '../path-parts.ts';
import { onlyLine } from './other-line.ts';

/** "Change the spice to hot on the karahi", "set the size of the biryani to double": of the line that is named. */
export const readChangedDetail: LinePass = (index, tokens, path, ordered) => {
  const verb = path.find(({ start }) => namesDetail.test(textAt(tokens, start, 4)));
  if (verb === undefined) return [...path];
  const said = path.filter((part) => !/^(?:filler|connector|link)$/.test(part.kind) && part !== verb);
  const options: readonly Segment[] = said.filter((part) => part.kind === 'option');
  const names: readonly Segment[] = said.filter((part) => part.kind === 'dish' || isNamed(part));
  const line = names.length === 1 ? onlyLine(index, tokens, names[0], ordered) : undefined;
  const isAll = said.every((part) => options.includes(part) || names.includes(part) || isTo(part));
  if (line === undefined || options.length === 0 || !isAll) return [...path];
  return [commandAt('make', verb.start), { ...line, start: verb.start, end: verb.start }, ...options];

  function isNamed(part: Segment): boolean {
    return part.kind === 'other' && onlyLine(index, tokens, part, ordered) !== undefined;
  }
  function isTo({ start, end }: Segment): boolean {
    return /^(?:to|on|for|of|in|the|size|portion|spice|heat|level)$/.test(textAt(tokens, start, end - start));
  }
};

const namesDetail =
  /^(?:change|set|switch|turn|put|make) (?:the |my |its )?(?:spice|heat|size|portion)(?: level| size)?(?= |$)/;
