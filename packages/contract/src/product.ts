/** The product's name is written here once for both sides. */
export const PRODUCT_NAME = 'Nearbite';

/** Where tokens live in the browser; the names are part of the product's contract with its clients. */
export const ACCESS_TOKEN_KEY = 'access_token';
export const REFRESH_TOKEN_KEY = 'refresh_token';

export const NO_PORTION_SIZE = 'No portion size';
export const NO_SPICE_LEVEL = 'No spice level';
