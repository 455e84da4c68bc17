export const centreOf = (city: string) => `${city}، مرکزِ شہر`;
