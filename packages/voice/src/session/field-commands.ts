import { readSpokenDetail } from '../details/spoken-commands.ts';
import type { DetailField } from '../details/spoken-details.ts';
import { inLatin } from '../read/transliterate.ts';
import { readIntent } from './conversation.ts';

/** What a sentence in the delivery step asks for when it is no answer to the field. */
export type FieldCommand =
  | 'confirm'
  /** Agrees, and not clearly enough to place an order by it. */
  | 'agree'
  | 'sayAgain'
  | 'back'
  | 'toCart'
  | 'sameAddress'
  | 'readBack'
  | 'total'
  /** Politeness and hesitation. */
  | 'nothing';

const back =
  /^(?:please )?(?:go |take me )?(?:one step )?(?:back|previous)(?: (?:one|a) step)?(?: (?:to )?(?:the )?(?:previous|last) (?:one|field|question|step))?(?: please)?[.!]?$|^(?:wapas|peeche)(?: jao)?$/i;
const toCart = /^(?:please )?(?:go |take me )?back to (?:the |my )?(?:cart|order|basket)(?: please)?[.!]?$/i;
const previous = /^(?:the )?(?:previous|last) (?:one|field|question|step)[.!]?$/i;

const sameAddress =
  /^(?:yes )?(?:please )?(?:(?:use|take|deliver(?: it)? to|send it to|bring it to|to|at) )?(?:the |my )?(?:(?:same|usual|saved|last|previous|old) (?:address|place|location|details)(?: (?:as|like) (?:last time|before|always|usual))?|same (?:as|like) (?:last time|before|always)|(?:wahi|wohi|purana|pehle wala|pehle wale) (?:purana |purane )?(?:address|pata|pate))(?: (?:again|please|par|pe))*[.!]?$/i;

/** "Same address as last time" */
export const isSameAddress = (said: string): boolean => sameAddress.test(inLatin(said));

/** Every "yes" moves on to the next field; only one that says so and no more places the order. */
const clearYes =
  /^(?:oh |um |uh |well )*(?:yes|yeah|yep|yup|(?:ji )?haa?n|correct|confirm(?:ed)?|right|(?:that(?: i|'|’)?s|it(?: i|'|’)?s) (?:right|correct)|go ahead|place|order it|order now|send)\b/i;

const isDenied = /^(?:no )?(?:thats|that is|its|it is|this is) not (?:it$|my |what |how )/;

/** Undefined where it is an answer. */
export function readFieldCommand(field: DetailField, said: string): FieldCommand | undefined {
  const text = inLatin(said);
  if (toCart.test(text)) return 'toCart';
  if (isSameAddress(text)) return 'sameAddress';
  if (back.test(text) || previous.test(text)) return 'back';
  const detail = readSpokenDetail(field, said.trim());
  if (detail.command === 'sayAgain' || isDenied.test(plain(text))) return 'sayAgain';
  switch (readIntent(text)) {
    case 'confirm':
    case 'proceed':
    case 'finished':
      return clearYes.test(text) ? 'confirm' : 'agree';
    case 'deny':
      return 'sayAgain';
    case 'readBack':
      return 'readBack';
    case 'total':
      return 'total';
    case 'startOver':
    case 'addMore':
      return 'toCart';
    default:
      return detail.text === '' && detail.command === undefined ? 'nothing' : undefined;
  }
}

/** A field that is to be told anew, with what it is to be where that was said, else ''. */
export type FieldChange = { readonly field: DetailField; readonly to: string };

const spokenFields: ReadonlyMap<string, DetailField> = new Map([
  ['name', 'name'],
  ['naam', 'name'],
  ['phone', 'phone'],
  ['mobile', 'phone'],
  ['number', 'phone'],
  ['address', 'address'],
  ['pata', 'address'],
  ['city', 'city'],
  ['shehar', 'city'],
]);
const ofField = `(?:full |delivery |home |phone |mobile )?(${[...spokenFields.keys()].join('|')})(?: number)?`;
const lead =
  '^(?:(?:no|please|wait|sorry|actually|oh|ok|okay|and|i|want|need|would|like|to|can|could|you|we|let|me|lets) )*';
const changes: readonly RegExp[] = [
  `(?:change|correct|fix|edit|update|redo|replace)(?: my| the| our)? ${ofField}(?: (?:to|into|with) (.+))?`,
  `(?:my |the |your )?${ofField} (?:is |was )?(?:wrong|incorrect|not right|not correct)(?: (?:its|it is|it should be|should be) (.+))?`,
  `(?:thats |that is )?(?:the )?wrong ${ofField}`,
  `(?:mera |apna )?${ofField} (?:change|badal|badlo|galat|ghalat|theek)(?: (?:karo|kar do|karna hai|karein|do|hai))*`,
].map((pattern) => new RegExp(`${lead}${pattern}(?: please)?$`));

/** "Change the phone number", "my address is wrong, it should be …". */
export function readFieldChange(said: string): FieldChange | undefined {
  for (const pattern of changes) {
    const [, named = '', to = ''] = pattern.exec(plain(said)) ?? [];
    const field = spokenFields.get(named);
    if (field !== undefined) return { field, to: to === '' ? '' : readSpokenDetail(field, to).text };
  }
  return undefined;
}

const correction =
  /^(?:(?:no|nahi|nahin|oh|sorry|wait|oops|actually|rather|correction|i mean|i meant|i said|not that|make (?:it|that)|change (?:it|that) to|it should be)(?: |$))+/;

/** "No, I said Karachi": what the field is to be instead; '' where that was not said. "No 12" is where somebody lives. */
export function readCorrection(said: string): string | undefined {
  const text = plain(said);
  const rest = text.replace(correction, '');
  return rest === text || /^no \d/.test(text) ? undefined : rest;
}

const asks =
  /^(?:(?:and|so|but|ok|okay|please|sorry|wait|hey|um|uh) )*(?:what|whats|which|whose|who|when|where|wheres|why|how (?:much|many|long|far|soon|is|are|do|does|did|can|will|would|about|come)|(?:is|are|was|were|do|does|did|can|could|will|would|shall|should|may|have|has) (?:i|you|we|they|it|that|this|there|the|my|your|our)|(?:tell|show|read) (?:me|us|it|my|the)|kya|kaun|kaunsa|konsa)\b|\b(?:kitn[aei]|kya|kab|kyun|kyon|kaise)\b/;

/** What is asked instead of answered: of the price, the order, a field, or something that is not known here. */
export type FieldQuestion = 'total' | 'readBack' | DetailField | 'other';

/** Undefined where nothing is asked. */
export function readFieldQuestion(said: string): FieldQuestion | undefined {
  const text = plain(said);
  if (!asks.test(text) && !/[?؟]\s*$/.test(said)) return undefined;
  if (/\b(?:when|long|soon|kab|why|kyun)\b/.test(text)) return 'other';
  if (/\b(?:total|price|cost|bill|owe|pay|much|kitn[aei]|paise|charge|charges|fees?)\b/.test(text))
    return 'total';
  const named = text.split(' ').find((word) => spokenFields.has(word));
  const field = named === undefined ? undefined : spokenFields.get(named);
  return field ?? (/\b(?:order|ordered|cart|basket|items?|dishes)\b/.test(text) ? 'readBack' : 'other');
}

/** "Remove the naan": of the order, not of where it goes. */
export const isOrderChange = (said: string): boolean =>
  /^(?:(?:no|please|wait|actually|ok|okay|and|also|can you|could you|i want to) )*(?:add|remove|delete|cancel|take (?:out|off)) \w/.test(
    plain(said),
  );

/** Small letters, and nothing between the words but spaces. */
const plain = (said: string): string =>
  inLatin(said)
    .toLowerCase()
    .replace(/['’]/g, '')
    .replace(/[,.!?;:]+/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();

/** A typed "yes" or "no" is nobody's name, address or city. */
export const isNoAnswer = (typed: string): boolean => {
  const intent = readIntent(typed);
  return intent === 'confirm' || intent === 'deny';
};
