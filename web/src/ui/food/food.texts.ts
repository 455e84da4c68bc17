export const comma = ', ';
export const extras = (names: string) => `Extras: ${names}`;
export const note = (text: string) => `Note: ${text}`;
export const seeWhere = (restaurant: string) => `See where ${restaurant} is`;

// How many of a group of extras.
export const exactlyOne = 'Choose one';
export const exactly = (count: number) => `Choose exactly ${count}`;
export const oneIfYouLike = 'Up to 1, if you like';
export const asManyAsYouLike = 'As many as you like';
export const upTo = (max: number) => `Up to ${max}, if you like`;
export const atLeast = (min: number) => `Choose at least ${min}`;
export const fromTo = (min: number, max: number) => `Choose ${min} to ${max}`;
