import { readSpokenDetail } from '../details/spoken-commands.ts';
import type { DetailField } from '../details/spoken-details.ts';
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
  /^(?:please )?(?:go |take me )?(?:one step )?(?:back|previous)(?: (?:one|a) step)?(?: (?:to )?(?:the )?(?:previous|last) (?:one|field|question|step))?(?: please)?[.!]?$/i;
const toCart = /^(?:please )?(?:go |take me )?back to (?:the |my )?(?:cart|order|basket)(?: please)?[.!]?$/i;
const previous = /^(?:the )?(?:previous|last) (?:one|field|question|step)[.!]?$/i;

const sameAddress =
  /^(?:yes )?(?:please )?(?:(?:use|take|deliver(?: it)? to|send it to|bring it to|to|at) )?(?:the |my )?(?:(?:same|usual|saved|last|previous|old) (?:address|place|location|details)(?: (?:as|like) (?:last time|before|always|usual))?|same (?:as|like) (?:last time|before|always)|(?:wahi|wohi|purana|pehle wala|pehle wale) (?:purana |purane )?(?:address|pata|pate))(?: (?:again|please|par|pe))*[.!]?$/i;

/** "Same address as last time" */
export const isSameAddress = (said: string): boolean => sameAddress.test(said.trim());

/** Every "yes" moves on to the next field; only one that says so and no more places the order. */
const clearYes =
  /^(?:oh |um |uh |well )*(?:yes|yeah|yep|yup|haan|han|ji haan|correct|confirm(?:ed)?|right|(?:that(?: i|'|’)?s|it(?: i|'|’)?s) (?:right|correct)|go ahead|place|order it|order now|send)\b/i;

/** Undefined where it is an answer. */
export function readFieldCommand(field: DetailField, said: string): FieldCommand | undefined {
  const text = said.trim();
  if (toCart.test(text)) return 'toCart';
  if (isSameAddress(text)) return 'sameAddress';
  if (back.test(text) || previous.test(text)) return 'back';
  const detail = readSpokenDetail(field, text);
  if (detail.command === 'sayAgain') return 'sayAgain';
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

const wrongField =
  /^(?:no )?(?:please )?(?:(?:change|correct|fix|edit|update)(?: my| the)? (name|phone|mobile|number|address|city)|(?:my |the )?(name|phone|mobile|number|address|city)(?: number)?(?: i|'|’)?s (?:wrong|incorrect|not right|not correct)|wrong (name|phone|mobile|number|address|city))(?: number)?(?: please)?[.!]?$/i;

/** "Change the phone number", "my address is wrong": which of the fields is to be asked for again. */
export function readWrongField(said: string): DetailField | undefined {
  const named = wrongField.exec(said.trim())?.slice(1).find(Boolean)?.toLowerCase();
  if (named === 'name' || named === 'address' || named === 'city') return named;
  return named === undefined ? undefined : 'phone';
}

/** A typed "yes" or "no" is nobody's name, address or city. */
export const isNoAnswer = (typed: string): boolean => {
  const intent = readIntent(typed);
  return intent === 'confirm' || intent === 'deny';
};
