import { arabicLetters, devanagariLetters, scriptWords, verbsBeforeDo } from '../tables/script-words.ts';

const foreign = /[\u0600-\u06ff\u0750-\u077f\ufb50-\ufdff\ufe70-\ufeff\u0900-\u097f]/;
export const isForeign = (text: string): boolean => foreign.test(text);
const foreignWord = /[\u0600-\u06ff\u0750-\u077f\ufb50-\ufdff\ufe70-\ufeff\u0900-\u097f]+/g;

/** Arabic, Urdu and Hindi digits: "۱۲ نان" are twelve. */
const nativeDigit = /[\u0660-\u0669\u06f0-\u06f9\u0966-\u096f]/g;
const digitZero = (digit: string) => (digit < '\u06f0' ? 0x0660 : digit < '\u0966' ? 0x06f0 : 0x0966);

/** Urdu, Arabic and Hindi script as it is romanised, so that "چکن بریانی" meets Chicken Biryani by its sound. */
export function transliterate(input: string): string {
  if (!isForeign(input)) return input;
  let before = '';
  const inTurn = (word: string): string => {
    const isVerb = /^(?:دو|दो)$/.test(word) && verbsBeforeDo.has(before);
    before = word;
    return isVerb ? 'do' : romanise(word);
  };
  return input
    .normalize('NFC')
    .replace(/[،۔؟।]/g, ', ')
    .replace(nativeDigit, (digit) => String(digit.charCodeAt(0) - digitZero(digit)))
    .replace(/(فٹ|مونگ) (?=لانگ|پھلی)|گری دار (?=میوے)/g, '$1')
    .replace(foreignWord, (word) => ` ${inTurn(word)} `);
}

/** For what looks at a whole sentence: words and commas as they would stand in Roman Urdu. */
export const inLatin = (said: string): string =>
  transliterate(said).replaceAll(/^\s+|\s+(?=[\s,])|[\s,]+$/g, '');

/** Shorter words are themselves, whatever their halves would mean. */
const shortestPair = 6;

function romanise(word: string): string {
  const bare = word.replace(/[\u064b-\u065f\u0670\u200c\u200d]/g, '');
  const known = scriptWords.get(bare);
  if (known !== undefined) return known;
  // "चीज़बर्गर": two words of the table written as one.
  for (let at = 2; at < bare.length - 1; at++) {
    const [first, second] = [scriptWords.get(bare.slice(0, at)), scriptWords.get(bare.slice(at))];
    if (first !== undefined && second !== undefined && bare.length > shortestPair)
      return `${first} ${second}`;
  }
  return /[\u0900-\u097f]/.test(bare)
    ? romaniseDevanagari(bare)
    : // "حلوہ" is spoken with an a at its end.
      [...bare.replace(/(?<=..)ہ$/, 'ا')]
        .map((letter) => arabicLetters.get(letter) ?? '')
        .join('')
        // "رنگز": an English plural.
        .replace(/(?<=[bdgklmnprtv])z$/, 's');
}

const virama = '\u094d';

/** A consonant carries an "a" unless a vowel sign or a virama follows; at the end of a word it is not spoken. */
function romaniseDevanagari(word: string): string {
  const letters = [...word];
  return letters
    .map((letter, place) => {
      const sound = devanagariLetters.get(letter) ?? '';
      const next = letters[place + 1];
      const isConsonant = /[\u0915-\u0939\u0958-\u095f]/.test(letter);
      const isBare = next === undefined || next === virama || /[\u093c-\u094c\u0901-\u0903]/.test(next);
      return isConsonant && !isBare ? `${sound}a` : sound;
    })
    .join('');
}
