export const contains = (allergens: string) => `اس میں شامل: ${allergens}`;
export const notDeclared = 'الرجی والے اجزاء نہیں بتائے گئے';
export const comma = '، ';
