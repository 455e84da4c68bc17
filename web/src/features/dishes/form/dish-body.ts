import { readTypedNumber } from '@nearbite/domain/typed-number';
import { type DishValues, LISTS, type ListName } from './dish-values.ts';

type Row = Readonly<Record<string, unknown>>;

const IS_FILLED: { readonly [List in ListName]: (row: DishValues[List][number]) => boolean } = {
  gallery: ({ image }) => image !== null,
  specifications: ({ title, content }) => title.trim() !== '' || content.trim() !== '',
  sizes: ({ size_name, price }) => size_name.trim() !== '' || price.trim() !== '',
  spiceLevel: ({ level_name, additional_price }) =>
    level_name.trim() !== '' || !['', '0'].includes(additional_price.trim()),
};

export type DishBody = {
  readonly body: Readonly<Record<string, unknown>>;
  /** Which row of the form each sent row was. */
  readonly formRows: Readonly<Record<ListName, readonly number[]>>;
};

/** What is sent: empty rows are left out, emptied lists are sent as empty. */
export function bodyOf(values: DishValues): DishBody {
  const lists = Object.fromEntries(LISTS.map((list) => [list, filledRows(values, list)])) as Record<
    ListName,
    { row: Row; index: number }[]
  >;
  const rowsOf = (list: ListName) => lists[list].map(({ row }) => row);
  const indexesOf = (list: ListName) => lists[list].map(({ index }) => index);
  const { image, title, description, category, tags, price, old_price, stock_qty, status } = values;
  return {
    body: {
      image: image ?? undefined,
      title,
      description,
      category,
      tags,
      price: asNumber(price),
      old_price: asNumber(old_price),
      stock_qty: asNumber(stock_qty),
      // The administrator's word is not the owner's to repeat.
      status: status === 'in-review' ? undefined : status,
      specifications: rowsOf('specifications'),
      sizes: rowsOf('sizes').map((row) => ({ ...row, price: asNumber(row.price) })),
      spiceLevel: rowsOf('spiceLevel').map((row) => ({
        ...row,
        additional_price: asNumber(row.additional_price),
      })),
      gallery: rowsOf('gallery'),
    },
    formRows: {
      gallery: indexesOf('gallery'),
      specifications: indexesOf('specifications'),
      sizes: indexesOf('sizes'),
      spiceLevel: indexesOf('spiceLevel'),
    },
  };
}

/** What cannot be read stays as it is typed, to be named. */
const asNumber = (typed: unknown) => readTypedNumber(String(typed)) ?? typed;

const UNREADABLE = 'Write it in digits, such as 1200 or 1,200.50';

/** Typed numbers that could mean more than one thing, by their path. */
export function unreadableNumbers(body: DishBody['body']): Record<string, string> {
  const rowsOf = (list: 'sizes' | 'spiceLevel', field: string) =>
    (body[list] as readonly Row[]).map((row, index) => [`${list}.${index}.${field}`, row[field]] as const);
  const typed = [
    ...(['price', 'old_price', 'stock_qty'] as const).map((field) => [field, body[field]] as const),
    ...rowsOf('sizes', 'price'),
    ...rowsOf('spiceLevel', 'additional_price'),
  ];
  const isUnreadable = (value: unknown) =>
    String(value).trim() !== '' && readTypedNumber(String(value)) === undefined;
  return Object.fromEntries(
    typed.flatMap(([path, value]) => (isUnreadable(value) ? [[path, UNREADABLE] as const] : [])),
  );
}

function filledRows(values: DishValues, list: ListName) {
  const isFilled = IS_FILLED[list] as (row: Row) => boolean;
  return (values[list] as readonly Row[])
    .map((row, index) => ({ row, index }))
    .filter(({ row }) => isFilled(row));
}

/** `sizes[1][price]`, or the path a schema reports, as the form calls it: `sizes.2.price`. */
export function formFieldOf(sent: string, formRows: DishBody['formRows']): string {
  const [first = '', index, ...rest] = sent.split(/[[\].]+/).filter(Boolean);
  if (!isList(first) || index === undefined) return first;
  const row = formRows[first][Number(index)];
  return row === undefined ? first : [first, row, ...rest].join('.');
}

const isList = (name: string): name is ListName => (LISTS as readonly string[]).includes(name);
