import { z } from 'zod';
import { dietFields } from '../catalog/diet-fields.ts';
import { id, moneyAs, pictureOrPath, text, upload, wholeNumber } from '../fields.ts';
import { LIMITS } from '../limits.ts';
import { NO_PORTION_SIZE, NO_SPICE_LEVEL } from '../product.ts';
import { translationsOf } from '../translations.ts';
import { choiceTranslations } from './dish-translations.ts';
import { extras } from './extras-form.ts';
import { isBlank, isZero, named, orNothing, rowNameAs, rowsOf } from './form-rows.ts';
import { served } from './served.ts';

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
const STATUS_MESSAGE = 'Status must be live or in-active';

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

const gallery = rowsOf(z.object({ image: pictureOrPath }), (row) => isBlank(row.image));

const tag = text({ min: 0, max: TAG_LIMITS.length }, TAGS_MESSAGE).transform((value) =>
  value
    .replace(/[\u061C\u200E\u200F]/g, '')
    .replace(/\s+/g, ' ')
    .trim(),
);

/** Found and compared by their letters: each is one line, without marks of direction. An error is that of the field. */
const tags = z
  .preprocess(
    (value) => (typeof value === 'string' ? value.slice(0, 4000).split(',') : (value ?? [])),
    z.array(z.string(), { error: TAGS_MESSAGE }).max(400, TAGS_MESSAGE),
  )
  .transform((list, context) => {
    const { data, error } = z.array(tag).safeParse(list);
    if (data) return [...new Set(data.filter(Boolean))];
    context.addIssue(error.issues[0]?.message ?? TAGS_MESSAGE);
    return z.NEVER;
  })
  .refine((list) => list.length <= TAG_LIMITS.count, TAGS_MESSAGE);

const translations = translationsOf({
  title: text(LIMITS.title, TITLE_MESSAGE),
  description: text(LIMITS.description, DESCRIPTION_MESSAGE),
  ...choiceTranslations,
});

const regularPrice = moneyAs('Regular Price');

/** As forms send an old price: empty text takes it away. */
export const oldPrice = z.preprocess(
  (value) => (value === '' ? null : value),
  regularPrice.nullable().optional(),
);

export const dishFields = {
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
  ...dishFields,
  image: upload('An image is required'),
  old_price: orNothing(regularPrice).transform((value) => value ?? null),
  daily_portions: orNothing(dishFields.daily_portions).transform((value) => value ?? null),
  ...dietFields,
  tags,
  translations,
  specifications,
  spiceLevel,
  sizes,
  extras: extras.optional().transform((value) => value ?? []),
  served: served.optional().transform((value) => value ?? []),
  gallery,
});
export type CreateDishBody = z.output<typeof CreateDishBody>;

/** A field that is not sent stays as it is; an empty old price, count of day portions or tag list clears it. */
export const UpdateDishBody = z.object({
  title: dishFields.title.optional(),
  description: dishFields.description.optional(),
  category: dishFields.category.optional(),
  price: dishFields.price.optional(),
  stock_qty: dishFields.stock_qty.optional(),
  status: dishFields.status,
  restaurant: dishFields.restaurant,
  image: orNothing(pictureOrPath),
  old_price: oldPrice,
  daily_portions: z.preprocess(
    (value) => (value === '' ? null : value),
    dishFields.daily_portions.nullable().optional(),
  ),
  ...dietFields,
  tags: tags.optional(),
  translations,
  specifications: specifications.optional(),
  spiceLevel: spiceLevel.optional(),
  sizes: sizes.optional(),
  extras: extras.optional(),
  served: served.optional(),
  gallery: gallery.optional(),
  /** Of the dish as it was read: a change made meanwhile elsewhere is then not overwritten but told (409). */
  version: orNothing(wholeNumber({ min: 1, max: 2_147_483_647 }, 'Version must be a whole number')),
});
export type UpdateDishBody = z.output<typeof UpdateDishBody>;

export const DISH_CHANGED_MESSAGE =
  'This dish was changed somewhere else in the meantime. Reload it to see the changes.';
