import type { AdminRestaurant } from '@nearbite/contract/admin/restaurants';
import { StatusChip } from '../../../ui/food/status-chip.tsx';
import * as texts from '../admin.texts.ts';

export const STATUS_LABELS = {
  pending: texts.waiting,
  approved: texts.approved,
  suspended: texts.suspended,
  declined: texts.declined,
} as const satisfies Record<AdminRestaurant['status'], string>;

const TONES = { pending: 'waiting', approved: 'good', suspended: 'bad', declined: 'bad' } as const;

export function RestaurantStatusChip({ status }: Pick<AdminRestaurant, 'status'>) {
  return <StatusChip tone={TONES[status]}>{STATUS_LABELS[status]}</StatusChip>;
}
