import { momentText } from '@nearbite/domain/terms/moment-text';

const readerZone = () => new Intl.DateTimeFormat().resolvedOptions().timeZone;

/** A promise by the clock of the restaurant's zone, which is named where the reader's own clock differs. */
export const formatMoment = (iso: string, timeZone: string, now: Date = new Date()): string =>
  momentText(new Date(iso), { now, timeZone, readerZone: readerZone() });
