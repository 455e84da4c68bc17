export const cityName = (city: string): string => city;
export const centreOf = (city: string) => `${city}, city centre`;
export const withPostcode = 'House number, street and postcode';
