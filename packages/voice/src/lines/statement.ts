import type { Option } from '../menu/options.ts';
import type { DishSegment } from '../segment/segments.ts';
import type { LineWord } from '../tables/line-talk-words.ts';

export type Verb = Extract<LineWord, 'remove' | 'keep' | 'make' | 'double' | 'halve' | 'again'>;

export type Count = {
  readonly of: number;
  /** So many more or fewer; 0 where they are all there are. */
  readonly sign: -1 | 0 | 1;
  /** "The twelve", "to twelve" */
  readonly isThe: boolean;
  readonly isTo: boolean;
};

/** What one part of the sentence says of which lines. */
export type Statement = {
  verb?: Verb;
  /** The verb stood before all else, and goes on behind an "and". */
  isLeading: boolean;
  places?: readonly number[];
  isMany: boolean;
  /** Of all lines that are named nowhere else. */
  isRest: boolean;
  isOnly: boolean;
  /** "Add two" */
  isAdded: boolean;
  count?: Count;
  options: Option[];
  wishes: string[];
  /** "It", "them": another line is meant where that one cannot be so. */
  isPronoun: boolean;
  /** The verb of the statement before, which goes on. */
  isInherited: boolean;
  /** The dish is another kind of this line. */
  kindOf?: number;
  /** Said before the lines they are said of. */
  isAhead: boolean;
  /** A size or an amount was said before them, "for" or not. */
  isValueFirst: boolean;
  /** "A taco" */
  isOne: boolean;
  /** "… not two", "instead of six" */
  refused?: { readonly count?: number; readonly places?: readonly number[]; readonly option?: Option };
  dish?: DishSegment;
};

export const newStatement = (verb?: Verb): Statement => ({
  isLeading: verb !== undefined,
  isMany: false,
  isRest: false,
  isOnly: false,
  isAdded: false,
  options: [],
  wishes: [],
  isPronoun: false,
  isInherited: verb !== undefined,
  isAhead: false,
  isValueFirst: false,
  isOne: false,
  ...(verb ? { verb } : {}),
});

export const saysValue = ({ count, options, wishes }: Statement): boolean =>
  count !== undefined || options.length + wishes.length > 0;

export const isComplete = ({ places, isRest, verb }: Statement): boolean =>
  places !== undefined || isRest || verb === 'again';
