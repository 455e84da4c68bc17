import { zoneName } from '@nearbite/domain/terms/moment-text';
import { formatDateTime } from '../../../ui/format-date.ts';

const ownZone = () => zoneName(Intl.DateTimeFormat().resolvedOptions().timeZone);

/** `15 Nov 2026, 09:05 (Karachi time)` */
export const formatOwnDateTime = (iso: string): string => `${formatDateTime(iso)} (${ownZone()})`;

/** Beside times of the platform, which are nobody's kitchen clock. */
export const ownClockText = () => `All times are by your own clock (${ownZone()}).`;
