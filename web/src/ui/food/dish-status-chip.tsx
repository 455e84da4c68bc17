import { DISH_STATUS_LABELS } from '@nearbite/contract/dishes/dish-status.texts';
import type { OwnerDish } from '@nearbite/contract/dishes/dishes';
import { StatusChip } from './status-chip.tsx';

const TONES = { live: 'good', 'in-active': 'bad', 'in-review': 'waiting' } as const;

export const DishStatusChip = ({ status }: { status: OwnerDish['status'] }) => (
  <StatusChip tone={TONES[status]}>{DISH_STATUS_LABELS[status]}</StatusChip>
);
