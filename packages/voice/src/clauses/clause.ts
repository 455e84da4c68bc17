import type { Picked, Segment } from '../segment/segments.ts';
import type { CommandKind } from '../tables/command-phrases.ts';

/** Does what follows put right what was said? A hesitation ("actually") may also just lead to more. */
export type Correction = 'none' | 'hesitation' | 'firm';

/** A stretch of the transcript under one command. */
export type Clause = {
  command: CommandKind;
  correction: Correction;
  /** "Also", "add": never in place of something. */
  isAlso: boolean;
  /** The command was spoken, not taken for granted. */
  hasVerb: boolean;
  /** "Only", "just": so many and no more. */
  isOnly: boolean;
  /** "Not this, that": what follows after a pause is wanted. */
  isContrast: boolean;
  /** "… instead", said at its end: in place of something that is there. */
  isInstead: boolean;
  /** "Do you have …": an order, if what follows says so. */
  isAvailabilityQuestion: boolean;
  /** What a change is about, where it was said together with the command. */
  picked?: Picked;
  segments: Segment[];
};

export const newClause = (): Clause => ({
  command: 'add',
  correction: 'none',
  isAlso: false,
  hasVerb: false,
  isOnly: false,
  isContrast: false,
  isInstead: false,
  isAvailabilityQuestion: false,
  segments: [],
});

/** What an order is made of. */
export const contentKinds: ReadonlySet<Segment['kind']> = new Set([
  'dish',
  'number',
  'measure',
  'option',
  'restaurant',
]);

export const hasDish = ({ segments }: Clause): boolean => segments.some(({ kind }) => kind === 'dish');
export const takesBack = (clause: Clause | undefined): boolean =>
  clause?.command === 'remove' && hasDish(clause);

/** "A", and words that are a number only in the right place. */
export function isArticle(segment: Segment): boolean {
  return segment.kind === 'number' && (segment.form === 'article' || segment.form === 'weak');
}

/** Something is taken back, changed or put right by it. */
export const amends = ({ command, correction }: Clause): boolean =>
  correction !== 'none' ||
  /^(?:remove|removeBefore|no|undo|keep|halve|double|change|instead|make)$/.test(command);
