export const tellKitchen = (allergies: string) => `کچن کو میری الرجی بتائیں: ${allergies}`;
