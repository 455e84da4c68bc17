import type { Catalogue } from './translate.ts';

/** The messages of a catalogue that the browser reads, too: constants, lists of words, and functions that write into a text. */
export function messagesOf(english: object, translated: object): Catalogue {
  const theirs = new Map(Object.entries(translated));
  return Object.fromEntries(
    Object.entries(english).flatMap(([name, message]: [string, unknown]) => {
      const [ours, other] = [formsOf(message), formsOf(theirs.get(name))];
      return ours.map((form, nth) => [form, other[nth] ?? form] as const);
    }),
  );
}

/** A function is asked what it makes of `{1}`, `{2}`, …; what it computes with numbers cannot be told so. */
function formsOf(message: unknown): readonly string[] {
  if (typeof message === 'string') return [message];
  if (Array.isArray(message)) return message.filter((word) => typeof word === 'string');
  if (typeof message !== 'function') return [];
  const fields = new Map<string | symbol, string>();
  const placeOf = (name: string | symbol) => {
    const place = fields.get(name) ?? `{${fields.size + 1}}`;
    fields.set(name, place);
    return place;
  };
  const object = new Proxy({}, { get: (_, name) => placeOf(name) });
  const takesObject = /^\(\{/.test(Function.prototype.toString.call(message));
  const values = takesObject ? [object] : ['{1}', '{2}', '{3}', '{4}'];
  const form: unknown = message(...values);
  return typeof form === 'string' ? [form] : [];
}
