const DATE_TIME = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short' });

/** `15 Nov 2026, 09:05` in the reader's own time zone. */
export const formatDateTime = (iso: string): string => DATE_TIME.format(new Date(iso));
