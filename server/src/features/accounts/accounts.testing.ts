import { RIGHT_REGISTRATION } from '@nearbite/contract/accounts/testing/account-rules';
import { visitorOf } from '../../testing/actors.ts';
import type { TestApp } from '../../testing/test-app.ts';

let count = 0;
/** An address nobody else in the test run has. */
export const freshEmail = () => `person-${process.pid}-${++count}@example.com`;

export const registration = (changes: Record<string, unknown> = {}) => ({
  ...RIGHT_REGISTRATION,
  email: freshEmail(),
  ...changes,
});

/** A form as a browser without scripts sends it. */
export const formOf = (fields: object) =>
  new URLSearchParams(Object.entries(fields).map(([name, value]): [string, string] => [name, String(value)]));

export type Tokens = { readonly access: string; readonly refresh: string };

export async function logIn(app: TestApp, email: string, password: string): Promise<Tokens> {
  const response = await visitorOf(app).post('/api/user/login/', { email, password });
  if (response.statusCode !== 200) throw new Error(`Login answered ${response.statusCode}: ${response.body}`);
  return response.json().token;
}

export const refresh = (app: TestApp, token: string) =>
  visitorOf(app).post('/api/user/token/refresh/', { refresh: token });

export const profile = (app: TestApp, access: string) =>
  app.inject({ url: '/api/user/profile/', headers: { authorization: `Bearer ${access}` } });

/** The path of the link in the newest mail to an address. */
export async function mailedPath(app: TestApp, email: string, subject: RegExp): Promise<string> {
  const mail = (await app.mailsTo(email)).find((one) => subject.test(one.subject));
  const url = /http:\/\/nearbite\.test(\/\S+)/.exec(mail?.text ?? '')?.[1];
  if (!url) throw new Error(`No mail ${subject} with a link for ${email}`);
  return url;
}

/** Asks for a reset and returns the call its mailed link leads to. */
export async function requestResetCall(app: TestApp, email: string): Promise<string> {
  await visitorOf(app).post('/api/user/send-reset-password-email/', { email });
  const path = await mailedPath(app, email, /^Reset/);
  return `${path.replace('/api/user/reset/', '/api/user/reset-password/')}/`;
}
