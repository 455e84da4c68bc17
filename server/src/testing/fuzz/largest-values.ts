import type { Random } from '../../demo/random.ts';
import type { JsonSchema } from './bad-values.ts';

/** Texts that make patterns, folding and comparing work: long words, near misses, separators, marks, markup. */
const SEEDS = [
  'chicken biryani ',
  'do biryani hata do aur ',
  'two large spicy no make that three ',
  'qwx zpt ',
  'a',
  'a ',
  'é́',
  '<b>&amp;',
  '((((',
  '1,',
  '-.',
  ' \t',
  '🍕',
  'x@y.',
  '\\"',
];
/** Where the schema names no bound, the body's own one holds. */
const UNBOUNDED_TEXT = 4_000;
const UNBOUNDED_LIST = 400;

/** As large as the schema allows; which text fills it is left to chance. */
export function largestFor(schema: JsonSchema | undefined, random: Random, depth = 0): unknown {
  if (!schema || depth > 6) return 'x';
  const { anyOf, properties, items, maxLength = UNBOUNDED_TEXT, maxItems = UNBOUNDED_LIST } = schema;
  if (schema.enum) return random.pick(schema.enum);
  if (anyOf) return largestFor(random.pick(anyOf), random, depth + 1);
  if (properties)
    return Object.fromEntries(
      Object.entries(properties).map(([name, one]) => [name, largestFor(one, random, depth + 1)]),
    );
  if (schema.type === 'array')
    return Array.from({ length: depth > 2 ? Math.min(maxItems, 50) : maxItems }, () =>
      largestFor(items, random, depth + 1),
    );
  if (schema.type === 'number' || schema.type === 'integer') return numberFor(schema, random);
  if (schema.type === 'boolean') return random.chance(0.5);
  return largestText(random, maxLength);
}

export function largestText(random: Random, length: number): string {
  const seed = random.pick(SEEDS);
  return seed
    .repeat(Math.ceil(length / seed.length))
    .slice(0, length)
    .replace(/\p{Surrogate}/gu, '?');
}

/** A place in Lahore, the number of a dish or the bound. */
const numberFor = ({ minimum = 0, maximum = 1_000 }: JsonSchema, random: Random): number =>
  random.pick([31.5204, 74.3587, 1, 2, Math.max(minimum, -1e9), Math.min(maximum, 1e9)]);
