import type { DishTexts } from '@nearbite/contract/dishes/dish-translations';
import type { DemoDish } from '../dishes.ts';

type Names = Readonly<Record<string, string>>;

const portions: Names = {
  Single: 'سنگل',
  Double: 'ڈبل',
  Family: 'فیملی',
  Regular: 'ریگولر',
  Small: 'چھوٹا',
  Medium: 'درمیانہ',
  Large: 'بڑا',
  Half: 'ہاف',
  Full: 'فل',
  'Burger only': 'صرف برگر',
  'With fries': 'فرائز کے ساتھ',
  'Meal with drink': 'مشروب سمیت میل',
  Sharing: 'مل کر کھانے والا',
};

const spiceLevels: Names = {
  Mild: 'ہلکی مرچ',
  Medium: 'درمیانی مرچ',
  Hot: 'تیز مرچ',
  'Extra Hot': 'بہت تیز مرچ',
};

const groups: Names = {
  Bread: 'بن',
  'Add-ons': 'اضافی چیزیں',
  Dips: 'چٹنی اور ساس',
  'On the side': 'ساتھ میں',
  Crust: 'کرسٹ',
  Toppings: 'ٹاپنگز',
  Milk: 'دودھ',
};

const options: Names = {
  'Brioche bun': 'بریوش بن',
  'Sesame bun': 'تلوں والا بن',
  'Lettuce leaf': 'بن کی جگہ سلاد پتہ',
  'Cheddar slice': 'چیڈر سلائس',
  Jalapeños: 'ہیلاپینو',
  'Caramelised onions': 'بھنی ہوئی میٹھی پیاز',
  'Fried egg': 'فرائی انڈا',
  'Extra patty': 'ایک اور پیٹی',
  'Garlic mayo': 'گارلک مایو',
  'Chipotle sauce': 'چپوٹلے ساس',
  'Smoky barbecue sauce': 'دھواں دار باربی کیو ساس',
  'Slice of toast': 'ٹوسٹ کا سلائس',
  'Pot of honey': 'شہد کی پیالی',
  'Pat of butter': 'مکھن کی ٹکیا',
  'Thin crust': 'پتلا کرسٹ',
  'Stuffed crust': 'پنیر بھرا کرسٹ',
  'Extra mozzarella': 'زیادہ موزریلا',
  Mushrooms: 'مشروم',
  'Black olives': 'کالے زیتون',
  Sweetcorn: 'میٹھی مکئی',
  'Whole milk': 'خالص دودھ',
  'Oat milk': 'جئی کا دودھ',
  'Almond milk': 'بادام کا دودھ',
  'Extra shot': 'کافی کا ایک اور شاٹ',
  'Vanilla syrup': 'ونیلا سیرپ',
  'Caramel syrup': 'کیریمل سیرپ',
  'Whipped cream': 'پھینٹی ہوئی کریم',
};

const named = (names: readonly string[], known: Names) =>
  Object.fromEntries(names.flatMap((name) => (known[name] === undefined ? [] : [[name, known[name]]])));

/** What can be chosen of a dish, in either demo world. */
export const choicesInUrdu = (dish: Pick<DemoDish, 'portions' | 'spiceLevels' | 'extras'>): DishTexts => ({
  ...(dish.portions.length > 0 && {
    portions: named(
      dish.portions.map(({ sizeName }) => sizeName),
      portions,
    ),
  }),
  ...(dish.spiceLevels.length > 0 && {
    spice_levels: named(
      dish.spiceLevels.map(({ levelName }) => levelName),
      spiceLevels,
    ),
  }),
  ...(dish.extras.length > 0 && {
    extras: Object.fromEntries(
      dish.extras.map((group) => [
        group.name,
        {
          ...(groups[group.name] !== undefined && { name: groups[group.name] }),
          options: named(
            group.options.map(({ name }) => name),
            options,
          ),
        },
      ]),
    ),
  }),
});
