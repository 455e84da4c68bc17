export const note = (text: string) => `Note: ${text}`;
export const seeWhere = (restaurant: string) => `See where ${restaurant} is`;
