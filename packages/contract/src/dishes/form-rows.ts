import { z } from 'zod';
import { text } from '../fields.ts';
import { LIMITS } from '../limits.ts';

const LIST_MESSAGE = 'Must be a list of rows';
const NAME_TWICE_MESSAGE = 'This name is already in the list';
const NAME_TAKEN_MESSAGE = 'This name means that nothing was chosen';

export const isBlank = (value: unknown): boolean =>
  value === undefined || value === null || (typeof value === 'string' && value.trim() === '');

export const isZero = (value: unknown): boolean => isBlank(value) || Number(value) === 0;

/** Blank means not given; unlike a union it keeps the message of what is wrong otherwise. */
export const orNothing = <T extends z.ZodType>(schema: T) =>
  z.preprocess((value) => (isBlank(value) ? undefined : value), schema.optional());

export type Row = Readonly<Record<string, unknown>>;
export const isRow = (value: unknown): value is Row =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * Rows as a form sends them. The form starts with an empty row each, so rows without any input do not count, and
 * an empty field in place of the rows empties the list. Errors name a row by the place it was sent in.
 */
export function rowsOf<T extends z.ZodType>(
  row: T,
  isEmpty: (row: Row) => boolean,
  check: (list: readonly unknown[], context: z.RefinementCtx) => void = () => undefined,
  max: number = LIMITS.dishListRows,
) {
  const entry = z.preprocess(
    (value) => (isBlank(value) || (isRow(value) && isEmpty(value)) ? undefined : value),
    row.optional(),
  );
  return z.preprocess(
    (value) => (isBlank(value) ? [] : value),
    z
      .array(entry, { error: LIST_MESSAGE })
      .max(max, `At most ${max} rows`)
      .superRefine(check)
      .transform((list) => list.filter((value): value is z.output<T> => value !== undefined)),
  );
}

/** The customer chooses a row by its name, so a name may stand in the list once only. */
export function named<T extends z.ZodObject>(row: T, field: string, sentinel: string) {
  return {
    row: row.refine((value) => fold(value[field]) !== fold(sentinel), {
      error: NAME_TAKEN_MESSAGE,
      path: [field],
    }),
    refuseNamesTwice: refuseTwice(field),
  };
}

export const refuseTwice =
  (field: string, message = NAME_TWICE_MESSAGE) =>
  (list: readonly unknown[], context: z.RefinementCtx) => {
    const seen = new Set<string>();
    list.forEach((value, index) => {
      if (!isRow(value)) return;
      const name = fold(value[field]);
      if (seen.has(name)) context.addIssue({ code: 'custom', path: [index, field], message });
      seen.add(name);
    });
  };

const fold = (name: unknown) => String(name).toLocaleLowerCase('en');

export const rowNameAs = (label: string) =>
  text(LIMITS.title, `${label} must be between 1 and 100 characters long`);
