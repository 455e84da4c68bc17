import type { ChosenExtra } from '@nearbite/domain/extras';

/** Choices beside portion and spice level: so many of these. */
export type VoiceExtraGroup = {
  readonly name: string;
  readonly max: number;
  readonly options: readonly string[];
};

/** A dish as the voice index needs it: what it is called, where, and how it may be varied. */
export type VoiceDish = {
  readonly id: number;
  readonly title: string;
  /** The same in other languages. */
  readonly translatedTitles?: readonly string[];
  readonly restaurantId: number;
  readonly restaurantName: string;
  readonly portions: readonly string[];
  readonly spiceLevels: readonly string[];
  readonly tags?: readonly string[];
  readonly category?: string;
  readonly extras?: readonly VoiceExtraGroup[];
  /** Still named when it is asked for, but never ordered, offered or asked about. */
  readonly isSoldOut?: boolean;
};

/** One understood line of a spoken order. */
export type VoiceItem = {
  readonly dishId: number;
  readonly quantity: number;
  /** What was asked for, where that is more than one may order. */
  readonly askedQuantity?: number;
  /** One of the dish's own portions, or null when none was said or the dish has no such portion. */
  readonly portion: string | null;
  readonly spice: string | null;
  /** Chosen of what the dish offers beside them; none where nothing was. */
  readonly extras?: readonly ChosenExtra[];
  /** How it is to be made, as it was said: "no onions, extra cheese"; never another dish. */
  readonly note?: string;
  /** 0..1: how sure we are of the dish. */
  readonly confidence: number;
  /** Up to two other dishes that were nearly as good. */
  readonly alternatives: readonly number[];
  /** It was named, but cannot be had: told of, no line of the order. */
  readonly isSoldOut?: boolean;
};

/** A line that is already there when somebody goes on speaking. */
export type ContextItem = Pick<VoiceItem, 'dishId' | 'quantity' | 'portion' | 'spice' | 'extras' | 'note'>;

/** What to ask back: which of these dishes was meant by a line. The first is the best guess. */
export type VoiceQuestion = {
  readonly line: number;
  readonly dishes: readonly number[];
  /** Asked instead: how many, where more were asked for than one may order, or no number that can be ordered. */
  readonly amount?: 'tooMany' | 'unclear';
  /** Asked instead: which of these lines that were there is spoken of, by their places. */
  readonly lines?: readonly number[];
};

/** Words of an order that no dish was found for. */
export type UnmatchedWords = {
  readonly text: string;
  /** The amount said before them, else 1. */
  readonly quantity: number;
  /** Spoken of as if it were ordered, and it is not. */
  readonly isAbsent?: boolean;
  /** The kitchen it was to come from, which has nothing of the kind. */
  readonly kitchen?: string;
};

export type VoiceReading = {
  readonly items: readonly VoiceItem[];
  readonly unmatched: readonly UnmatchedWords[];
  /** Asked where the best guess is too unsure to be taken. */
  readonly question?: VoiceQuestion;
  /** Every line that was asked for by its price, with all that it may be. */
  readonly priced?: readonly PricedLine[];
};

/** "The cheapest biryani": which of these dishes comes first is for who knows the prices. */
export type PricedLine = {
  readonly line: number;
  readonly dishes: readonly number[];
  readonly byPrice: 'lowest' | 'highest';
};
