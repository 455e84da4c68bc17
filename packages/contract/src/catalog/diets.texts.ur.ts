export const DIET_LABELS = {
  vegetarian: 'ویجیٹیرین',
  vegan: 'ویگن',
  halal: 'حلال',
  gluten_free: 'گلوٹن کے بغیر',
  lactose_free: 'لیکٹوز کے بغیر',
} as const;
export const ALLERGEN_LABELS = {
  gluten: 'گلوٹن',
  crustaceans: 'جھینگے اور کیکڑے',
  eggs: 'انڈے',
  fish: 'مچھلی',
  peanuts: 'مونگ پھلی',
  soybeans: 'سویا',
  milk: 'دودھ',
  nuts: 'گری دار میوے',
  celery: 'اجمود (سیلری)',
  mustard: 'سرسوں',
  sesame: 'تل',
  sulphites: 'سلفائٹ',
  lupin: 'لوپن',
  molluscs: 'گھونگھے اور سیپ',
} as const;
export const unknownDiet = 'غذا کی قسمیں صرف دی گئی فہرست میں سے ہو سکتی ہیں';
export const unknownAllergen = 'الرجی والے اجزاء صرف دی گئی چودہ میں سے ہو سکتے ہیں';
