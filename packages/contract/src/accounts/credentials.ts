import { z } from 'zod';
import { LIMITS } from '../limits.ts';
import * as texts from './accounts.texts.ts';
import { decodeFormText } from './sanitise.ts';

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
export const personName = decoded(texts.nameLength, texts.nameLength).pipe(
  z
    .string()
    .regex(NAME_CHARACTERS, texts.nameCharacters)
    .min(LIMITS.personName.min, texts.nameLength)
    .max(LIMITS.personName.max, texts.nameLength),
);

/**
 * Addresses are compared without regard to case. Lower case comes before the bounds, because some capitals
 * grow when they are lowered.
 */
const emailAddress = (missing: string) =>
  decoded(missing, texts.emailLength)
    .transform((value) => value.toLowerCase().normalize('NFC'))
    .pipe(
      z
        .string()
        .min(1, { error: missing, abort: true })
        .regex(EMAIL_SHAPE, texts.emailFormat)
        .min(LIMITS.email.min, texts.emailLength)
        .max(LIMITS.email.max, texts.emailLength),
    );

/** The address of an account that is to be. */
export const newEmail = emailAddress(texts.emailFormat);

/** The address of an account that should be there. */
export const email = emailAddress(texts.emailRequired);

/** Sent and checked exactly as typed. */
export const password = z
  .string({ error: texts.passwordRequired })
  .min(LIMITS.password.min, texts.passwordShort)
  .max(LIMITS.password.max, texts.passwordLength)
  .refine((value) => value.trim() !== '', texts.passwordBlank);

/** A password that is only compared, so its upper bound needs no message of its own. */
export const passwordToCheck = z
  .string({ error: texts.passwordRequired })
  .min(1, texts.passwordRequired)
  .min(LIMITS.password.min, texts.passwordShort)
  .max(LIMITS.password.max, texts.passwordLength);

export const repeated = z.string({ error: texts.passwordsDiffer });

/** Reported even while other fields are wrong, so that a form shows everything at once. */
export const passwordsMatch = z.refine<{ password?: unknown; password2?: unknown }>(
  (form) => form.password === form.password2,
  {
    error: texts.passwordsDiffer,
    path: ['password2'],
    when: ({ value }) =>
      typeof value === 'object' &&
      value !== null &&
      'password2' in value &&
      typeof value.password2 === 'string',
  },
);
