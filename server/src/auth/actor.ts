/** Who makes a request. */
export type User = {
  readonly kind: 'user';
  readonly id: number;
  readonly email: string;
  readonly name: string;
  readonly restaurantId: number | null;
  readonly isVerified: boolean;
  readonly isAdmin: boolean;
  /** The password was reset before this sign-in, and what else opens the account was not looked at since. */
  readonly isSecurityReviewDue: boolean;
  /** The sign-in the token belongs to. */
  readonly familyId?: string | undefined;
};

export type Actor = { readonly kind: 'visitor' } | User;

export const visitor: Actor = { kind: 'visitor' };
