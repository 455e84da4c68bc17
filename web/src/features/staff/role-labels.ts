import type { StaffRole } from '@nearbite/contract/access';
import * as texts from './staff.texts.ts';

export const ROLE_LABELS: Readonly<Record<StaffRole, string>> = {
  manager: texts.manager,
  kitchen: texts.kitchen,
};
