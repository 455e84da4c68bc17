export const contains = (allergens: string) => `اس میں ${allergens} ہے`;
export const notDeclared = 'الرجی والے اجزاء نہیں بتائے گئے';
export const comma = '، ';
