export const diets = 'غذا';
export const allergens = 'الرجی والے اجزاء';
export const areDeclared = 'میں اس کھانے کے الرجی والے اجزاء بتاتا ہوں';
export const notDeclaredHint =
  'جب تک آپ نہیں بتاتے، گاہک پڑھتے ہیں کہ اجزاء نہیں بتائے گئے، اور کسی جزو کے بغیر تلاش میں یہ کھانا نہیں آتا۔';
export const declaredHint = 'جو کچھ کھانے میں ہو سب پر نشان لگائیں؛ کوئی نشان نہ ہو تو ان میں سے کچھ نہیں۔';
export const contradiction = (diet: string, allergen: string) =>
  `${diet}، مگر اس میں ${allergen} ہے: براہِ کرم دیکھ لیں۔`;
