import { readFileSync } from 'node:fs';
import { brotliDecompressSync } from 'node:zlib';
import * as texts from '@nearbite/contract/accounts/accounts.texts';
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
  if (password.toLowerCase() === email.toLowerCase()) return texts.emailAsPassword;
  if (isCommon(password)) return texts.commonPassword;
  return isAdmin && password.length < LIMITS.adminPassword.min ? texts.adminPassword : undefined;
}
