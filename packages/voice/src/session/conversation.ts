import { formatMoney } from '@nearbite/domain/money';
import { nameWith } from '@nearbite/domain/text/dish-name';
import { buildPhraseTable, phrasesAt } from '../read/phrase-table.ts';
import { type Token, tokenise } from '../read/tokenise.ts';
import * as replies from '../replies/replies.texts.ts';
import { fillerWords } from '../tables/everyday-words.ts';
import {
  greetingWords,
  greets,
  hesitates,
  hesitationWords,
  intentPhrases,
  polite,
  smallTalkWords,
  thanks,
} from '../tables/intent-words.ts';
import { phrases } from '../tables/words.ts';
import * as texts from './session.texts.ts';
import type { VoiceLine } from './voice-session-types.ts';

/** What somebody may say to the page that orders nothing; the last three are read by their words in any order. */
export type SpokenIntent = keyof typeof intentPhrases | 'greeting' | 'hesitation' | 'smallTalk';

const intentTable = buildPhraseTable(
  Object.entries(intentPhrases).flatMap(([intent, said]) =>
    // The keys are the ones of the record above.
    phrases(said).map((phrase) => [phrase, intent as SpokenIntent] as const),
  ),
);

const isSmallTalk = (tokens: readonly Token[]): boolean =>
  tokens.some(({ text }) => thanks.test(text)) && tokens.every(({ text }) => smallTalkWords.has(text));

const isHesitation = (tokens: readonly Token[]): boolean =>
  tokens.some(({ text }) => hesitates.test(text)) && tokens.every(({ text }) => hesitationWords.has(text));

const isGreeting = (tokens: readonly Token[]): boolean =>
  tokens.some(({ text }) => greets.test(text)) && tokens.every(({ text }) => greetingWords.has(text));

/** "Two naan, send order": the words before it; undefined where it was not said, or nothing else was. */
export function withoutSend(said: string): string | undefined {
  const match =
    /^(.*\S)[\s,.،۔]+(?:send (?:(?:the|my) )?order|send it|(?:order )?bhej do|(?:آرڈر )?بھیج (?:دو|دیں))(?: (?:now|please))?[\s.!۔]*$/iu.exec(
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
  if (lines.length === 0) return texts.emptySoFar;
  const total = charged === undefined ? totalText(summed) : texts.withTaxAndFees(formatMoney(charged));
  // Whoever is allergic hears of it whenever the order is told.
  return [texts.sentence(replies.allOf(lines.map(lineText))), total, ...warningsOf(summed)].join(' ');
}

/** "Put 2 Chicken Biryani into your cart for Rs.700.00 before tax and fees?", which a yes answers. */
export const askToAdd = (lines: readonly VoiceLine[]): string =>
  [...warningsOf(lines), texts.putIntoCart(lines.map(lineText), formatMoney(priceOf(lines)))].join(' ');

/** One sentence for each dish that somebody should not eat of. */
export const warningsOf = (lines: readonly VoiceLine[]): string[] => [
  ...new Set(lines.flatMap(({ card_warning }) => card_warning ?? [])),
];

/** "2 Chicken Biryani (Double, no onions)" */
export const lineText = ({
  title,
  quantity,
  portion_size,
  spice_level,
  extras = [],
  note,
}: VoiceLine): string =>
  `${quantity} ${nameWith(title, [portion_size, spice_level, ...extras.map(({ name }) => name), note])}`;

export const priceOf = (lines: readonly VoiceLine[]): number =>
  lines.reduce((sum, { final_price, quantity }) => sum + final_price * quantity, 0);

export const totalText = (lines: readonly VoiceLine[]): string =>
  texts.beforeTaxAndFees(formatMoney(priceOf(lines)));
