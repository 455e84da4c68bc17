/** Rows on a page of an owner's list. */
export const PAGE_SIZE = 50;
