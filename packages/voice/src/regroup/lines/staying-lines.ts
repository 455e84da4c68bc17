import type { Segment } from '../../segment/segments.ts';
import type { LinePass } from '../pass.ts';
import { asFiller, textAt } from '../path-parts.ts';
import { findRest } from './kept-lines.ts';

/**
 * "Noodles hot please, fries stay as they are": what is there and stays is not ordered again. It saves a question,
 * which carts of the corpora do not tell.
 */
export const readStayingLines: LinePass = (_, tokens, path, ordered) => {
  const titles = new Set(ordered.map(({ candidates: [line] }) => line?.title));
  const isThere = (part: Segment) =>
    part.kind === 'dish' && part.candidates.some(({ title }) => titles.has(title));
  // "The samosas can stay, cancel everything else"
  if (findRest(tokens, path)) return [...path];
  return path.reduce<Segment[]>(
    (read, part) => {
      const stays = isThere(part) && staying.exec(textAt(tokens, part.end, 6));
      return stays ? withoutLine(read, part, stays[0].split(' ').length) : read;
    },
    [...path],
  );
};

const staying =
  /^(?:can |should |may )?(?:stays?|remains?)(?: (?:as (?:they are|it is|is|before)|(?:the|just the) same))?\b|^(?:is|are) (?:fine|good|okay|ok)(?: as (?:they are|it is|is))?\b/;

const withoutLine = (path: readonly Segment[], line: Segment, words: number): Segment[] =>
  path.map((part) =>
    part === line || (part.start >= line.end && part.start < line.end + words) ? asFiller(part) : part,
  );
