const MAX_LENGTH = 80;

/**
 * The part of an address made from a title: small letters and digits of any script, accents and vowel signs left
 * out, everything else a dash. A title without letters or digits gets the fallback.
 */
export function slugOf(title: string, fallback: string): string {
  const slug = title
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .normalize('NFC')
    .toLocaleLowerCase('en')
    .replace(/['’]/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, '-');
  const cut = [...slug].slice(0, MAX_LENGTH).join('');
  return cut.replace(/^-+|-+$/g, '') || fallback;
}
