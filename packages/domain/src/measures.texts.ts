export const metres = (count: string) => `${count} m`;
export const kilometres = (count: string) => `${count} km`;
export const withReviews = (stars: string, count: number) => `${stars} (${count} Reviews)`;
