import { tokenise } from '../read/tokenise.ts';
import { acceptSaved, otherAddresses } from './saved-details.ts';
import { currentField, type Step } from './steps.ts';
import type { KnownAddress, VoiceSession } from './voice-session-types.ts';

const lead =
  /^(?:(?:yes|no|please|ok|okay|actually|lets|let us|can you|could you|you can|i want|i would like|id like|use|take|deliver|delivered|send|bring|ship|drop|it|this|that|them|everything|order|food|off|to|at|in|give|go|with|the|my|our) )+/;
const end =
  /(?: (?:address|place|location|one|please|instead|wala|wale|wali|par|pe|pata|pate|this time|today|then|bhej do|bhejo|bhej dein|pohancha do))+$/;
/** Words for the same place; said alone they are nobody's name. */
const places: readonly (readonly string[])[] = [
  ['home', 'house', 'ghar', 'my place'],
  ['office', 'work', 'daftar', 'workplace'],
];
const others = /^(?:other|another|different|second|doosra|dusra|doosre|dusre)$/;

/** "Home", "use my work address", "the other address": one that the account has saved. */
export function findSavedAddress(session: VoiceSession, said: string): KnownAddress | undefined {
  const text = wordsOf(said);
  const name = text.replace(lead, '').replace(end, '');
  const known = otherAddresses(session);
  // "The other address" says which only where there is one other.
  if (others.test(name) && text !== name) return known.length === 1 ? known[0] : undefined;
  const isPlace = places.some((words) => words.includes(name));
  // Somebody may be called what a place of theirs is: "Ali" where the name belongs is a name.
  if (!isPlace && text === name && currentField(session) !== 'address') return undefined;
  return session.savedAddresses.find(({ label }) => isNamed(wordsOf(label), name));
}

/** Fills in the address beside the name and phone that are known, and shows it; the order is placed by the Confirm. */
export function takeAddress(session: VoiceSession, { address, city }: KnownAddress): Step | undefined {
  const { name = '', phone = '' } = session.savedDetails ?? {};
  return acceptSaved({ ...session, savedDetails: { name, phone, address, city } });
}

const isNamed = (label: string, name: string): boolean =>
  name !== '' && (label === name || places.some((words) => words.includes(label) && words.includes(name)));

const wordsOf = (said: string): string =>
  tokenise(said)
    .map(({ text }) => text)
    .join(' ');
