/** What staff of a restaurant may do: everything but staff, closing and payouts, or what is done in the kitchen. */
export const STAFF_ROLES = ['manager', 'kitchen'] as const;
export type StaffRole = (typeof STAFF_ROLES)[number];

/**
 * Who may call an endpoint. Declared beside the path and enforced by the server from path and token
 * before the body is read; a route without a declaration does not boot.
 */
export type Access =
  /** Anyone; a valid token is read when it is there. */
  | { readonly kind: 'public' }
  /** Any valid token. `verified`: the e-mailed link was opened. `customer`: no restaurant of one's own. */
  | { readonly kind: 'user'; readonly verified?: true; readonly customer?: true }
  /** The token of the user whose id is in the path. */
  | { readonly kind: 'self' }
  /**
   * The token of the owner whose restaurant_id is in the path. `orStaff`: its staff of that role or a higher one, too;
   * `kitchenFields`: all that the kitchen's staff may have in the body.
   */
  | { readonly kind: 'owner'; readonly orStaff?: StaffRole; readonly kitchenFields?: readonly string[] }
  | { readonly kind: 'admin' }
  /** Knows the cart id, and is that user when a user id is in the path or body. Owners are refused. */
  | { readonly kind: 'cart' }
  /** A secret in the path, checked by the handler. */
  | { readonly kind: 'token' }
  /** A signature over the raw body, checked by the handler. */
  | { readonly kind: 'signature' }
  /** This machine only: never through a proxy, never under a foreign Host. */
  | { readonly kind: 'local' };

export const anyone: Access = { kind: 'public' };
export const anyUser: Access = { kind: 'user' };
export const verifiedUser: Access = { kind: 'user', verified: true };
export const verifiedCustomer: Access = { kind: 'user', verified: true, customer: true };
export const self: Access = { kind: 'self' };
export const owner: Access = { kind: 'owner' };
export const managers: Access = { kind: 'owner', orStaff: 'manager' };
export const kitchenStaff: Access = { kind: 'owner', orStaff: 'kitchen' };
export const admin: Access = { kind: 'admin' };
export const cartHolder: Access = { kind: 'cart' };
export const secretInPath: Access = { kind: 'token' };
export const signedBody: Access = { kind: 'signature' };
export const thisMachine: Access = { kind: 'local' };
