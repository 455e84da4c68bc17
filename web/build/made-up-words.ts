const LETTERS = new Map(
  Object.entries({
    ...{
      a: 'áà',
      e: 'éè',
      i: 'íì',
      o: 'óò',
      u: 'úù',
      c: 'ç',
      d: 'đ',
      g: 'ğ',
      h: 'ħ',
      j: 'ĵ',
      k: 'ķ',
      l: 'ł',
    },
    ...{ n: 'ñ', r: 'ř', s: 'š', t: 'ť', w: 'ŵ', y: 'ý', z: 'ž' },
  }).flatMap(([letter, accented]) => [
    [letter, accented],
    [letter.toUpperCase(), accented.toUpperCase()],
  ]),
);

/** Addresses, placeholders and codes are the same in every language. */
const KEPT = /(https?:\S+|\S+@\S+|\{[^}]*\}|<[^>]*>)/;
const LOCALE = /^en(-[A-Z]{2}[\w-]*)?$/;

const accented = (text: string) => text.replaceAll(/[a-z]/gi, (letter) => LETTERS.get(letter) ?? letter);

/**
 * A message in the made-up language: accented and two fifths longer. What was made up before stays as it is, so texts
 * may be written into others. Dates and amounts are Intl's in a language of the same direction.
 */
export function madeUp(message: unknown): unknown {
  if (typeof message === 'string')
    return LOCALE.test(message)
      ? 'he'
      : message
          .split(KEPT)
          .map((part, nth) => (nth % 2 === 0 ? accented(part) : part))
          .join('');
  if (typeof message === 'function') return (...values: unknown[]) => madeUp(message(...values));
  if (Array.isArray(message)) return message.map(madeUp);
  if (typeof message !== 'object' || message === null || message instanceof RegExp) return message;
  // Of an element only what stands in it; of other objects everything.
  if ('$$typeof' in message && 'props' in message) {
    const { props } = message;
    const children = typeof props === 'object' && props && 'children' in props ? props.children : undefined;
    return { ...message, props: { ...Object(props), children: madeUp(children) } };
  }
  return Object.fromEntries(Object.entries(message).map(([name, value]) => [name, madeUp(value)]));
}
