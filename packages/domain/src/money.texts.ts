/** Whose way of writing amounts is used, followed by the country. */
export const language = 'en';
