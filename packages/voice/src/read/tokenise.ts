import { plainLetters, singularOf } from '@nearbite/domain/text/words';
import { phraseVariants } from '../tables/phrase-variants.ts';

import { sayPlainly } from './said-otherwise.ts';
import { readSpanish, type Word } from './spanish.ts';
import { transliterate } from './transliterate.ts';
import { keyOf, unclearAmount } from './word-keys.ts';

/** Longer than anyone speaks in one breath; the rest is not looked at. */
export const maxTranscriptLength = 1000;
/** A third more words than the longest order of the corpus has; nobody says so many in one breath. */
export const maxTokens = 80;

export type Token = {
  /** As heard: lower case, no accents, no apostrophes. */
  readonly text: string;
  /** The words it was made of, for people to read: "half and half". */
  readonly heard: string;
  /** Singular and in its canonical spelling, so that a title and a transcript meet. */
  readonly key: string;
  /** A comma or a full stop stands before it. */
  readonly afterBreak: boolean;
};

const phrasesByFirstWord = new Map<string, { words: readonly string[]; canonical: readonly string[] }[]>();
for (const [phrase, canonical] of phraseVariants) {
  const words = phrase.split(' ');
  const first = words[0] ?? '';
  const list = phrasesByFirstWord.get(first) ?? [];
  list.push({ words, canonical: canonical.split(' ') });
  list.sort((a, b) => b.words.length - a.words.length);
  phrasesByFirstWord.set(first, list);
}

/** Splits speech or a title into words; digits and letters part ("2x", "500ml"), decimals stay whole. */
export const tokenise = (input: string): Token[] => tokeniseSpeech(input).tokens;

/** The same, and the words that were too many. */
export function tokeniseSpeech(input: string): { readonly tokens: Token[]; readonly beyond: string } {
  const raw = splitWords(input);
  const tokens: Token[] = [];
  let i = 0;
  while (tokens.length < maxTokens) {
    const word = raw[i];
    if (word === undefined) break;
    const phrase = phrasesByFirstWord.get(word.text)?.find(({ words }) =>
      words.every((part, offset) => {
        const at = raw[i + offset];
        if (at === undefined || (offset > 0 && at.afterBreak)) return false;
        return at.text === part || (offset === words.length - 1 && singularOf(at.text) === part);
      }),
    );
    const canonical = phrase?.canonical ?? [word.text];
    const end = i + (phrase?.words.length ?? 1);
    canonical.forEach((text, offset) => {
      const isLast = offset === canonical.length - 1;
      const said = raw.slice(i + offset, isLast ? end : i + offset + 1);
      const heard = said.map((part) => part.text).join(' ');
      tokens.push({ text, heard, key: keyOf(text), afterBreak: word.afterBreak && offset === 0 });
    });
    i = end;
  }
  const beyond = raw.slice(i).map(({ text }) => text);
  return { tokens, beyond: beyond.join(' ') };
}

/** "-5 naan", "1e9 roti": nobody orders so many, and it is neither five nor nine, so we ask how many. */
const noAmount = /(?<![\p{L}\p{N}])(?:[-−]\d[\d.,]*|\d+e\d+)(?![\p{L}\p{N}])/giu;

function splitWords(input: string): Word[] {
  const spelt = sayPlainly(transliterate(input.slice(0, maxTranscriptLength)))
    // How the food is packed; "to take away the naan" is a command.
    .replace(
      /\b(?:to|for|as) take[ -]?(?:away|out)\b(?!\s+(?:the|that|my|this|those|it|one|\d))/gi,
      ' to go ',
    )
    .replace(/½|\b1\/2\b/g, ' half ')
    .replace(/¼|\b1\/4\b/g, ' quarter ')
    .replace(/(\d)\s*(?:"|”|″|'')/g, '$1 inch ')
    .replace(/\b(\d{1,2}):(\d{2})\b/g, '$1 $2')
    .replace(/\b([ap])\.\s?m\b\.?/gi, '$1m')
    .replace(noAmount, ` ${unclearAmount} `);
  const cleaned = plainLetters(spelt)
    .replace(/[&+]/g, ' and ')
    .replace(/[×*]/g, ' x ')
    .replace(/(\d)[.](\d)/g, '$1·$2')
    // "B.M.T.", said as "b m t"
    .replace(/(?<![\p{L}\p{N}])\p{L}(?:\.\p{L})+(?![\p{L}\p{N}])/gu, (letters) => letters.replaceAll('.', ''))
    .replace(/(?<![\p{L}\p{N}'’])(?![aixAIX] )\p{L}(?: \p{L}){2,}(?![\p{L}\p{N}'’])/gu, (letters) =>
      letters.replaceAll(' ', ''),
    )
    .replace(/[.,;:!?…\n]+/g, ' , ')
    .replace(/[^\p{L}\p{N}·,]+/gu, ' ')
    .replace(/(\p{N})(\p{L})/gu, '$1 $2')
    .replace(/(\p{L})(\p{N})/gu, '$1 $2')
    .replace(/·/g, '.');
  const words: Word[] = [];
  let afterBreak = false;
  for (const text of cleaned.split(' ')) {
    if (text === '') continue;
    if (text === ',') {
      afterBreak = words.length > 0;
      continue;
    }
    words.push({ text: text.slice(0, 40), afterBreak });
    afterBreak = false;
  }
  return readSpanish(words);
}
