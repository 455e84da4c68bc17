import { z } from 'zod';
import { LIMITS } from '../limits.ts';
import { decodeFormText } from './sanitise.ts';

export const NAME_CHARACTERS_MESSAGE = 'Name can only contain letters, spaces, and hyphens';
export const NAME_LENGTH_MESSAGE = 'Name must be between 3 and 50 characters long';
export const EMAIL_FORMAT_MESSAGE = 'Invalid email format';
export const EMAIL_LENGTH_MESSAGE = 'Email must be between 5 and 50 characters long';
export const EMAIL_REQUIRED_MESSAGE = 'Email is required';
export const PASSWORD_REQUIRED_MESSAGE = 'Password is required';
export const PASSWORD_SHORT_MESSAGE = 'Password must be at least 6 characters long';
export const PASSWORD_LENGTH_MESSAGE = 'Password must be between 6 and 50 characters long';
export const PASSWORD_BLANK_MESSAGE = 'The password must not consist of spaces only.';
export const PASSWORDS_DIFFER_MESSAGE = 'Passwords do not match';
export const COMMON_PASSWORD_MESSAGE = 'This password is one of the most common ones. Please choose another.';
export const EMAIL_AS_PASSWORD_MESSAGE = 'The password must not be your email address.';
export const ADMIN_PASSWORD_MESSAGE = 'An administrator needs a password of at least 12 characters.';
const NAME_CHARACTERS = /^[\p{L}\p{M} '’-]*$/u;

/** x@y.z, made of characters people can see: invisible ones would make look-alikes of known addresses. */
const EMAIL_SHAPE = /^[^\s\p{C}\\@]+@[^\s\p{C}\\@]+\.[^\s\p{C}\\@]+$/u;

/** Far above any bound once decoded; longer text is refused before work is spent on it. */
const LONGEST_RAW_TEXT = 1000;

const decoded = (missing: string, tooLong: string) =>
  z
    .string({ error: missing })
    .max(LONGEST_RAW_TEXT, tooLong)
    .transform((value) => decodeFormText(value).normalize('NFC').trim());

/** A person's name as typed on the register form. */
export const personName = decoded(NAME_LENGTH_MESSAGE, NAME_LENGTH_MESSAGE).pipe(
  z
    .string()
    .regex(NAME_CHARACTERS, NAME_CHARACTERS_MESSAGE)
    .min(LIMITS.personName.min, NAME_LENGTH_MESSAGE)
    .max(LIMITS.personName.max, NAME_LENGTH_MESSAGE),
);

/**
 * Addresses are compared without regard to case. Lower case comes before the bounds, because some capitals
 * grow when they are lowered.
 */
const emailAddress = (missing: string) =>
  decoded(missing, EMAIL_LENGTH_MESSAGE)
    .transform((value) => value.toLowerCase().normalize('NFC'))
    .pipe(
      z
        .string()
        .min(1, { error: missing, abort: true })
        .regex(EMAIL_SHAPE, EMAIL_FORMAT_MESSAGE)
        .min(LIMITS.email.min, EMAIL_LENGTH_MESSAGE)
        .max(LIMITS.email.max, EMAIL_LENGTH_MESSAGE),
    );

/** The address of an account that is to be. */
export const newEmail = emailAddress(EMAIL_FORMAT_MESSAGE);

/** The address of an account that should be there. */
export const email = emailAddress(EMAIL_REQUIRED_MESSAGE);

/** Sent and checked exactly as typed. */
export const password = z
  .string({ error: PASSWORD_REQUIRED_MESSAGE })
  .min(LIMITS.password.min, PASSWORD_SHORT_MESSAGE)
  .max(LIMITS.password.max, PASSWORD_LENGTH_MESSAGE)
  .refine((value) => value.trim() !== '', PASSWORD_BLANK_MESSAGE);

/** A password that is only compared, so its upper bound needs no message of its own. */
export const passwordToCheck = z
  .string({ error: PASSWORD_REQUIRED_MESSAGE })
  .min(1, PASSWORD_REQUIRED_MESSAGE)
  .min(LIMITS.password.min, PASSWORD_SHORT_MESSAGE)
  .max(LIMITS.password.max, PASSWORD_LENGTH_MESSAGE);

export const repeated = z.string({ error: PASSWORDS_DIFFER_MESSAGE });

/** Reported even while other fields are wrong, so that a form shows everything at once. */
export const passwordsMatch = z.refine<{ password?: unknown; password2?: unknown }>(
  (form) => form.password === form.password2,
  {
    error: PASSWORDS_DIFFER_MESSAGE,
    path: ['password2'],
    when: ({ value }) =>
      typeof value === 'object' &&
      value !== null &&
      'password2' in value &&
      typeof value.password2 === 'string',
  },
);
