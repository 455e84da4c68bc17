import { inLatin } from '../read/transliterate.ts';
import { type DetailField, normaliseSpokenDetail } from './spoken-details.ts';

/** An answer of the delivery step: what to write down, and what to do then. */
export type SpokenDetail = { readonly text: string; readonly command?: 'confirm' | 'sayAgain' };

const words = (text: string): ReadonlySet<string> => new Set(text.split(' '));

/** Said to be polite, before or behind an answer. */
const politeness = words('please plz kindly thanks shukriya meherbani');
/** Alone they are no name, no address and no city. */
const fillers = words(
  'yes yeah yep yup no ok okay um uh hmm so sure right correct fine and it is that this now next done continue ' +
    'proceed go ahead stop send submit order cancel haan han ji jee theek hai hello hi',
);
const confirmation = /^(?:confirm|confirmed)(?: (?:it|that|this|now|karo))?$/;
const repetition =
  /^(?:say (?:it |that )?again|try again|repeat(?: (?:it|that))?|clear(?: (?:it|that))?|(?:dobara|phir se)(?: bolo)?)$/;

/**
 * What was said, without politeness and commands: "Lahore please, confirm" is Lahore, confirmed. The text is
 * empty where nothing else was said.
 */
export function readSpokenDetail(field: DetailField, spoken: string): SpokenDetail {
  const { said, isConfirmed } = withoutConfirmation(spoken);
  if (repetition.test(plainText(said))) return { text: '', command: 'sayAgain' };
  const isEmpty = said.every((word) => fillers.has(plain(word)) || politeness.has(plain(word)));
  return {
    text: isEmpty ? '' : normaliseSpokenDetail(field, said.join(' ')),
    ...(isConfirmed && { command: 'confirm' }),
  };
}

/** A typed answer without politeness and "confirm" around it; everything else stays as it was typed. */
export const tidyTypedDetail = (typed: string): string => withoutConfirmation(typed).said.join(' ');

function withoutConfirmation(text: string): { said: string[]; isConfirmed: boolean } {
  const said = trimPoliteness(text.trim().split(/\s+/).filter(Boolean));
  const before = findConfirmation(said);
  if (before === undefined) return { said, isConfirmed: false };
  const kept = trimPoliteness(before);
  while (kept.length > 0 && fillers.has(plain(kept.at(-1)))) kept.pop();
  return { said: kept, isConfirmed: true };
}

/** The words before the confirmation at the end; undefined when there is none. */
function findConfirmation(said: readonly string[]): string[] | undefined {
  for (const length of [2, 1]) {
    if (length <= said.length && confirmation.test(plainText(said.slice(-length))))
      return said.slice(0, -length);
  }
  return undefined;
}

function trimPoliteness(said: readonly string[]): string[] {
  const kept = [...said];
  const isThanks = (two: readonly string[]) => plainText(two) === 'thank you';
  const isPolite = (word: string | undefined) => word !== undefined && politeness.has(plain(word));
  while (isPolite(kept.at(-1)) || isThanks(kept.slice(-2))) kept.splice(isPolite(kept.at(-1)) ? -1 : -2);
  while (isPolite(kept[0]) || isThanks(kept.slice(0, 2))) kept.splice(0, isPolite(kept[0]) ? 1 : 2);
  const last = kept.pop();
  return last === undefined ? [] : [...kept, last.replace(/,$/, '')];
}

const plain = (word = '') =>
  inLatin(word)
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');
const plainText = (said: readonly string[]) => said.map(plain).join(' ');
