export const contactsFailed = 'Our contacts could not be loaded.';
