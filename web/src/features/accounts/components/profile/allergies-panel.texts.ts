export const allergies = 'Allergies';
export const explanation =
  'Dishes that contain one of these, or have not declared their allergens, warn you before you order. A kitchen is told only when you say so with an order.';
export const save = 'Save Allergies';
export const saved = 'Your allergies are saved.';
