export const centreOf = (city: string) => `${city}, city centre`;
