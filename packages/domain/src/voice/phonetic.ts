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
  p: 'p', b: 'p', t: 't', d: 't', k: 'k', g: 'k', C: 'c', j: 'c', S: 'c', s: 's', z: 's', f: 'f', v: 'f', m: 'n', n: 'n', l: 'l', r: 'r',
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

/** The skeleton and every form of it with one consonant lost: two words that share a key may be one word. */
export function skeletonKeys(skeleton: string): string[] {
  const keys = [skeleton];
  if (skeleton.length >= 3) {
    for (let i = 0; i < skeleton.length; i++) keys.push(skeleton.slice(0, i) + skeleton.slice(i + 1));
  }
  return [...new Set(keys)];
}

const vowels = 'aeiou';
const soundWeight = (letter: string): number =>
  vowels.includes(letter) ? 0.4 : letter === 'R' ? 0.25 : letter === 'y' || letter === 'h' ? 0.3 : letter === 'r' ? 0.6 : 1;

const nearPairs = new Set(
  ['pb', 'td', 'kg', 'sz', 'fv', 'mn', 'Cj', 'CS', 'Sj', 'sS', 'sC', 'zj', 'gj', 'lr', 'rR', 'bv', 'tC', 'zS', 'pf', 'kC', 'dj', 'yi', 'ye', 'vu', 'vo'].flatMap((pair) => [
    pair,
    `${pair[1]}${pair[0]}`,
  ]),
);

function substitutionCost(a: string, b: string): number {
  if (a === b) return 0;
  const bothVowels = vowels.includes(a) && vowels.includes(b);
  if (bothVowels) return 0.18;
  if (nearPairs.has(a + b)) return a === 'R' || b === 'R' ? 0.1 : 0.35;
  return soundWeight(a) + soundWeight(b) > 1.6 ? 1 : 1.2;
}

function totalWeight(sound: string): number {
  let total = 0;
  for (const letter of sound) total += soundWeight(letter);
  return total;
}

/** 0..1: how alike two sound strings are; vowels and swallowed sounds count little, consonants much. */
export function soundSimilarity(a: string, b: string): number {
  if (a === b) return 1;
  const weightA = totalWeight(a);
  const weightB = totalWeight(b);
  const longest = Math.max(weightA, weightB);
  if (longest === 0 || Math.min(weightA, weightB) / longest < 0.55) return 0;
  let previous = [0];
  for (const letter of b) previous.push((previous.at(-1) ?? 0) + soundWeight(letter));
  for (const left of a) {
    const leftWeight = soundWeight(left);
    const row = [(previous[0] ?? 0) + leftWeight];
    let column = 1;
    for (const right of b) {
      row.push(
        Math.min(
          (previous[column] ?? 0) + leftWeight,
          (row[column - 1] ?? 0) + soundWeight(right),
          (previous[column - 1] ?? 0) + substitutionCost(left, right),
        ),
      );
      column++;
    }
    previous = row;
  }
  return Math.max(0, 1 - (previous.at(-1) ?? longest) / longest);
}
