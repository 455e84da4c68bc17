export const language = 'ur';
