import { NONE } from '@nearbite/contract/catalog/diets';
import type { OtherLanguage } from '@nearbite/contract/translations';
import { readTypedNumber } from '@nearbite/domain/text/typed-number';
import { inEachLanguage } from '../../../ui/form/translated-fields.ts';
import * as texts from '../dishes.texts.ts';
import { type DishValues, type Labels, LISTS, type ListName } from './dish-values.ts';

const IS_FILLED: { readonly [List in ListName]: (row: DishValues[List][number]) => boolean } = {
  gallery: ({ image }) => image !== null,
  specifications: ({ title, content }) => title.trim() !== '' || content.trim() !== '',
  sizes: ({ size_name, price }) => size_name.trim() !== '' || price.trim() !== '',
  spiceLevel: ({ level_name, additional_price }) =>
    level_name.trim() !== '' || !['', '0'].includes(additional_price.trim()),
};

export type DishBody = ReturnType<typeof asTyped>;
/** Which row of the form each sent row was. */
export type FormRows = Readonly<Record<ListName, readonly number[]>>;

/** The whole form in the contract's words, row for row. */
export function asTyped(values: DishValues) {
  const {
    image,
    status,
    price,
    old_price,
    stock_qty,
    daily_portions,
    sizes,
    spiceLevel,
    diets,
    allergens,
    extras,
    ...written
  } = values;
  return {
    ...written,
    image: image ?? undefined,
    price: asNumber(price),
    old_price: asNumber(old_price),
    stock_qty: asNumber(stock_qty),
    daily_portions: asNumber(daily_portions),
    // The administrator's word is not the owner's to repeat.
    status: status === 'in-review' ? undefined : status,
    diets: diets.join(),
    allergens: allergens?.length === 0 ? NONE : (allergens?.join() ?? null),
    sizes: sizes.map(({ size_name, price }) => ({ size_name, price: asNumber(price) })),
    spiceLevel: spiceLevel.map(({ level_name, additional_price }) => ({
      level_name,
      additional_price: asNumber(additional_price),
    })),
    extras: extras.map(({ name, min, max, options }) => ({
      name,
      min,
      max,
      options: options.map((option) => ({ name: option.name, price: asNumber(option.price) })),
    })),
    // As text: a form's fields could not be told by names that people write.
    translations: JSON.stringify(inEachLanguage((language) => textsIn(language, values))),
  };
}

/** Empty text takes one away. */
function textsIn(language: OtherLanguage, { translations, sizes, spiceLevel, extras }: DishValues) {
  const byName = (rows: readonly { readonly name: string; readonly labels?: Labels }[]) =>
    Object.fromEntries(
      rows.flatMap(({ name, labels }) => (isBlank(name) ? [] : [[name.trim(), labels?.[language] ?? '']])),
    );
  return {
    ...translations[language],
    portions: byName(sizes.map(({ size_name: name, ...row }) => ({ name, ...row }))),
    spice_levels: byName(spiceLevel.map(({ level_name: name, ...row }) => ({ name, ...row }))),
    extras: Object.fromEntries(
      extras
        .filter(({ name }) => !isBlank(name))
        .map(({ name, labels, options }) => [
          name.trim(),
          { name: labels?.[language] ?? '', options: byName(options) },
        ]),
    ),
  };
}

const isBlank = (text: string) => text.trim() === '';

/** What is sent: empty rows are left out, emptied lists are sent as empty. */
export function bodyOf(values: DishValues): { readonly body: DishBody; readonly formRows: FormRows } {
  const formRows = {
    gallery: filledRows('gallery', values.gallery),
    specifications: filledRows('specifications', values.specifications),
    sizes: filledRows('sizes', values.sizes),
    spiceLevel: filledRows('spiceLevel', values.spiceLevel),
  };
  const sent = {
    gallery: pick(values.gallery, formRows.gallery),
    specifications: pick(values.specifications, formRows.specifications),
    sizes: pick(values.sizes, formRows.sizes),
    spiceLevel: pick(values.spiceLevel, formRows.spiceLevel),
  };
  return { body: asTyped({ ...values, ...sent }), formRows };
}

const pick = <Row>(rows: readonly Row[], indexes: readonly number[]): Row[] =>
  rows.filter((_row, index) => indexes.includes(index));

/** What cannot be read stays as it is typed, to be named. */
const asNumber = (typed: string) => readTypedNumber(typed) ?? typed;

const UNREADABLE = texts.writeItInDigits;

/** Typed numbers that could mean more than one thing, by their path. */
export function unreadableNumbers(values: DishValues) {
  const { price, old_price, stock_qty, daily_portions, sizes, spiceLevel, extras } = values;
  const typed: (readonly [path: string, value: string])[] = [
    ['price', price],
    ['old_price', old_price],
    ['stock_qty', stock_qty],
    ['daily_portions', daily_portions],
    ...sizes.map((row, index) => [`sizes.${index}.price`, row.price] as const),
    ...spiceLevel.map(
      (row, index) => [`spiceLevel.${index}.additional_price`, row.additional_price] as const,
    ),
    ...extras.flatMap(({ options }, group) =>
      options.map((option, index) => [`extras.${group}.options.${index}.price`, option.price] as const),
    ),
  ];
  const unreadable = typed.filter(([, value]) => value.trim() !== '' && readTypedNumber(value) === undefined);
  return Object.fromEntries(unreadable.map(([path]) => [path, UNREADABLE]));
}

function filledRows<List extends ListName>(list: List, rows: readonly DishValues[List][number][]) {
  return rows.flatMap((row, index) => (IS_FILLED[list](row) ? [index] : []));
}

/** `sizes[1][price]`, or the path a schema reports, as the form calls it: `sizes.2.price`. */
export function formFieldOf(sent: string, formRows: FormRows): string {
  const [first = '', index, ...rest] = sent.split(/[[\].]+/).filter(Boolean);
  // Sent as they stand in the form.
  if (first === 'translations' || first === 'extras' || first === 'served')
    return [first, index, ...rest].filter((part) => part !== undefined).join('.');
  if (!isList(first) || index === undefined) return first;
  const row = formRows[first][Number(index)];
  return row === undefined ? first : [first, row, ...rest].join('.');
}

const isList = (name: string): name is ListName => LISTS.some((list) => list === name);
