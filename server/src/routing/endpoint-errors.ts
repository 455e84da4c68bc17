import type { Endpoint } from '@nearbite/contract/endpoint';
import type { ErrorCode } from '@nearbite/contract/errors';

/** What may come back of every call: too many from one address, a fault of ours, or something we need is away. */
const ANY_CALL: readonly ErrorCode[] = ['rate_limited', 'internal', 'unavailable'];

/** The error codes a call may be answered with: those that follow from what it declares, and those it names itself. */
export const errorCodesOf = (endpoint: Endpoint): ErrorCode[] => [
  ...new Set([
    ...inputErrors(endpoint),
    ...accessErrors(endpoint),
    // What is to be changed may have changed before.
    ...(endpoint.method !== 'GET' && endpoint.access.kind !== 'public' ? (['conflict'] as const) : []),
    ...(endpoint.idempotent ? (['idempotency_mismatch'] as const) : []),
    ...(endpoint.errors ?? []),
    ...(endpoint.isForAnyHost ? [] : (['misdirected'] as const)),
    ...ANY_CALL,
  ]),
];

const inputErrors = ({ params, query, body }: Endpoint): ErrorCode[] => [
  ...(params || query || body ? (['validation'] as const) : []),
  ...(params ? (['not_found'] as const) : []),
  ...(body ? (['payload_too_large', 'unsupported_media_type'] as const) : []),
];

function accessErrors({ access }: Endpoint): ErrorCode[] {
  switch (access.kind) {
    case 'user':
      return [
        'unauthorized',
        ...(access.customer ? (['forbidden'] as const) : []),
        ...(access.verified ? (['unverified'] as const) : []),
      ];
    case 'self':
      return ['unauthorized', 'not_found'];
    case 'owner':
    case 'cart':
      return ['unauthorized', 'forbidden', 'not_found'];
    case 'admin':
      return ['unauthorized', 'forbidden'];
    case 'token':
    case 'local':
      return ['not_found'];
    case 'public':
    case 'signature':
      return [];
  }
}
