import { z } from 'zod';
import { namesOf } from './names-of.ts';

/** The closed list of error codes with the status each is sent with. */
export const ERROR_STATUS = {
  validation: 400,
  unauthorized: 401,
  second_factor_required: 401,
  forbidden: 403,
  unverified: 403,
  not_found: 404,
  conflict: 409,
  sold_out: 409,
  restaurant_closed: 409,
  fulfilment_refused: 409,
  out_of_area: 409,
  below_minimum: 409,
  slot_full: 409,
  cash_refused: 409,
  total_changed: 409,
  idempotency_mismatch: 409,
  payload_too_large: 413,
  unsupported_media_type: 415,
  misdirected: 421,
  rate_limited: 429,
  internal: 500,
  unavailable: 503,
} as const;

export type ErrorCode = keyof typeof ERROR_STATUS;

/** Messages keyed by field; form-wide ones under non_field_errors. */
export type FieldErrors = Record<string, string[]>;
export const NON_FIELD_ERRORS = 'non_field_errors';

export const ErrorBody = z.object({
  code: z.enum(namesOf(ERROR_STATUS)),
  message: z.string(),
  errors: z.record(z.string(), z.array(z.string())).optional(),
  details: z.unknown().optional(),
  request_id: z.string(),
});
export type ErrorBody = z.infer<typeof ErrorBody>;
