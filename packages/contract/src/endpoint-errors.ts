import type { Endpoint } from './endpoint.ts';
import type { ErrorCode } from './errors.ts';

/** What may come back of every call: too many from one address, a fault of ours, or something we need is away. */
const ANY_CALL: readonly ErrorCode[] = ['rate_limited', 'internal', 'unavailable'];

/** The error codes a call may be answered with, by what it declares and by what it names itself in `errors`. */
export function errorCodesOf({ access, params, query, body, idempotent, errors = [] }: Endpoint): ErrorCode[] {
  const { kind } = access;
  const needsToken = kind === 'user' || kind === 'self' || kind === 'owner' || kind === 'admin';
  return [
    ...new Set<ErrorCode>([
      ...(query || body ? (['validation'] as const) : []),
      ...(needsToken || kind === 'cart' ? (['unauthorized'] as const) : []),
      ...(kind === 'admin' || kind === 'cart' || (kind === 'user' && access.customer)
        ? (['forbidden'] as const)
        : []),
      ...(kind === 'user' && access.verified ? (['unverified'] as const) : []),
      ...(params || kind === 'local' || kind === 'cart' ? (['not_found'] as const) : []),
      ...(idempotent ? (['idempotency_mismatch'] as const) : []),
      ...(body ? (['payload_too_large', 'unsupported_media_type'] as const) : []),
      ...errors,
      ...ANY_CALL,
    ]),
  ];
}
