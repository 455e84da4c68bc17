export const allergicTo = (allergies: string) => `الرجی: ${allergies}`;
