export const centreOf = (city: string) => `${city}، مرکزِ شہر`;
export const withPostcode = 'مکان نمبر، گلی اور پوسٹ کوڈ';
