export const newOrder = 'نیا آرڈر';
