import type { Random } from '../../demo/random.ts';

export type JsonSchema = {
  readonly type?: string;
  readonly enum?: readonly unknown[];
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly items?: JsonSchema;
  readonly anyOf?: readonly JsonSchema[];
  readonly maxLength?: number;
  readonly maxItems?: number;
  readonly minimum?: number;
  readonly maximum?: number;
};

/** What people, programs and attackers send where something else is expected. */
const STRANGE: readonly unknown[] = [
  ...[
    '',
    ' ',
    '0',
    '-1',
    '1e308',
    'NaN',
    'true',
    'null',
    '[]',
    '{}',
    '\u0000',
    '\u202Etxt',
    '\uD800',
    'é'.repeat(5_000),
  ],
  ...[
    "' or 1=1 --",
    '<script>alert(1)</script>',
    '../../etc/passwd',
    '%00',
    '2026-02-30',
    '__proto__',
    '🍕'.repeat(40),
  ],
  ...[0, -1, 1.5, 2 ** 31, 2 ** 53, -(2 ** 63), 1e308, true, false, null],
  ...[[], [[[]]], {}, { $gt: '' }, { length: -1 }, Array.from({ length: 300 }, () => 'x')],
];

/** Mostly a value as the schema wants it, now and then another, so that requests get past the first check. */
export function valueFor(schema: JsonSchema | undefined, random: Random, depth = 0): unknown {
  if (!schema || depth > 4 || random.chance(0.2)) return random.pick(STRANGE);
  if (schema.enum) return random.pick(schema.enum);
  if (schema.anyOf) return valueFor(random.pick(schema.anyOf), random, depth + 1);
  if (schema.properties) {
    const entries = Object.entries(schema.properties).filter(() => random.chance(0.9));
    return Object.fromEntries(entries.map(([name, one]) => [name, valueFor(one, random, depth + 1)]));
  }
  if (schema.type === 'array') return [valueFor(schema.items, random, depth + 1)];
  if (schema.type === 'number' || schema.type === 'integer') return random.pick([0, 1, 2, 3, 31.5, 74.3, 99]);
  if (schema.type === 'boolean') return random.chance(0.5);
  return random.pick([
    '1',
    'Lahore',
    'a@b.pk',
    '+92 300 1112233',
    'Chicken Biryani',
    '2026-11-20T10:00:00Z',
    'live',
  ]);
}

/** A segment of a path or a value of a query. */
export const textFor = (random: Random, good: readonly string[]): string =>
  encodeURIComponent(
    random.chance(0.6) ? random.pick(good) : wellFormed(String(random.pick(STRANGE))).slice(0, 300),
  );

const wellFormed = (text: string) => text.replace(/\p{Surrogate}/gu, '?');
