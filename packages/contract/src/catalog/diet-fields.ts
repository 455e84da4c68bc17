import { z } from 'zod';
import { optional } from '../fields.ts';
import * as texts from './diets.texts.ts';
import { ALLERGENS, DIETS, NONE } from './diets.ts';

/** Null: not declared, which counts as free of nothing. */
export const dishDiets = {
  diets: z.array(z.enum(DIETS)),
  allergens: z.array(z.enum(ALLERGENS)).nullable(),
};
export const allergenList = z.array(z.enum(ALLERGENS));

const LONGEST = 400;

const readNames = (value: unknown): unknown =>
  typeof value === 'string' && value.length <= LONGEST ? value.split(',').map((name) => name.trim()) : value;

/** Names with commas between them, or a list of them; what comes out is in our order, each once. */
function namesOf<T extends string>(known: readonly T[], message: string) {
  return z.preprocess(
    readNames,
    z
      .array(z.string(), message)
      .max(LONGEST, message)
      .refine((names) => names.every((name) => known.some((one) => one === name)), message)
      .transform((names) => known.filter((one) => names.includes(one))),
  );
}

const emptyAs = (empty: readonly [] | null) => (value: unknown) => {
  if (value === null || (typeof value === 'string' && value.trim() === '')) return empty;
  return typeof value === 'string' && value.trim() === NONE ? [] : readJson(value);
};

/** A list may come as JSON text where the form has files. */
function readJson(value: unknown): unknown {
  if (typeof value !== 'string' || !value.startsWith('[')) return value;
  try {
    return JSON.parse(value.slice(0, LONGEST));
  } catch {
    return value;
  }
}

const diets = namesOf(DIETS, texts.unknownDiet);
const allergens = namesOf(ALLERGENS, texts.unknownAllergen);

/** As the forms of dishes send them. */
export const dietFields = {
  diets: z.preprocess(emptyAs([]), diets.optional()),
  allergens: z.preprocess(emptyAs(null), allergens.nullable().optional()),
};
export const allergiesField = z.preprocess(emptyAs([]), allergens.optional());

/** Of lists of dishes: all of these diets, and declared without any of these allergens. */
export const dishFilter = { diet: optional(diets), without: optional(allergens) };
