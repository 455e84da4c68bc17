import { transliterate } from '../read/transliterate.ts';
import { numberWords } from '../tables/number-words.ts';

export type DetailField = 'name' | 'phone' | 'address' | 'city';

/** Spoken words of one delivery field as they would be written; the customer may still edit them. */
export function normaliseSpokenDetail(field: DetailField, spoken: string): string {
  return field === 'phone' ? normaliseSpokenPhone(spoken) : normaliseSpokenText(field, spoken);
}

const repeats: ReadonlyMap<string, number> = new Map([
  ['double', 2],
  ['dabal', 2],
  ['triple', 3],
  ['treble', 3],
]);

/** "plus nine two three double zero one" becomes "+923001"; without a digit the words stay as they are. */
export function normaliseSpokenPhone(spoken: string): string {
  const words =
    transliterate(spoken)
      .toLowerCase()
      .match(/[a-z]+|\d+|\+/g) ?? [];
  let digits = '';
  let hasPlus = false;
  let times = 1;
  words.forEach((word, at) => {
    if (word === 'plus' || word === '+') {
      hasPlus ||= digits === '';
      return;
    }
    const repeat = repeats.get(word);
    if (repeat !== undefined) {
      times = repeat;
      return;
    }
    if ((word === 'hundred' || word === 'thousand') && digits !== '') {
      digits += word === 'hundred' ? '00' : '000';
      return;
    }
    const part = phoneDigits(words, at, times > 1);
    if (part === undefined) return;
    const first = part[0] ?? '';
    digits = joinsTens(words, at) ? digits.slice(0, -1) + part : digits + first.repeat(times - 1) + part;
    times = 1;
  });
  if (digits === '') return spoken.trim();
  return `${hasPlus ? '+' : ''}${digits}`;
}

/** "to" and "for" are digits among digits, and words among words. */
function phoneDigits(words: readonly string[], at: number, isRepeated: boolean): string | undefined {
  const word = words[at] ?? '';
  const plain = digitsOf(word);
  const isAmong = (place: number) => digitsOf(words[place] ?? '') !== undefined;
  if (plain !== undefined && !(word === 'o' && !isAmong(at - 1) && !isAmong(at + 1))) return plain;
  const heard = homophoneDigit(word);
  return heard !== undefined && (isRepeated || (isAmong(at - 1) && isAmong(at + 1))) ? heard : undefined;
}

/** "twenty one" is 21, not 201. */
function joinsTens(words: readonly string[], at: number): boolean {
  const before = words[at - 1] ?? '';
  const tens = digitsOf(before);
  const ones = digitsOf(words[at] ?? '');
  const isTens = tens !== undefined && /^[2-9]0$/.test(tens) && !/^\d/.test(before);
  return isTens && ones !== undefined && /^[1-9]$/.test(ones);
}

/** What is said around an answer, in English before it, in Roman Urdu on both sides of it. */
const frames: Readonly<Record<'name' | 'address' | 'city', { lead: RegExp; end: RegExp }>> = {
  name: {
    lead: /^(?:(?:um|uh|okay|so|yes|hi|hello|ji|jee|haan|and)\s+)*(?:my (?:full )?name is|the name is|name is|this is|i am|i'm|im|it is|it's|its|call me|(?:mera |hamara )?(?:pura |poora )?naam(?: hai)?|(?:main|mai|mein)(?= .* (?:hoon|hun|hu)$)|(?:میرا |ہمارا )?(?:پورا )?نام|میں(?= .* ہوں$))\s+/i,
    end: /\s+(?:hai|hain|he|hoon|hun|hu|ہے|ہوں)$/i,
  },
  address: {
    lead: /^(?:(?:um|uh|okay|so|yes|ji|jee|haan)\s+)*(?:my (?:home |delivery )?address is|the address is|address is|i live (?:at|in)|it is|it's|deliver (?:it )?to|send it to|(?:mera |hamara |ghar ka )+(?:pata|address|ghar)(?: hai)?|(?:main|mai|hum)(?= .* reh)|(?:میرا |ہمارا |گھر کا )*(?:پتہ|پتا))\s+/i,
    end: /(?:\s+(?:mein|main|me|par|pe))?(?:\s+(?:rehta|rehti|rehte|hai|hain|hoon|hun|bhej|bhejo|bhejein|do|dein|dijiye|pohancha|ہے))+$/i,
  },
  city: {
    lead: /^(?:(?:um|uh|okay|so|yes|ji|jee|haan)\s+)*(?:my city is|the city is|city is|i live in|i am in|i'm in|it is|it's|in|(?:mera |hamara )?(?:shehar|sheher|shahar|city)(?: hai)?|(?:main|mai|hum)(?= .* (?:mein|main|me|se) )|(?:میرا |ہمارا )?شہر)\s+/i,
    end: /(?:\s+(?:mein|main|me|se))?(?:\s+(?:rehta|rehti|rehte|hai|hain|hoon|hun|ہے))+$/i,
  },
};

const placeLabels: ReadonlySet<string> = new Set(
  'house flat apartment apt street block sector phase lane plot floor shop unit suite room building gali tower villa gate road bungalow office'.split(
    ' ',
  ),
);
const numberMarks: ReadonlySet<string> = new Set(['number', 'no', 'num', 'numbers', 'nr']);
const smallWords: ReadonlySet<string> = new Set(['of', 'and', 'the', 'to', 'at', 'in', 'by', 'on']);
const upperCaseWords: ReadonlySet<string> = new Set([
  'dha',
  'pechs',
  'lda',
  'cda',
  'smchs',
  'nust',
  'lums',
  'usa',
  'uk',
]);

/** Capitals where they belong and, in an address, "house number twelve street four" as "House 12, Street 4". */
export function normaliseSpokenText(field: 'name' | 'address' | 'city', spoken: string): string {
  const text = spoken.trim().replace(/\s+/g, ' ');
  const { lead, end } = frames[field];
  const stripped = text
    .replace(/[.۔\s]+$/, '')
    .replace(lead, '')
    .replace(end, '');
  const kept = stripped === '' ? text : stripped;
  return field === 'address' ? writeAddress(kept) : capitaliseAll(kept.split(' '));
}

function writeAddress(text: string): string {
  const words = text
    .split(' ')
    .flatMap((word) => (word.endsWith(',') && word.length > 1 ? [word.slice(0, -1), ','] : [word]));
  const plain = words.map((word) => word.toLowerCase().replace(/^#/, ''));
  const parts: string[] = [];
  let current: string[] = [];
  const close = () => {
    if (current.length > 0) parts.push(capitaliseAll(current));
    current = [];
  };
  for (let at = 0; at < words.length; ) {
    const labelled = placeLabels.has(plain[at] ?? '') ? readLabelled(plain, at) : undefined;
    if (words[at] === ',') {
      close();
      at++;
    } else if (labelled !== undefined) {
      close();
      parts.push(`${capitalise(words[at] ?? '')} ${labelled.value}`);
      at = labelled.end;
    } else {
      current.push(words[at] ?? '');
      at++;
    }
  }
  close();
  return parts.join(', ');
}

/** The number or letter after a label: "12", "3A", "B", "F-7"; nothing where another word follows. */
function readLabelled(words: readonly string[], label: number): { value: string; end: number } | undefined {
  const at = numberMarks.has(words[label + 1] ?? '') ? label + 2 : label + 1;
  const isLetter = (word: string | undefined) => word !== undefined && /^[a-z]$/.test(word);
  const number = readSpokenNumber(words, at);
  if (number !== undefined) {
    const letter = words[number.end];
    const takesLetter = isLetter(letter);
    return takesLetter
      ? { value: number.digits + (letter ?? '').toUpperCase(), end: number.end + 1 }
      : { value: number.digits, end: number.end };
  }
  if (/^\d+[a-z]?(?:[-/]\d*[a-z]?)*$/.test(words[at] ?? ''))
    return { value: (words[at] ?? '').toUpperCase(), end: at + 1 };
  if (/^[a-z]-?\d+$/.test(words[at] ?? '')) return { value: (words[at] ?? '').toUpperCase(), end: at + 1 };
  if (!isLetter(words[at])) return undefined;
  const following = readSpokenNumber(words, at + 1);
  const letter = (words[at] ?? '').toUpperCase();
  return following === undefined
    ? { value: letter, end: at + 1 }
    : { value: `${letter}-${following.digits}`, end: following.end };
}

function capitaliseAll(words: readonly string[]): string {
  return words
    .map((word, place) =>
      place > 0 && smallWords.has(word.toLowerCase()) ? word.toLowerCase() : capitalise(word),
    )
    .join(' ');
}

/** First letters only, also behind a hyphen or an apostrophe in "O'Brien": capitals inside a word stay. */
function capitalise(word: string): string {
  if (upperCaseWords.has(word.toLowerCase())) return word.toUpperCase();
  return word.replace(/^\p{Ll}|(?<=-)\p{Ll}|(?<=^[oOdD]['’])\p{Ll}/gu, (letter) => letter.toUpperCase());
}

/** What a recogniser writes for a digit once it hears digits all around. */
const digitHomophones: ReadonlyMap<string, string> = new Map(
  Object.entries({
    to: '2',
    too: '2',
    tu: '2',
    do: '2',
    for: '4',
    fore: '4',
    ate: '8',
    won: '1',
    tree: '3',
    free: '3',
    sex: '6',
    sicks: '6',
    nein: '9',
  }),
);
const zeroWords: ReadonlySet<string> = new Set([
  'oh',
  'o',
  'zero',
  'nought',
  'naught',
  'nil',
  'sifr',
  'sifar',
]);

/** The digits a word stands for in a number read out digit by digit: "seven" 7, "twenty" 20, "0300" itself. */
function digitsOf(word: string): string | undefined {
  if (/^\d+$/.test(word)) return word;
  if (zeroWords.has(word)) return '0';
  const value = numberWords.get(word);
  return value === undefined ? undefined : String(value);
}

function homophoneDigit(word: string): string | undefined {
  return digitHomophones.get(word);
}

type NumberReading = { readonly digits: string; readonly end: number };

/** A house number or the like: "twelve" 12, "one two three" 123, "twenty five" 25, "two hundred and five" 205. */
function readSpokenNumber(words: readonly string[], start: number): NumberReading | undefined {
  let digits = '';
  let at = start;
  for (; at < words.length && digits.length < 8; at++) {
    const word = words[at] ?? '';
    const previous = words[at - 1] ?? '';
    const isScale = word === 'hundred' || word === 'thousand';
    if (isScale && digits !== '') {
      digits = String(Number(digits) * (word === 'hundred' ? 100 : 1000));
      continue;
    }
    if (
      word === 'and' &&
      (previous === 'hundred' || previous === 'thousand') &&
      digitsOf(words[at + 1] ?? '') !== undefined
    )
      continue;
    const part = digitsOf(word);
    if (part === undefined || (digits === '' && zeroWords.has(word) && word !== 'zero')) break;
    const followsScale = /^(?:hundred|thousand|and)$/.test(previous) && at > start;
    const followsTens =
      Number(digitsOf(previous)) >= 20 &&
      Number(digitsOf(previous)) % 10 === 0 &&
      !/^\d/.test(previous) &&
      part.length === 1;
    digits =
      followsScale || (followsTens && at > start && part !== '0')
        ? String(Number(digits) + Number(part))
        : digits + part;
  }
  return digits === '' ? undefined : { digits, end: at };
}
