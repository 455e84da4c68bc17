export const dateLocale = 'en-GB';
