import type { StaffRole } from '@nearbite/contract/access';
import type { Allergen } from '@nearbite/contract/catalog/diets';

/** Where somebody works, and as what. */
export type Workplace = { readonly restaurantId: number; readonly name: string; readonly role: StaffRole };

/** Who makes a request. */
export type User = {
  readonly kind: 'user';
  readonly id: number;
  readonly email: string;
  readonly name: string;
  readonly restaurantId: number | null;
  /** Restaurants of others. */
  readonly workplaces: readonly Workplace[];
  readonly isVerified: boolean;
  readonly isAdmin: boolean;
  /** The password was reset before this sign-in, and what else opens the account was not looked at since. */
  readonly isSecurityReviewDue: boolean;
  readonly allergies: readonly Allergen[];
  /** The sign-in the token belongs to. */
  readonly familyId?: string | undefined;
};

export type Actor = { readonly kind: 'visitor' } | User;

export const visitor: Actor = { kind: 'visitor' };

/** What somebody is at a restaurant. */
export function roleAt(
  user: Pick<User, 'restaurantId' | 'workplaces'>,
  restaurantId: number,
): 'owner' | StaffRole | undefined {
  if (user.restaurantId === restaurantId) return 'owner';
  return user.workplaces.find((workplace) => workplace.restaurantId === restaurantId)?.role;
}
