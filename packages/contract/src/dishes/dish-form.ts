import { z } from 'zod';
import { dietFields } from '../catalog/diets.ts';
import { id, moneyAs, text, type Upload, upload, wholeNumber } from '../fields.ts';
import { LIMITS } from '../limits.ts';
import { NO_PORTION_SIZE, NO_SPICE_LEVEL } from '../product.ts';
import { translationsOf } from '../translations.ts';

/** What an owner may choose; "in-review" is the administrator's. */
export const OWNER_DISH_STATUSES = ['live', 'in-active'] as const;

const TAG_LIMITS = { count: 30, length: 40 };
const SPECIFICATION_CONTENT = { min: 1, max: 500 };

const TITLE_MESSAGE = 'Title must be between 1 and 100 characters long';
const DESCRIPTION_MESSAGE = 'Description must be between 1 and 2000 characters long';
const STOCK_MESSAGE = 'Stock Qty must be a whole number between 0 and 100,000';
const DAILY_MESSAGE = 'Portions a day must be a whole number between 0 and 100,000';
const CATEGORY_MESSAGE = 'Choose a category';
const TAGS_MESSAGE = `At most ${TAG_LIMITS.count} tags of ${TAG_LIMITS.length} characters each`;
const ROWS_MESSAGE = `At most ${LIMITS.dishListRows} rows`;
const LIST_MESSAGE = 'Must be a list of rows';
const NAME_TWICE_MESSAGE = 'This name is already in the list';
const NAME_TAKEN_MESSAGE = 'This name means that nothing was chosen';
const STATUS_MESSAGE = 'Status must be live or in-active';

const isBlank = (value: unknown): boolean =>
  value === undefined || value === null || (typeof value === 'string' && value.trim() === '');

const isZero = (value: unknown): boolean => isBlank(value) || Number(value) === 0;

/** Blank means not given; unlike a union it keeps the message of what is wrong otherwise. */
const orNothing = <T extends z.ZodType>(schema: T) =>
  z.preprocess((value) => (isBlank(value) ? undefined : value), schema.optional());

type Row = Readonly<Record<string, unknown>>;
const isRow = (value: unknown): value is Row =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * Rows as a form sends them. The form starts with an empty row each, so rows without any input do not count, and
 * an empty field in place of the rows empties the list. Errors name a row by the place it was sent in.
 */
function rowsOf<T extends z.ZodType>(
  row: T,
  isEmpty: (row: Row) => boolean,
  check: (list: readonly unknown[], context: z.RefinementCtx) => void = () => undefined,
) {
  const entry = z.preprocess(
    (value) => (isBlank(value) || (isRow(value) && isEmpty(value)) ? undefined : value),
    row.optional(),
  );
  return z.preprocess(
    (value) => (isBlank(value) ? [] : value),
    z
      .array(entry, { error: LIST_MESSAGE })
      .max(LIMITS.dishListRows, ROWS_MESSAGE)
      .superRefine(check)
      .transform((list) => list.filter((value): value is z.output<T> => value !== undefined)),
  );
}

/** The customer chooses a row by its name, so a name may stand in the list once only. */
function named<T extends z.ZodObject>(row: T, field: string, sentinel: string) {
  return {
    row: row.refine((value) => fold(value[field]) !== fold(sentinel), {
      error: NAME_TAKEN_MESSAGE,
      path: [field],
    }),
    refuseNamesTwice: (list: readonly unknown[], context: z.RefinementCtx) => {
      const seen = new Set<string>();
      list.forEach((value, index) => {
        if (!isRow(value)) return;
        const name = fold(value[field]);
        if (seen.has(name))
          context.addIssue({ code: 'custom', path: [index, field], message: NAME_TWICE_MESSAGE });
        seen.add(name);
      });
    },
  };
}

const fold = (name: unknown) => String(name).toLocaleLowerCase('en');

const rowNameAs = (label: string) => text(LIMITS.title, `${label} must be between 1 and 100 characters long`);

const sizeRow = named(
  z.object({ size_name: rowNameAs('Size Name'), price: moneyAs('Price') }),
  'size_name',
  NO_PORTION_SIZE,
);
const spiceRow = named(
  z.object({
    level_name: rowNameAs('Level Name'),
    additional_price: orNothing(moneyAs('Additional Price')).transform((value) => value ?? 0),
  }),
  'level_name',
  NO_SPICE_LEVEL,
);
const specificationRow = z.object({
  title: rowNameAs('Title'),
  content: text(SPECIFICATION_CONTENT, 'Content must be between 1 and 500 characters long'),
});

const sizes = rowsOf(
  sizeRow.row,
  (row) => isBlank(row.size_name) && isBlank(row.price),
  sizeRow.refuseNamesTwice,
);
const spiceLevel = rowsOf(
  spiceRow.row,
  (row) => isBlank(row.level_name) && isZero(row.additional_price),
  spiceRow.refuseNamesTwice,
);
const specifications = rowsOf(specificationRow, (row) => isBlank(row.title) && isBlank(row.content));

/** A new picture, or the path of one the dish already has. */
const picture = z.custom<Upload | string>(
  (value) =>
    upload().safeParse(value).success ||
    (typeof value === 'string' && /^\/media\/[\w./-]{1,150}$/.test(value)),
  'A picture is required',
);

const gallery = rowsOf(z.object({ image: picture }), (row) => isBlank(row.image));

const tags = z
  .preprocess(
    (value) => (typeof value === 'string' ? value.slice(0, 4000).split(',') : (value ?? [])),
    z.array(z.string(), { error: TAGS_MESSAGE }).max(400, TAGS_MESSAGE),
  )
  .transform((list) => [...new Set(list.map((tag) => tag.normalize('NFC').trim()).filter(Boolean))])
  .refine(
    (list) => list.length <= TAG_LIMITS.count && list.every((tag) => tag.length <= TAG_LIMITS.length),
    TAGS_MESSAGE,
  );

const translations = translationsOf({
  title: text(LIMITS.title, TITLE_MESSAGE),
  description: text(LIMITS.description, DESCRIPTION_MESSAGE),
});

const regularPrice = moneyAs('Regular Price');

const fields = {
  title: text(LIMITS.title, TITLE_MESSAGE),
  description: text(LIMITS.description, DESCRIPTION_MESSAGE),
  category: wholeNumber({ min: 1, max: 2_147_483_647 }, CATEGORY_MESSAGE),
  price: moneyAs('Sale Price'),
  stock_qty: wholeNumber(LIMITS.stock, STOCK_MESSAGE),
  daily_portions: wholeNumber(LIMITS.stock, DAILY_MESSAGE),
  status: orNothing(z.enum(OWNER_DISH_STATUSES, STATUS_MESSAGE)),
  /** Sent along by the form; the address decides. */
  restaurant: orNothing(id),
};

export const CreateDishBody = z.object({
  ...fields,
  image: upload('An image is required'),
  old_price: orNothing(regularPrice).transform((value) => value ?? null),
  daily_portions: orNothing(fields.daily_portions).transform((value) => value ?? null),
  ...dietFields,
  tags,
  translations,
  specifications,
  spiceLevel,
  sizes,
  gallery,
});
export type CreateDishBody = z.output<typeof CreateDishBody>;

/** A field that is not sent stays as it is; an empty old price, count of day portions or tag list clears it. */
export const UpdateDishBody = z.object({
  title: fields.title.optional(),
  description: fields.description.optional(),
  category: fields.category.optional(),
  price: fields.price.optional(),
  stock_qty: fields.stock_qty.optional(),
  status: fields.status,
  restaurant: fields.restaurant,
  image: orNothing(picture),
  old_price: z.preprocess((value) => (value === '' ? null : value), regularPrice.nullable().optional()),
  daily_portions: z.preprocess(
    (value) => (value === '' ? null : value),
    fields.daily_portions.nullable().optional(),
  ),
  ...dietFields,
  tags: tags.optional(),
  translations,
  specifications: specifications.optional(),
  spiceLevel: spiceLevel.optional(),
  sizes: sizes.optional(),
  gallery: gallery.optional(),
  /** Of the dish as it was read: a change made meanwhile elsewhere is then not overwritten but told (409). */
  version: orNothing(wholeNumber({ min: 1, max: 2_147_483_647 }, 'Version must be a whole number')),
});
export type UpdateDishBody = z.output<typeof UpdateDishBody>;

export const DISH_CHANGED_MESSAGE =
  'This dish was changed somewhere else in the meantime. Reload it to see the changes.';
