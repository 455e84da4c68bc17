import { formatMoney } from '@nearbite/domain/money';
import { nameWith } from '@nearbite/domain/text/dish-name';
import { buildPhraseTable, phrasesAt } from '../read/phrase-table.ts';
import { type Token, tokenise } from '../read/tokenise.ts';
import { fillerWords } from '../tables/everyday-words.ts';
import { listOf } from './told-texts.ts';
import type { VoiceLine } from './voice-session-types.ts';
import { voiceTexts } from './voice-settings.ts';

const phrasesOf = {
  confirm: `yes, yeah, yep, yup, ok, okay, sure, perfect, sounds good, all good, that sounds good, yes sure, thats perfect, that is perfect, thats good, that is good, confirm, confirm it, confirm items, confirm the order, confirm my order, confirm items to cart, that is right, thats right,
    that is correct, correct, looks good, add it to my cart, add to cart, add them to my cart, go ahead, haan, ji haan, haan ji, ji, jee, han, han ji, ji bilkul, haan theek hai, sahi hai, theek hai, bilkul`,
  deny: 'no, nope, nah, no thanks, no thank you, nahi, wrong, that is wrong, thats wrong, no that is wrong, no thats wrong, not right, that is not right, thats not right, that is not correct, thats not correct, incorrect, galat, ghalat',
  finished: `that is it, thats it, that is everything, thats everything, that will be all, thatll be all, that will be everything, i am finished, im finished, that is all, thats all, all done, nothing else, nothing more,
    no that is all, no thats all, no that is it, no thats it, no nothing else, that is all for now, thats all for now, that is the order, thats the order, that is my order, thats my order, bas, bas itna hi, i am done, im done, done, finished, bas yehi, aur kuch nahi`,
  readBack: `what is in my basket, whats in my basket, what have i got, what have i got in my cart, what have i got in my basket, read me my order,
    read back my order, what is in my cart, whats in my cart, what is in my order, whats in my order, what do i have, what did i order, what have i ordered,
    read it back, read my order, read my order back, read the order, read that back, show my order, mera order kya hai`,
  total: `how much do i owe, how much is everything, how much is it all together, how much is it altogether, what is my total, whats my total, whats the price,
    what is the price, how much is it, how much is that, how much, how much is my order, how much does it cost, how much will it be, how much will that be, how much would that be, how much is that all together, what will that be, what will it cost, what does that come to, how much does it come to, how much does that come to, what do i owe, what do i owe you, total kitna hai, total kitna hua, kitne paise, kitne paise hue, what is the total, whats the total,
    total, what does it cost, kitne ka hai, kitne hue, kitna hua`,
  repeat:
    'repeat, what was that, say again, sorry what, repeat it, repeat that, say that again, say it again, what did you say, come again, pardon, dobara, phir se bolo',
  startOver:
    'start over, begin again, empty my cart, clear my cart, clear the cart, empty the cart, delete everything, remove everything, start again, lets start over, start from scratch, clear everything, clear my order, clear order, clear the order, empty my order, empty the order, delete my order, reset, reset all, reset everything, clear cart, clear all, empty cart, forget everything, cancel everything, cancel my order, cancel the order',
  undo: `undo, undo that, undo it, undo last, undo the last one, undo the last change, undo my last change, undo again, undo once more, undo one more, undo this, undo the last thing, revert, revert that,
    revert it, go back to before, take that back, take it back, go back one step, go back a step, one step back, wapas karo, wapas kar do, pehle jaisa kar do`,
  redo: 'redo, redo that, redo it, undo the undo, undo that undo, undo my undo, do that again after all',
  addMore:
    'add more, add more items, more items, something else, one more thing, aur chahiye, add something, i want more',
  proceed: `proceed, proceed to delivery, delivery, deliver it, checkout, check out, go to delivery, place the order, place my order, order it, order now, send order, send the order, send my order, continue, next, go on, move on`,
};

/** What somebody may say to the page that orders nothing; the last three are read by their words in any order. */
export type SpokenIntent = keyof typeof phrasesOf | 'greeting' | 'hesitation' | 'smallTalk';

const intentTable = buildPhraseTable(
  Object.entries(phrasesOf).flatMap(([intent, phrases]) =>
    // The keys are the ones of the record above.
    phrases.split(/,\s*/).map((phrase) => [phrase.trim(), intent as SpokenIntent] as const),
  ),
);

const polite =
  /^(?:please|plz|thanks|thank|you|okay|ok|now|so|um|uh|hey|hello|to|me|the|and|can|could|would|will|tell)$/;

/** Thanks and praise: words of nothing else, and one of them says it. */
const thanks =
  /^(?:thanks?|thankyou|shukriya|meherbani|great|awesome|amazing|wonderful|lovely|brilliant|fantastic|excellent|best|nice|cool|love|wow|worries|problem|rush)$/;
const smallTalkWords = new Set(
  `thank thanks thankyou you u very much so a lot the many million to your for help helping all shukriya bahut bohat
  meherbani bhai sir are is was that thats this it its really such quick fast great awesome amazing wonderful lovely
  brilliant fantastic excellent best nice good kind job work well done cool super love loved i app service here have
  day wow oh ok okay and be will ur youre just no worries problem rush take time`.split(/\s+/),
);

const isSmallTalk = (tokens: readonly Token[]): boolean =>
  tokens.some(({ text }) => thanks.test(text)) && tokens.every(({ text }) => smallTalkWords.has(text));

/** Said while one thinks: they ask for nothing and settle nothing, not even with an "okay" between them. */
const hesitationWords = new Set(
  `hmm hm hmmm mm mmm mhm um umm uh uhh er erm ah oh eh well so okay ok yeah right let me see think wait a an moment minute second
  sec hold hang on just one please like you know acha accha`.split(/\s+/),
);
const hesitates =
  /^(?:h+m+|m+h?m+|u+h*m*|er+m?|ah+|oh|eh|well|so|wait|hold|hang|think|see|moment|minute|sec|second|acha|accha)$/;

const isHesitation = (tokens: readonly Token[]): boolean =>
  tokens.some(({ text }) => hesitates.test(text)) && tokens.every(({ text }) => hesitationWords.has(text));

const greets =
  /^(?:hello|hi|hey|hiya|salam|salaam|assalam|assalamualaikum|aoa|namaste|hola|morning|afternoon|evening)$/;
const greetingWords = new Set(
  `hello hi hey hiya there salam salaam assalam alaikum walaikum assalamualaikum aoa namaste hola good morning afternoon
  evening everyone dear beta jee ji janab madam maam uncle aunty folks guys bhai sir o you how are is it going doing today`.split(
    /\s+/,
  ),
);

const isGreeting = (tokens: readonly Token[]): boolean =>
  tokens.some(({ text }) => greets.test(text)) && tokens.every(({ text }) => greetingWords.has(text));

/** "Two naan, send order": the words before it; undefined where it was not said, or nothing else was. */
export function withoutSend(said: string): string | undefined {
  const match =
    /^(.*\S)[\s,.]+(?:send (?:(?:the|my) )?order|send it|(?:order )?bhej do)(?: (?:now|please))?[\s.!]*$/iu.exec(
      said,
    );
  return match?.[1];
}

/** The intent, where the whole sentence is nothing else. */
export function readIntent(said: string): SpokenIntent | undefined {
  const all = tokenise(said);
  const first = all.findIndex(({ text }) => !polite.test(text));
  // "No worries" refuses nothing.
  if (/^no (?:worries|problem|rush)\b/i.test(said) && isSmallTalk(all)) return 'smallTalk';
  return intentOf(first < 0 ? all : all.slice(first)) ?? looseIntent(all);
}

function looseIntent(tokens: readonly Token[]): SpokenIntent | undefined {
  if (isSmallTalk(tokens)) return 'smallTalk';
  if (isGreeting(tokens)) return 'greeting';
  return isHesitation(tokens) ? 'hesitation' : undefined;
}

function intentOf(tokens: readonly Token[]): SpokenIntent | undefined {
  const found = phrasesAt(intentTable, tokens, 0).sort((a, b) => b.end - a.end)[0];
  if (found === undefined) return undefined;
  const rest = tokens.slice(found.end);
  const isPolite = rest.every(({ text }) => polite.test(text) && fillerWords.has(text));
  if (isPolite || isSmallTalk(rest)) return found.meaning;
  // "Yes, that is right", "yes, place the order": the second says what the yes is for.
  const next = found.meaning === 'confirm' || found.meaning === 'deny' ? intentOf(rest) : undefined;
  // "No, that is all"
  if (found.meaning === 'deny') return next === 'finished' || next === 'deny' ? next : undefined;
  return next === 'confirm' || next === 'proceed' || next === 'finished' ? next : undefined;
}

/** "2 Chicken Biryani (Double, no onions) and 1 Garlic Naan. Rs.930.00 together." `charged` is the total with tax and fees, where it is known. */
export function readBack(
  lines: readonly VoiceLine[],
  charged?: number,
  /** What the sum is of, where that is more than is told here. */
  summed: readonly VoiceLine[] = lines,
): string {
  if (lines.length === 0) return 'Your order is empty so far.';
  const total =
    charged === undefined ? totalText(summed) : `${formatMoney(charged)} ${voiceTexts.withTaxAndFees}`;
  // Whoever is allergic hears of it whenever the order is told.
  return [`${listOf(lines.map(lineText), 'and')}.`, total, ...warningsOf(summed)].join(' ');
}

/** "Put 2 Chicken Biryani into your cart for Rs.700.00 before tax and fees?", which a yes answers. */
export const askToAdd = (lines: readonly VoiceLine[]): string =>
  [
    ...warningsOf(lines),
    `Put ${listOf(lines.map(lineText), 'and')} into your cart for ${formatMoney(priceOf(lines))} before tax and fees?`,
  ].join(' ');

/** One sentence for each dish that somebody should not eat of. */
export const warningsOf = (lines: readonly VoiceLine[]): string[] => [
  ...new Set(lines.flatMap(({ card_warning }) => card_warning ?? [])),
];

/** "2 Chicken Biryani (Double, no onions)" */
export const lineText = ({ title, quantity, portion_size, spice_level, note }: VoiceLine): string =>
  `${quantity} ${nameWith(title, [portion_size, spice_level, note])}`;

export const priceOf = (lines: readonly VoiceLine[]): number =>
  lines.reduce((sum, { final_price, quantity }) => sum + final_price * quantity, 0);

export const totalText = (lines: readonly VoiceLine[]): string =>
  `${formatMoney(priceOf(lines))} ${voiceTexts.beforeTaxAndFees}`;
