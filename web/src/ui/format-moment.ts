import { momentText, zoneName } from '@nearbite/domain/terms/moment-text';
import { clockTime } from '@nearbite/domain/terms/opening-text';

const readerZone = () => new Intl.DateTimeFormat().resolvedOptions().timeZone;

/** A promise by the clock of the restaurant's zone, which is named where the reader's own clock differs. */
export const formatMoment = (iso: string, timeZone: string, now: Date = new Date()): string =>
  momentText(new Date(iso), { now, timeZone, readerZone: readerZone() });

/** The zone's name where its clock does not show what the reader's does. */
export const foreignZone = (timeZone: string, now: Date = new Date()): string | undefined =>
  clockTime(now, timeZone) === clockTime(now, readerZone()) ? undefined : zoneName(timeZone);
