/** `npm test -- --long` leaves nothing out; the short form looks at one of each kind. */
export const IS_LONG = process.env.TEST_LONG === '1';
