import type { RiderStatus } from '@nearbite/contract/riders/riders';
import * as texts from './riders.texts.tsx';

export const RIDER_STATUS_LABELS: Readonly<Record<RiderStatus, string>> = {
  available: texts.available,
  'in delivery': texts.inDelivery,
};
