import type { VoiceIndex } from '../menu/voice-index.ts';
import type { Token } from '../read/tokenise.ts';
import type { Clause } from '../segment/clauses.ts';
import type { DishSegment, Segment } from '../segment/segments.ts';
import { type Line, linesOf, toLine } from './lines.ts';
import { assignModifiers } from './slots.ts';

/** A dish that was named, with what was said of it. */
export type Mention = {
  readonly segment: DishSegment;
  readonly line: Line;
  /** There was a pause between the dish before and this one. */
  readonly isPaused: boolean;
  /** "The lassi": one that was spoken of. */
  readonly isDefinite?: boolean;
};

export type ClauseReading = {
  readonly mentions: readonly Mention[];
  /** Said without a dish in the clause; undefined where nothing was. */
  readonly loose?: Line;
  /** Said of all of them: "both large". */
  readonly shared?: Line;
};

/** A clause in which every amount, size and heat has its dish. */
export type AssignedClause = Pick<Clause, 'command' | 'correction' | 'isAlso' | 'hasVerb' | 'isContrast'> & {
  /** There was a pause right behind the command. */
  readonly isPaused: boolean;
  readonly reading: ClauseReading;
  /** For a change: what is changed, and into what, where a "to" or "with" parts the two. */
  readonly change?: { readonly from: ClauseReading; readonly into: ClauseReading };
};

/** Lead to what something is changed into. */
const changeLinks: ReadonlySet<string> = new Set(['to', 'with', 'into', 'for', 'by', 'too']);

export function assignClauses(
  index: VoiceIndex,
  tokens: readonly Token[],
  clauses: readonly Clause[],
): AssignedClause[] {
  return clauses.map(({ command, correction, isAlso, hasVerb, isContrast, segments }) => {
    const read = (parts: readonly Segment[]) => readClause(index, tokens, parts);
    const link = command === 'change' ? segments.findIndex((part) => isLink(part, tokens)) : -1;
    return {
      command,
      correction,
      isAlso,
      hasVerb,
      isContrast,
      isPaused: tokens[segments[0]?.start ?? -1]?.afterBreak === true,
      reading: read(segments),
      ...(link < 0
        ? {}
        : { change: { from: read(segments.slice(0, link)), into: read(segments.slice(link + 1)) } }),
    };
  });
}

const isLink = (part: Segment, tokens: readonly Token[]) =>
  part.end - part.start === 1 && changeLinks.has(tokens[part.start]?.text ?? '');

function readClause(
  index: VoiceIndex,
  tokens: readonly Token[],
  segments: readonly Segment[],
): ClauseReading {
  const { phrases, loose, shared, looseWishes } = assignModifiers(index, tokens, segments);
  return {
    mentions: phrases.flatMap((phrase, place) => {
      const from = phrases[place - 1]?.dish.end ?? phrase.dish.start + 1;
      const isPaused = tokens.slice(from, phrase.dish.start + 1).some(({ afterBreak }) => afterBreak);
      const isDefinite = tokens[phrase.dish.start - 1]?.text === 'the';
      return linesOf(phrase).map((line) => ({ segment: phrase.dish, line, isPaused, isDefinite }));
    }),
    ...(loose.length + looseWishes.length > 0 ? { loose: { ...toLine(loose), wishes: looseWishes } } : {}),
    ...(shared.length > 0 ? { shared: toLine(shared) } : {}),
  };
}
