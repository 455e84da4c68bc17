import { describe, expect, test } from 'vitest';
import type { z } from 'zod';
import { ChangePasswordBody, RegisterBody } from './accounts.ts';
import { ResetPasswordBody } from './mailed-links.ts';
import { AccountPatch } from './own-account.ts';
import { LoginBody } from './sign-in.ts';
import {
  BROKEN_LOGINS,
  BROKEN_REGISTRATIONS,
  ODD_REGISTRATIONS,
  RIGHT_LOGIN,
  RIGHT_REGISTRATION,
} from './testing/account-rules.ts';

/** What a form shows: the first message of each field. */
function firstMessages(schema: z.ZodType, form: unknown): Record<string, string> {
  const messages: Record<string, string> = {};
  for (const { path, message } of schema.safeParse(form).error?.issues ?? []) {
    messages[path.join('.')] ??= message;
  }
  return messages;
}

describe('registration', () => {
  test.each(BROKEN_REGISTRATIONS)('refuses %s', (_story, changes, messages) => {
    expect(firstMessages(RegisterBody, { ...RIGHT_REGISTRATION, ...changes })).toEqual(messages);
  });

  test.each(ODD_REGISTRATIONS)('takes %s', (_story, changes, understood) => {
    expect(RegisterBody.parse({ ...RIGHT_REGISTRATION, ...changes })).toMatchObject(understood);
  });
});

describe('login', () => {
  test.each(BROKEN_LOGINS)('refuses %s', (_story, changes, messages) => {
    expect(firstMessages(LoginBody, { ...RIGHT_LOGIN, ...changes })).toEqual(messages);
  });

  test('goes on without a position', () => {
    expect(LoginBody.parse(RIGHT_LOGIN)).toMatchObject({ latitude: undefined, longitude: undefined });
  });
});

describe('new passwords', () => {
  test.each([
    ['reset', ResetPasswordBody, {}],
    ['change', ChangePasswordBody, { current_password: 'secret-1' }],
  ])('follow the rules of registration on %s', (_form, schema, rest) => {
    expect(firstMessages(schema, { ...rest, password: '12345', password2: '123456' })).toEqual({
      password: 'Password must be at least 6 characters long',
      password2: 'Passwords do not match',
    });
    expect(firstMessages(schema, { ...rest, password: '123456', password2: '123456' })).toEqual({});
  });
});

describe('the account form', () => {
  test('tells an absent field from an emptied one', () => {
    expect(AccountPatch.parse({ city: '', address: null })).toEqual({ city: null, address: null });
    expect(AccountPatch.parse({})).toEqual({});
  });

  test('refuses wrong types with the field’s own message', () => {
    expect(firstMessages(AccountPatch, { full_name: '  ', city: ['Lahore'], address: 'ab' })).toEqual({
      full_name: 'Full name must be between 1 and 50 characters long',
      city: 'City must be between 2 and 60 characters long',
      address: 'Address must be between 3 and 200 characters long',
    });
  });
});
