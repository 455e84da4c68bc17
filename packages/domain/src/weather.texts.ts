export const hot = 'Hot';
export const mild = 'Mild';
export const cold = 'Cold';
export const rainy = 'Rainy';
