import { z } from 'zod';
import { emptiable, moment, moneyAs, readJsonText, wholeNumber } from '../fields.ts';
import { LIMITS } from '../limits.ts';
import { isBlank, isRow, isZero, orNothing, type Row, refuseTwice, rowNameAs, rowsOf } from './form-rows.ts';

const MIN_MESSAGE = 'At least must be a whole number, at most as many as may be chosen';
const MAX_MESSAGE = 'At most must be a whole number, at most as many as there are options';
const OPTIONS_MESSAGE = 'A group has 1 to 30 options';

const option = z.object({
  name: rowNameAs('Option Name'),
  price: orNothing(moneyAs('Price')).transform((value) => value ?? 0),
  /** Left out, what was said of the option stays. */
  sold_out_until: emptiable(moment),
});

const isEmptyOption = (row: Row) => isBlank(row.name) && isZero(row.price);
const isEmptyGroup = ({ name, options }: Row) =>
  isBlank(name) &&
  (isBlank(options) || (Array.isArray(options) && options.every((row) => isRow(row) && isEmptyOption(row))));

const count = (message: string) => orNothing(wholeNumber({ min: 0, max: LIMITS.extraOptions }, message));

const group = z
  .object({
    name: rowNameAs('Group Name'),
    min: count(MIN_MESSAGE).transform((value) => value ?? 0),
    max: count(MAX_MESSAGE),
    options: rowsOf(option, isEmptyOption, refuseTwice('name'), LIMITS.extraOptions).refine(
      ({ length }) => length > 0,
      OPTIONS_MESSAGE,
    ),
  })
  .transform(({ max, ...rest }) => ({ ...rest, max: max ?? rest.options.length }))
  .refine(({ max, options }) => max <= options.length, { error: MAX_MESSAGE, path: ['max'] })
  .refine(({ min, max }) => min <= max, { error: MIN_MESSAGE, path: ['min'] });

/** Groups of choices of a dish, as JSON text where the form has files, or in indexed fields. */
export const extras = z.preprocess(
  readJsonText,
  rowsOf(group, isEmptyGroup, refuseTwice('name'), LIMITS.extraGroups),
);
