import type { Allergen, Diet } from '@nearbite/contract/catalog/diets';
import type { DishTexts } from '@nearbite/contract/dishes/dish-translations';
import type { EditableDish } from '@nearbite/contract/dishes/dishes';
import type { ServedSpan } from '@nearbite/contract/dishes/served';
import type { OtherLanguage } from '@nearbite/contract/translations';
import type { Picture } from '../../../ui/form/picture-input.tsx';
import { inEachLanguage } from '../../../ui/form/translated-fields.ts';

/** What a row is called in other languages. */
export type Labels = Partial<Record<OtherLanguage, string>>;

/** `max` is left empty where all may be chosen. */
export type ExtraGroupValues = {
  name: string;
  labels?: Labels;
  min: string;
  max: string;
  options: { name: string; labels?: Labels; price: string }[];
};

/** The form as it is filled in: everything typed is text. */
export type DishValues = {
  image: Picture;
  title: string;
  description: string;
  category: string;
  tags: string;
  price: string;
  old_price: string;
  stock_qty: string;
  daily_portions: string;
  status: 'live' | 'in-active' | 'in-review';
  diets: Diet[];
  /** Null: not declared. */
  allergens: Allergen[] | null;
  specifications: { title: string; content: string }[];
  sizes: { size_name: string; labels?: Labels; price: string }[];
  spiceLevel: { level_name: string; labels?: Labels; additional_price: string }[];
  extras: ExtraGroupValues[];
  served: ServedSpan[];
  gallery: { image: Picture }[];
  translations: Record<OtherLanguage, { title: string; description: string }>;
};

export const LISTS = ['gallery', 'specifications', 'sizes', 'spiceLevel'] as const;
export type ListName = (typeof LISTS)[number];

export const EMPTY_ROWS: { readonly [List in ListName]: DishValues[List][number] } = {
  gallery: { image: null },
  specifications: { title: '', content: '' },
  sizes: { size_name: '', price: '' },
  spiceLevel: { level_name: '', additional_price: '0' },
};

export const NEW_OPTION = { name: '', price: '' };
export const newExtraGroup = (): ExtraGroupValues => ({
  name: '',
  min: '',
  max: '',
  options: [{ ...NEW_OPTION }, { ...NEW_OPTION }],
});

type Translated = Pick<EditableDish, 'translations'>;

const labelsOf = ({ translations }: Translated, labelIn: (texts: DishTexts) => string | undefined): Labels =>
  inEachLanguage((language) => labelIn(translations[language] ?? {}) ?? '');

export const extraGroupsOf = (dish: Translated & Pick<EditableDish, 'extras'>): ExtraGroupValues[] =>
  dish.extras.map(({ name, min, max, options }) => ({
    name,
    labels: labelsOf(dish, ({ extras }) => extras?.[name]?.name),
    min: min === 0 ? '' : String(min),
    max: min === 0 && max === options.length ? '' : String(max),
    options: options.map((option) => ({
      name: option.name,
      labels: labelsOf(dish, ({ extras }) => extras?.[name]?.options?.[option.name]),
      price: String(option.price),
    })),
  }));

/** One empty row each at the start. */
export const newDish = (): DishValues => ({
  image: null,
  title: '',
  description: '',
  category: '',
  tags: '',
  price: '',
  old_price: '',
  stock_qty: '',
  daily_portions: '',
  status: 'live',
  diets: [],
  allergens: null,
  specifications: [{ ...EMPTY_ROWS.specifications }],
  sizes: [{ ...EMPTY_ROWS.sizes }],
  spiceLevel: [{ ...EMPTY_ROWS.spiceLevel }],
  extras: [],
  served: [],
  gallery: [{ ...EMPTY_ROWS.gallery }],
  translations: inEachLanguage(() => ({ title: '', description: '' })),
});

export function valuesOf(dish: EditableDish): DishValues {
  const orEmptyRow = <T>(rows: T[], empty: T) => (rows.length > 0 ? rows : [{ ...empty }]);
  return {
    image: dish.image,
    title: dish.title,
    description: dish.description,
    category: String(dish.category),
    tags: dish.tags.join(', '),
    price: String(dish.price),
    old_price: dish.old_price === null ? '' : String(dish.old_price),
    stock_qty: String(dish.stock_qty),
    daily_portions: dish.daily_portions === null ? '' : String(dish.daily_portions),
    status: dish.status,
    diets: dish.diets,
    allergens: dish.allergens,
    specifications: orEmptyRow(
      dish.specification.map(({ title, content }) => ({ title, content })),
      EMPTY_ROWS.specifications,
    ),
    sizes: orEmptyRow(
      dish.portion_size.map(({ size_name, price }) => ({
        size_name,
        labels: labelsOf(dish, ({ portions }) => portions?.[size_name]),
        price: String(price),
      })),
      EMPTY_ROWS.sizes,
    ),
    spiceLevel: orEmptyRow(
      dish.spice_level.map(({ level_name, additional_price }) => ({
        level_name,
        labels: labelsOf(dish, ({ spice_levels }) => spice_levels?.[level_name]),
        additional_price: String(additional_price),
      })),
      EMPTY_ROWS.spiceLevel,
    ),
    extras: extraGroupsOf(dish),
    served: dish.served,
    gallery: orEmptyRow(
      dish.gallery.map(({ image }): { image: Picture } => ({ image })),
      EMPTY_ROWS.gallery,
    ),
    translations: inEachLanguage((language) => {
      const { title = '', description = '' } = dish.translations[language] ?? {};
      return { title, description };
    }),
  };
}

/** The fields without which neither creating nor updating is tried, as the form shows them. */
const REQUIRED = ['image', 'title', 'description', 'category', 'price', 'stock_qty'] as const;

export function missingFields(values: DishValues): (typeof REQUIRED)[number][] {
  const isMissing = (value: Picture) => value === null || (typeof value === 'string' && value.trim() === '');
  return REQUIRED.filter((field) => isMissing(values[field]));
}
