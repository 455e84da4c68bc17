import { readFileSync } from 'node:fs';
import { brotliDecompressSync } from 'node:zlib';
import {
  ADMIN_PASSWORD_MESSAGE,
  COMMON_PASSWORD_MESSAGE,
  EMAIL_AS_PASSWORD_MESSAGE,
} from '@nearbite/contract/accounts/credentials';
import { LIMITS } from '@nearbite/contract/limits';

type Holder = { readonly email: string; readonly isAdmin: boolean };

const LIST = new URL('common-passwords/passwords.txt.br', import.meta.url);

let common: ReadonlySet<string> | undefined;

function isCommon(password: string): boolean {
  common ??= new Set(brotliDecompressSync(readFileSync(LIST)).toString('utf8').split('\n'));
  return common.has(password.toLowerCase());
}

/** Why a password may not be set although it is long enough; undefined when it may. */
export function weaknessOf(password: string, { email, isAdmin }: Holder): string | undefined {
  if (password.toLowerCase() === email.toLowerCase()) return EMAIL_AS_PASSWORD_MESSAGE;
  if (isCommon(password)) return COMMON_PASSWORD_MESSAGE;
  return isAdmin && password.length < LIMITS.adminPassword.min ? ADMIN_PASSWORD_MESSAGE : undefined;
}
