/**
 * Sound strings: English spelling and romanised Urdu brought to one alphabet, so that "writer" and "raita"
 * lie close. Capitals: C as in chai, S as in shop, R the r an English speaker swallows.
 */
const soundRules: readonly (readonly [RegExp, string])[] = [
  [/[^a-z]/g, ''],
  [/^(?:kn|gn|pn)/, 'n'],
  [/^wr/, 'r'],
  [/^ps/, 's'],
  [/^wh/, 'w'],
  [/tch/g, 'C'],
  [/sch/g, 'sk'],
  [/ch/g, 'C'],
  [/sh/g, 'S'],
  [/ph/g, 'f'],
  [/igh/g, 'i'],
  [/ght/g, 't'],
  [/([kgtdbjz])h/g, '$1'],
  [/ck/g, 'k'],
  [/cc(?=[eiy])/g, 'C'],
  [/s?c(?=[eiy])/g, 's'],
  [/c/g, 'k'],
  [/qu/g, 'kv'],
  [/q/g, 'k'],
  [/x/g, 'ks'],
  [/tion/g, 'San'],
  [/dge/g, 'j'],
  [/mb$/, 'm'],
  [/gn/g, 'n'],
  [/w(?=[aeiouy])/g, 'v'],
  [/([a-zCS])h/g, '$1'],
  [/(?<=[bcdfgjklmnprstvzCS])e$/, ''],
  [/ee|ea|ie|ei|ey$|(?<![aeiou])y(?![aeiou])/g, 'i'],
  [/oo|ou|ue|ew/g, 'u'],
  [/ow|oa|au|aw/g, 'o'],
  [/ai|ay(?![aeiou])/g, 'e'],
  [/w/g, ''],
  [/(.)\1+/g, '$1'],
  [/([aeiou])r(?![aeiouy])/g, '$1R'],
];

export function soundOf(word: string): string {
  let sound = word;
  for (const [pattern, replacement] of soundRules) sound = sound.replace(pattern, replacement);
  return sound;
}

const skeletonClass: Readonly<Record<string, string>> = {
  p: 'p',
  b: 'p',
  t: 't',
  d: 't',
  k: 'k',
  g: 'k',
  C: 'c',
  j: 'c',
  S: 'c',
  s: 's',
  z: 's',
  f: 'f',
  v: 'f',
  m: 'n',
  n: 'n',
  l: 'l',
  r: 'r',
};

/** The consonants by class: what survives most mishearings. */
export function skeletonOf(sound: string): string {
  let skeleton = '';
  for (const letter of sound) {
    const kind = skeletonClass[letter];
    if (kind !== undefined) skeleton += kind;
  }
  return skeleton;
}

/** What of a word is the same however its vowels are written: "pepperoni" and "piproni". */
export const consonantsOf = (word: string): string => skeletonOf(soundOf(word));

/** The skeleton and every form of it with one consonant lost: two words that share a key may be one word. */
export function skeletonKeys(skeleton: string): string[] {
  const keys = [skeleton];
  if (skeleton.length >= 3) {
    for (let i = 0; i < skeleton.length; i++) keys.push(skeleton.slice(0, i) + skeleton.slice(i + 1));
  }
  return [...new Set(keys)];
}

const vowels = 'aeiou';
const alphabet = 'aeiouRyhrpbtdkgCjSszfvmnl';

const soundWeight = (letter: string): number => {
  if (vowels.includes(letter)) return 0.4;
  if (letter === 'R') return 0.25;
  if (letter === 'y' || letter === 'h') return 0.3;
  return letter === 'r' ? 0.6 : 1;
};

/** Sounds that are taken for one another. */
const nearPairs: ReadonlySet<string> = new Set(
  'pb td kg sz fv mn Cj CS Sj sS sC zj gj lr rR bv tC zS pf kC dj yi ye vu vo'
    .split(' ')
    .flatMap((pair) => [pair, `${pair[1]}${pair[0]}`]),
);

function substitutionCost(a: string, b: string): number {
  if (a === b) return 0;
  if (vowels.includes(a) && vowels.includes(b)) return 0.18;
  if (nearPairs.has(a + b)) return a === 'R' || b === 'R' ? 0.1 : 0.35;
  return soundWeight(a) + soundWeight(b) > 1.6 ? 1 : 1.2;
}

const letters = [...alphabet];
const weightOfCode = Float64Array.from(letters, soundWeight);
const costOfCodes = Float64Array.from(letters.flatMap((a) => letters.map((b) => substitutionCost(a, b))));

/** A sound string as places in the alphabet, ready to be compared many times. */
export type SoundCodes = Uint8Array;

export function encodeSound(sound: string): SoundCodes {
  return Uint8Array.from([...sound].map((letter) => alphabet.indexOf(letter)).filter((code) => code >= 0));
}

function totalWeight(codes: SoundCodes): number {
  let total = 0;
  for (const code of codes) total += weightOfCode[code] ?? 0;
  return total;
}

/** 0..1: how alike two sounds are; vowels and swallowed sounds count little, consonants much. */
export function soundSimilarity(a: SoundCodes, b: SoundCodes): number {
  const weightA = totalWeight(a);
  const weightB = totalWeight(b);
  const longest = Math.max(weightA, weightB);
  if (longest === 0 || Math.min(weightA, weightB) / longest < 0.55) return 0;
  const width = b.length + 1;
  let previous = new Float64Array(width);
  let row = new Float64Array(width);
  for (let j = 1; j < width; j++) previous[j] = (previous[j - 1] ?? 0) + (weightOfCode[b[j - 1] ?? 0] ?? 0);
  for (let i = 0; i < a.length; i++) {
    const left = a[i] ?? 0;
    const leftWeight = weightOfCode[left] ?? 0;
    const costs = left * letters.length;
    row[0] = (previous[0] ?? 0) + leftWeight;
    let best = row[0];
    for (let j = 1; j < width; j++) {
      const right = b[j - 1] ?? 0;
      const replaced = (previous[j - 1] ?? 0) + (costOfCodes[costs + right] ?? 0);
      const dropped = (previous[j] ?? 0) + leftWeight;
      const inserted = (row[j - 1] ?? 0) + (weightOfCode[right] ?? 0);
      const cost = Math.min(replaced, dropped, inserted);
      row[j] = cost;
      if (cost < best) best = cost;
    }
    if (best > longest / 2) return 0;
    [previous, row] = [row, previous];
  }
  return Math.max(0, 1 - (previous[width - 1] ?? longest) / longest);
}
