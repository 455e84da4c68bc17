export const allergicTo = (allergies: string) => `ALLERGY: ${allergies}`;
