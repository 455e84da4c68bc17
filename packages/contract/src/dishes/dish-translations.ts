import { z } from 'zod';
import * as texts from '../fields.texts.ts';
import { emptiable, text } from '../fields.ts';
import { LANGUAGES } from '../languages.ts';
import { LIMITS } from '../limits.ts';
import { namesOf } from '../names-of.ts';

const NAME_MESSAGE = 'Name must be between 1 and 100 characters long';
const name = emptiable(text(LIMITS.title, NAME_MESSAGE));
/** By the owner's own word, which stays what calls name it by. */
const names = z.record(z.string(), name, texts.translations);

/** Of what can be chosen of a dish; merged as its other texts are, name by name. */
export const choiceTranslations = {
  portions: names,
  spice_levels: names,
  extras: z.record(
    z.string(),
    emptiable(z.strictObject({ name, options: emptiable(names) }, texts.translations)),
    texts.translations,
  ),
};

const Names = z.record(z.string(), z.string());

/** What a dish and its choices are called in one language, as far as that is known. */
export const DishTexts = z.object({
  title: z.string().optional(),
  description: z.string().optional(),
  portions: Names.optional(),
  spice_levels: Names.optional(),
  extras: z
    .record(z.string(), z.object({ name: z.string().optional(), options: Names.optional() }))
    .optional(),
});
export type DishTexts = z.infer<typeof DishTexts>;

export const DishTranslations = z.partialRecord(z.enum(namesOf(LANGUAGES)), DishTexts);
export type DishTranslations = z.infer<typeof DishTranslations>;

/** What a chosen or offered name is called in the language asked for; absent or null where that is not known. */
export const label = z.string().nullish();
