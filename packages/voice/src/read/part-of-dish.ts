import type { Token } from './tokenise.ts';

const politeness = '(?:(?:please|and|but|also|so|can you|could you|i want|id like|make sure|put) )*';
const wish =
  '(?:no|without|hold the|hold|less|more|extra|some|little|a little|lots of|not too much|easy on the|easy on)';
/** "… on the club sandwich and i want two of them": something is ordered behind it. */
const ordering =
  '(?!.* (?:please .|(?:thats|i|we|id|ill|wed|well|want|give|get|send|make|plus|also|them|an?|one|two|three|four|five|six)(?: |$)))';
const whole = new RegExp(
  `^${politeness}${wish} (?:[a-z]+ ){1,3}?(?:in|on) (?:the|my|our|that)(?= )${ordering} ([a-z ]+?)(?: please)?$`,
);

/** "Kebab" of "no spice in the kebab", said and nothing else: how a dish is to be that is spoken of as if it were there. */
export const dishSpokenOf = (tokens: readonly Token[]): string | undefined =>
  whole.exec(tokens.map(({ text }) => text).join(' '))?.[1];
