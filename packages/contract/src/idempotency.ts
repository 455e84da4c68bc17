import { z } from 'zod';

/**
 * One submission carries one key. An endpoint that is declared `idempotent` responds to a repeat of it (a second
 * click, a lost response sent again) with what it sent the first time, and does its work once.
 */
export const IDEMPOTENCY_HEADER = 'idempotency-key';
export const idempotencyKey = z
  .string()
  .regex(/^[\x21-\x7e]{1,100}$/, 'Idempotency-Key must be 1 to 100 printable characters');
