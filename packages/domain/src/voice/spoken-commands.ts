import { type DetailField, normaliseSpokenDetail } from './spoken-details.ts';

/** An answer of the delivery step: what to write down, and what to do then. */
export type SpokenDetail = { readonly text: string; readonly command?: 'confirm' | 'sayAgain' };

const words = (text: string): ReadonlySet<string> => new Set(text.split(' '));

/** Said to be polite, before or behind an answer. */
const politeness = words('please plz kindly thanks thank you shukriya meherbani');
/** Alone they are no name, no address and no city. */
const fillers = words(
  'yes yeah yep yup no ok okay um uh hmm so sure right correct fine and it is that this now next done continue ' +
    'proceed go ahead stop send submit order cancel haan han ji jee theek hai hello hi',
);
const confirmation = /^(?:confirm|confirmed)(?: (?:it|that|this|now))?$/;
const repetition = /^(?:say (?:it |that )?again|try again|repeat(?: (?:it|that))?|clear(?: (?:it|that))?)$/;

/**
 * What was said, without politeness and commands: "Lahore please, confirm" is Lahore, confirmed. The text is
 * empty where nothing else was said.
 */
export function readSpokenDetail(field: DetailField, spoken: string): SpokenDetail {
  let said = trimPoliteness(spoken.trim().split(/\s+/).filter(Boolean));
  if (repetition.test(plainText(said))) return { text: '', command: 'sayAgain' };
  const confirmed = findConfirmation(said);
  if (confirmed !== undefined) {
    said = trimPoliteness(confirmed);
    while (said.length > 0 && fillers.has(plain(said.at(-1)))) said.pop();
  }
  const isEmpty = said.every((word) => fillers.has(plain(word)) || politeness.has(plain(word)));
  return {
    text: isEmpty ? '' : normaliseSpokenDetail(field, said.join(' ')),
    ...(confirmed !== undefined && { command: 'confirm' }),
  };
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
  const isPolite = (word: string | undefined) => word !== undefined && politeness.has(plain(word));
  const kept = [...said];
  while (isPolite(kept.at(-1))) kept.pop();
  while (isPolite(kept[0])) kept.shift();
  const last = kept.pop();
  return last === undefined ? [] : [...kept, last.replace(/,$/, '')];
}

const plain = (word = '') => word.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
const plainText = (said: readonly string[]) => said.map(plain).join(' ');
