export const contains = (allergens: string) => `Contains ${allergens}`;
export const notDeclared = 'Allergens not declared';
export const comma = ', ';
