import { z } from 'zod';
import { id, optional, text } from '../fields.ts';
import { LIMITS } from '../limits.ts';

export const idParams = z.object({ id });
export const searchText = optional(text(LIMITS.searchQuery, 'Search for 1 to 100 characters'));

export const REASON_MESSAGE = `Give a reason of ${LIMITS.reason.min} to ${LIMITS.reason.max} characters`;

/** Told to the owner, so it must be there. */
export const ReasonBody = z.object({
  reason: text(LIMITS.reason, REASON_MESSAGE),
});
