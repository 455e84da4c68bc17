import { zoneName } from '@nearbite/domain/times/moment-text';
import * as texts from './clock.texts.ts';
import { formatDateTime } from './format-date.ts';

const ownZone = () => zoneName(Intl.DateTimeFormat().resolvedOptions().timeZone);

/** `15 Nov 2026, 09:05 (Karachi time)` */
export const formatOwnDateTime = (iso: string): string => `${formatDateTime(iso)} (${ownZone()})`;

/** Beside times of the platform or of a person's account, which are nobody's kitchen clock. */
export const ownClockText = () => texts.byOwnClock(ownZone());
