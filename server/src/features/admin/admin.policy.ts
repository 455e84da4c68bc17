import type { AuditAction } from '@nearbite/contract/admin/audit';
import type { RestaurantStatus } from '@nearbite/contract/restaurants/registration';

type Transition = {
  readonly from: RestaurantStatus;
  readonly to: RestaurantStatus;
  readonly action: AuditAction;
  /** Answered when the restaurant is in any other state. */
  readonly refusal: string;
};

export type Decision = 'approve' | 'decline' | 'suspend' | 'restore';

/** A declined request is history: its applicant asks anew. */
export const TRANSITIONS: Readonly<Record<Decision, Transition>> = {
  approve: {
    from: 'pending',
    to: 'approved',
    action: 'restaurant.approved',
    refusal: 'Only a waiting restaurant can be approved.',
  },
  decline: {
    from: 'pending',
    to: 'declined',
    action: 'restaurant.declined',
    refusal: 'Only a waiting restaurant can be declined.',
  },
  suspend: {
    from: 'approved',
    to: 'suspended',
    action: 'restaurant.suspended',
    refusal: 'Only an approved restaurant can be suspended.',
  },
  restore: {
    from: 'suspended',
    to: 'approved',
    action: 'restaurant.restored',
    refusal: 'Only a suspended restaurant can be restored.',
  },
};
