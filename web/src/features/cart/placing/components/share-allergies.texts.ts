export const tellKitchen = (allergies: string) => `Tell the kitchen about my allergies: ${allergies}`;
