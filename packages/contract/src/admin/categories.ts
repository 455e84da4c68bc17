import { z } from 'zod';
import { admin } from '../access.ts';
import { endpoint } from '../endpoint.ts';
import { optional, text, upload, wholeNumber } from '../fields.ts';
import { LIMITS } from '../limits.ts';
import { Translations, translationsOf } from '../translations.ts';
import { WEATHER_TAGS } from '../weather/weather-tags.ts';
import { idParams } from './fields.ts';

export const AdminCategory = z.object({
  id: z.number(),
  title: z.string(),
  /** A full URL, as in the public list. */
  image: z.string().nullable(),
  position: z.number(),
  weather_tags: z.array(z.string()),
  translations: Translations,
  dish_count: z.number(),
});
export type AdminCategory = z.infer<typeof AdminCategory>;

const weatherTag = z.enum(WEATHER_TAGS, { error: `Weather must be one of ${WEATHER_TAGS.join(', ')}` });

/** A list in JSON, comma separated in forms; each word once. */
const weatherTags = z
  .union([z.array(z.string()), z.string().transform(words)], { error: 'Weather tags must be a list' })
  .pipe(z.array(weatherTag).max(50))
  .transform((tags) => [...new Set(tags)]);

function words(value: string): string[] {
  return value
    .split(',')
    .map((word) => word.trim())
    .filter(Boolean);
}

const title = text(LIMITS.title, 'Title must be between 1 and 100 characters long');
/** Counted from 0; a place beyond the end is the end. */
const position = wholeNumber({ min: 0, max: 10_000 }, 'Position must be a whole number from 0');

const translations = translationsOf({ title });

export const CategoryBody = z.object({
  title,
  image: optional(upload()),
  position: optional(position),
  weather_tags: weatherTags.optional(),
  translations,
});

export const CategoryPatch = z.object({
  title: title.optional(),
  image: optional(upload()),
  position: optional(position),
  weather_tags: weatherTags.optional(),
  translations,
});

export const listCategories = endpoint({
  name: 'adminListCategories',
  summary: 'All categories in their order',
  method: 'GET',
  path: '/api/admin/categories/',
  access: admin,
  response: z.array(AdminCategory),
});

export const createCategory = endpoint({
  name: 'adminCreateCategory',
  summary: 'Add a category, last unless a position is given',
  method: 'POST',
  path: '/api/admin/categories/',
  access: admin,
  idempotent: true,
  body: CategoryBody,
  response: AdminCategory,
  status: 201,
  uploads: ['image'],
});

export const updateCategory = endpoint({
  name: 'adminUpdateCategory',
  summary: 'Change or move a category',
  method: 'PATCH',
  path: '/api/admin/categories/:id/',
  access: admin,
  params: idParams,
  body: CategoryPatch,
  response: AdminCategory,
  uploads: ['image'],
});

/** Why a category stays; undefined when no dish uses it. */
export function categoryInUseText(dishCount: number): string | undefined {
  if (dishCount === 0) return undefined;
  const dishes = dishCount === 1 ? '1 dish uses' : `${dishCount} dishes use`;
  return `${dishes} this category, so it cannot be deleted.`;
}

export const deleteCategory = endpoint({
  name: 'adminDeleteCategory',
  summary: 'Remove a category that no dish uses',
  method: 'DELETE',
  path: '/api/admin/categories/:id/',
  access: admin,
  params: idParams,
});
