import type { UpdateDishBody } from '@nearbite/contract/dishes/dish-form';
import type { Texts } from '@nearbite/contract/translations';
import { mergeTexts, withoutEmpty } from '../../common/translations.ts';
import { fieldError } from '../../lib/errors.ts';
import type { DishState } from './dishes.queries.ts';

type Form = Pick<UpdateDishBody, 'translations' | 'sizes' | 'spiceLevel' | 'extras'>;
type Before = Pick<DishState, 'portions' | 'spice_levels' | 'extras' | 'translations'>;

/**
 * What the column becomes. A new text for what the dish does not offer is refused; those of what it offers no longer are
 * dropped. Undefined where nothing of it changes.
 */
export function dishTranslations(form: Form, before: Before): string | undefined {
  const { translations, sizes, spiceLevel, extras } = form;
  if ([translations, sizes, spiceLevel, extras].every((sent) => sent === undefined)) return undefined;
  const isOffered = offerOf(form, before);
  keep(translations, (path) => {
    if (!isOffered(path)) throw fieldError(`translations.${path.join('.')}`, 'The dish does not offer this');
    return true;
  });
  return JSON.stringify(keep(mergeTexts(before.translations, translations), isOffered) ?? {});
}

type Path = readonly string[];

/** Whether the dish has what the path of a text names: `ur`, `portions`, `Large`. */
function offerOf(form: Form, before: Before): (path: Path) => boolean {
  const portions = (form.sizes ?? before.portions).map(({ size_name }) => size_name);
  const spiceLevels = (form.spiceLevel ?? before.spice_levels).map(({ level_name }) => level_name);
  const groups = new Map(
    (form.extras ?? before.extras).map(({ name, options }) => [name, options.map((option) => option.name)]),
  );
  return ([, field, name = '', kind, option = '']) => {
    if (field === 'portions') return portions.includes(name);
    if (field === 'spice_levels') return spiceLevels.includes(name);
    if (field !== 'extras') return true;
    return groups.has(name) && (kind === 'name' || groups.get(name)?.includes(option) === true);
  };
}

/** The texts whose path is to be kept. */
function keep(texts: Texts, isKept: (path: Path) => boolean, path: Path = []): Texts {
  if (typeof texts === 'string') return isKept(path) ? texts : undefined;
  if (texts === null || texts === undefined) return texts;
  const entries = Object.entries(texts);
  return withoutEmpty(
    Object.fromEntries(entries.map(([name, text]) => [name, keep(text, isKept, [...path, name])])),
  );
}
