import { zoneName } from '@nearbite/domain/terms/moment-text';
import { readerZone } from '@nearbite/domain/terms/opening-text';

import { formatDateTime } from '../../../ui/format-date.ts';

const ZONE = zoneName(readerZone());

/** `15 Nov 2026, 09:05 (Karachi time)` */
export const formatOwnDateTime = (iso: string): string => `${formatDateTime(iso)} (${ZONE})`;

/** Beside times of the platform, which are nobody's kitchen clock. */
export const OWN_CLOCK = `All times are by your own clock (${ZONE}).`;
