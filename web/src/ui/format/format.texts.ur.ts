export const dateLocale = 'ur-PK';
