const DATE_TIME = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short' });

/** `15 Nov 2026, 09:05` in the reader's own time zone. */
export const formatDateTime = (iso: string): string => DATE_TIME.format(new Date(iso));

const DATE = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium' });

/** `15 Nov 2026` in the reader's own time zone. */
export const formatDate = (iso: string): string => DATE.format(new Date(iso));
