import * as texts from '../accounts.texts.ts';

/** One wrong form: what is changed of a right one, and the first message each field then shows. */
export type BrokenForm = readonly [
  story: string,
  changes: Readonly<Record<string, unknown>>,
  messages: Readonly<Record<string, string>>,
];
/** One unusual but right form, with what is understood of it. */
export type OddForm = readonly [
  story: string,
  changes: Readonly<Record<string, unknown>>,
  understood: Readonly<Record<string, unknown>>,
];

const LATITUDE = 'Latitude must be between -90 and 90';
const LONGITUDE = 'Longitude must be between -180 and 180';
const both = (password: unknown) => ({ password, password2: password });

/** The same table is held against the schemas and against the running server. */
export const RIGHT_REGISTRATION = {
  name: 'Amina Khan',
  email: 'amina@example.com',
  password: 'secret-1',
  password2: 'secret-1',
  tc: true,
  latitude: 31.5204,
  longitude: 74.3587,
};

export const BROKEN_REGISTRATIONS: readonly BrokenForm[] = [
  ['digits in the name', { name: 'Amina 2' }, { name: texts.nameCharacters }],
  ['markup in the name', { name: '&lt;b&gt;Bob&lt;/b&gt;' }, { name: texts.nameCharacters }],
  ['raw markup in the name', { name: '<b>Bob</b>' }, { name: texts.nameCharacters }],
  ['a tab in the name', { name: 'Amina\tKhan' }, { name: texts.nameCharacters }],
  ['an emoji as name', { name: 'Amina 🍕' }, { name: texts.nameCharacters }],
  ['no name', { name: '' }, { name: texts.nameLength }],
  ['a name left out', { name: undefined }, { name: texts.nameLength }],
  ['a password of blanks', both('      '), { password: texts.passwordBlank }],
  ['a name of blanks', { name: '        ' }, { name: texts.nameLength }],
  ['a name of two letters', { name: 'Al' }, { name: texts.nameLength }],
  ['a name of 51 letters', { name: 'a'.repeat(51) }, { name: texts.nameLength }],
  ['a name of 5,000 letters', { name: 'a'.repeat(5000) }, { name: texts.nameLength }],
  ['text hidden behind blanks', { name: `Bob${' '.repeat(1200)}Evil` }, { name: texts.nameLength }],
  ['a list as name', { name: ['Amina'] }, { name: texts.nameLength }],
  ['an object as name', { name: { first: 'Amina' } }, { name: texts.nameLength }],
  ['a number as name', { name: 12345 }, { name: texts.nameLength }],
  ['no address', { email: '' }, { email: texts.emailFormat }],
  ['an address left out', { email: undefined }, { email: texts.emailFormat }],
  ['an address without @', { email: 'amina.example.com' }, { email: texts.emailFormat }],
  ['an address without a dot', { email: 'amina@example' }, { email: texts.emailFormat }],
  ['an address with two @', { email: 'a@b@example.com' }, { email: texts.emailFormat }],
  ['an address with a blank', { email: 'am ina@example.com' }, { email: texts.emailFormat }],
  ['an address with a line break', { email: 'a@b.cd\nBcc: x@y.zz' }, { email: texts.emailFormat }],
  ['an address with an invisible letter', { email: 'am\u200bina@example.com' }, { email: texts.emailFormat }],
  ['an address with half a character', { email: 'am\ud800ina@example.com' }, { email: texts.emailFormat }],
  ['an address with a backslash', { email: 'am\\ina@example.com' }, { email: texts.emailFormat }],
  ['an address of 51 characters', { email: `${'a'.repeat(39)}@example.com` }, { email: texts.emailLength }],
  [
    'an address that grows in lower case',
    { email: `${'İ'.repeat(38)}@example.com` },
    { email: texts.emailLength },
  ],
  ['a list as address', { email: ['amina@example.com'] }, { email: texts.emailFormat }],
  ['five characters of password', both('12345'), { password: texts.passwordShort }],
  ['no password', both(''), { password: texts.passwordShort }],
  ['51 characters of password', both('p'.repeat(51)), { password: texts.passwordLength }],
  [
    'a list as passwords',
    both(['secret-1']),
    { password: texts.passwordRequired, password2: texts.passwordsDiffer },
  ],
  ['two passwords', { password2: 'secret-2' }, { password2: texts.passwordsDiffer }],
  ['a repetition in another case', { password2: 'Secret-1' }, { password2: texts.passwordsDiffer }],
  ['no repetition', { password2: undefined }, { password2: texts.passwordsDiffer }],
  ['terms refused', { tc: false }, { tc: texts.agreeToTerms }],
  ['no latitude', { latitude: null }, { latitude: LATITUDE }],
  ['a latitude beyond the pole', { latitude: 90.01 }, { latitude: LATITUDE }],
  ['a longitude beyond the date line', { longitude: -180.5 }, { longitude: LONGITUDE }],
  ['words for a longitude', { longitude: 'east' }, { longitude: LONGITUDE }],
  [
    'everything wrong at once',
    { name: '1', email: 'x', password: '1', password2: '2' },
    {
      name: texts.nameCharacters,
      email: texts.emailFormat,
      password: texts.passwordShort,
      password2: texts.passwordsDiffer,
    },
  ],
];

export const ODD_REGISTRATIONS: readonly OddForm[] = [
  ['an apostrophe, escaped', { name: 'Conan O&#39;Brien' }, { name: "Conan O'Brien" }],
  ['an apostrophe, escaped otherwise', { name: 'Conan O&#x27;Brien' }, { name: "Conan O'Brien" }],
  ['an apostrophe as typed', { name: "Conan O'Brien" }, { name: "Conan O'Brien" }],
  ['a hyphen', { name: 'Anne-Marie' }, { name: 'Anne-Marie' }],
  ['letters of Urdu', { name: 'آمنہ خان' }, { name: 'آمنہ خان' }],
  ['a mark of its own', { name: 'Ame\u0301lie' }, { name: 'Am\u00e9lie' }],
  ['marks without a composed letter', { name: 'नमिता' }, { name: 'नमिता' }],
  [
    'blanks around',
    { name: '  Amina Khan ', email: ' amina@example.com ' },
    { name: 'Amina Khan', email: 'amina@example.com' },
  ],
  ['three letters', { name: 'Ali' }, { name: 'Ali' }],
  ['50 letters', { name: 'a'.repeat(50) }, { name: 'a'.repeat(50) }],
  ['the shortest address', { email: 'a@b.c' }, { email: 'a@b.c' }],
  [
    'an address of 50 characters',
    { email: `${'a'.repeat(38)}@example.com` },
    { email: `${'a'.repeat(38)}@example.com` },
  ],
  ['capitals in the address', { email: 'Amina@Example.COM' }, { email: 'amina@example.com' }],
  ['an ampersand in the address', { email: 'a&amp;b@example.com' }, { email: 'a&b@example.com' }],
  ['marks in the address', { email: 'ame\u0301lie@example.com' }, { email: 'am\u00e9lie@example.com' }],
  ['six characters of password', both('kebab6'), { password: 'kebab6' }],
  ['50 characters of password', both('p'.repeat(50)), { password: 'p'.repeat(50) }],
  ['a password kept as typed', both('  &amp; \\ <b>  '), { password: '  &amp; \\ <b>  ' }],
  [
    'position as form text',
    { latitude: '31.52041234567890300', longitude: '-74' },
    { latitude: 31.520412345678903, longitude: -74 },
  ],
];

export const RIGHT_LOGIN = {
  email: 'amina@example.com',
  password: 'secret-1',
  latitude: null,
  longitude: null,
};

export const BROKEN_LOGINS: readonly BrokenForm[] = [
  ['no address', { email: '' }, { email: texts.emailRequired }],
  ['an address of blanks', { email: '   ' }, { email: texts.emailRequired }],
  ['an address left out', { email: undefined }, { email: texts.emailRequired }],
  ['half an address', { email: 'amina@' }, { email: texts.emailFormat }],
  ['a list as address', { email: ['amina@example.com'] }, { email: texts.emailRequired }],
  ['no password', { password: '' }, { password: texts.passwordRequired }],
  ['a password left out', { password: undefined }, { password: texts.passwordRequired }],
  ['a short password', { password: '12345' }, { password: texts.passwordShort }],
  ['a long password', { password: 'p'.repeat(51) }, { password: texts.passwordLength }],
  ['a latitude beyond the pole', { latitude: -91 }, { latitude: LATITUDE }],
];
