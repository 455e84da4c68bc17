/** Taps through to the phone; what people write between the digits is not dialled. */
export const phoneHref = (number: string): string => `tel:${number.replace(/[^+\d]/g, '')}`;
