import * as texts from '@nearbite/contract/accounts/accounts.texts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createCustomer, visitorOf } from '../../testing/actors.ts';
import { buildTestApp, type TestApp } from '../../testing/test-app.ts';
import { formOf, freshEmail, logIn, mailedPath, profile, registration } from './accounts.testing.ts';

const HOUR_SECONDS = 3600;

let app: TestApp;
beforeAll(async () => {
  app = await buildTestApp();
});
afterAll(() => app.close());

const register = (form: object) => visitorOf(app).post('/api/user/register/', form);
const activate = (path: string) => visitorOf(app).get(`/api/user${path}/`);

describe('registering', () => {
  test('returns tokens, keeps the position and mails a link', async () => {
    const form = registration({ name: 'Conan O&#39;Brien' });
    const response = await register(form);
    expect(response.statusCode).toBe(201);
    expect(response.json().msg).toBe(
      'Registered successfully,verify account by opening link in your gmail then login.Also check spam folder.',
    );
    const me = await profile(app, response.json().token.access);
    expect(me.json()).toMatchObject({
      restaurant_id: null,
      email: form.email,
      name: "Conan O'Brien",
      is_verified: false,
      is_admin: false,
    });
    const kept = await app.database.db
      .selectFrom('users')
      .select(['latitude', 'longitude', 'password_hash'])
      .where('email', '=', form.email)
      .executeTakeFirstOrThrow();
    expect(kept).toMatchObject({ latitude: form.latitude, longitude: form.longitude });
    expect(kept.password_hash).toMatch(/^\$argon2id\$/);
    const [mail] = await app.mailsTo(form.email);
    expect(mail?.subject).toBe('Verify your Nearbite account');
    expect(mail?.html).toContain('Conan O&#39;Brien');
  });

  test('remembers the language, English unless one is named', async () => {
    const languageAfter = async (form: Record<string, unknown>) => {
      const { token } = (await register(registration(form))).json();
      const { id } = (await profile(app, token.access)).json();
      const headers = { authorization: `Bearer ${token.access}` };
      return (await app.inject({ url: `/api/user/account/${id}/`, headers })).json().language;
    };
    expect(await languageAfter({ language: 'ur' })).toBe('ur');
    expect(await languageAfter({})).toBe('en');
    expect((await register(registration({ language: 'xx' }))).statusCode).toBe(400);
  });

  test('in Urdu the link is mailed in Urdu and leads to the Urdu page', async () => {
    const form = registration({ language: 'ur' });
    await register(form);
    const [mail] = await app.mailsTo(form.email);
    expect(mail?.subject).toBe('اپنے Nearbite اکاؤنٹ کی تصدیق کریں');
    expect(mail?.html).toContain('<html lang="ur" dir="rtl">');
    expect(mail?.text).toMatch(/http:\/\/nearbite\.test\/ur\/activate\//);
  });

  test('takes forms as well as JSON', async () => {
    const form = registration({ tc: 'on', latitude: '31.5', longitude: '74.3' });
    const response = await app.inject({
      method: 'POST',
      url: '/api/user/register',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: formOf(form).toString(),
    });
    expect(response.statusCode).toBe(201);
  });

  test('an address is taken in any spelling', async () => {
    const suffix = freshEmail();
    expect((await register(registration({ email: `ame\u0301lie-${suffix}` }))).statusCode).toBe(201);
    const again = await register(registration({ email: ` AM\u00c9LIE-${suffix.toUpperCase()} ` }));
    expect(again.statusCode).toBe(400);
    expect(again.json().errors).toEqual({ email: ['A user with this email already exists'] });
  });

  test('of ten people who register one address at once, one gets it', async () => {
    const form = registration();
    const responses = await Promise.all(Array.from({ length: 10 }, () => register(form)));
    expect(responses.map((response) => response.statusCode).sort()).toEqual([201, ...Array(9).fill(400)]);
    expect(await app.mailsTo(form.email)).toHaveLength(1);
  });
});

describe('verifying', () => {
  test('an unverified account cannot log in until its link was opened', async () => {
    const form = registration();
    await register(form);
    const early = await visitorOf(app).post('/api/user/login/', form);
    expect(early.statusCode).toBe(403);
    expect(early.json()).toMatchObject({
      code: 'unverified',
      errors: { non_field_errors: [texts.emailUnverified] },
    });

    const opened = await activate(await mailedPath(app, form.email, /^Verify/));
    expect(opened.statusCode).toBe(200);
    expect(opened.json()).toEqual({ msg: 'Account activated successfully' });

    const { access } = await logIn(app, form.email, form.password);
    expect((await profile(app, access)).json().is_verified).toBe(true);
  });

  test('a link opened twice says success twice, and earlier links of the account do too', async () => {
    const form = registration();
    await register(form);
    const first = await mailedPath(app, form.email, /^Verify/);
    await visitorOf(app).post('/api/user/resend-activation/', { email: form.email });
    const second = await mailedPath(app, form.email, /^Verify/);
    expect(second).not.toBe(first);
    for (const path of [second, second, first]) expect((await activate(path)).statusCode).toBe(200);
  });

  test('a link of more than three days is refused, a fresh one works', async () => {
    const form = registration();
    await register(form);
    const old = await mailedPath(app, form.email, /^Verify/);
    app.clock.advanceSeconds(72 * HOUR_SECONDS + 1);
    const refused = await activate(old);
    expect(refused.statusCode).toBe(400);
    expect(refused.json().error).toBe('This link is not valid any more. Please ask for a new one.');

    await visitorOf(app).post('/api/user/resend-activation/', { email: form.email });
    expect((await activate(await mailedPath(app, form.email, /^Verify/))).statusCode).toBe(200);
  });

  test('a link works for its own account and purpose only', async () => {
    const [mine, other] = [registration(), registration()];
    await register(mine);
    await register(other);
    const path = await mailedPath(app, mine.email, /^Verify/);
    const [, , myId, token] = path.split('/');
    const otherId = (await mailedPath(app, other.email, /^Verify/)).split('/')[2];
    for (const wrong of [
      `/activate/${otherId}/${token}`,
      `/activate/${myId}/${token}x`,
      `/activate/${myId}/x`,
      `/activate/0x${Number(myId).toString(16)}/${token}`,
      `/activate/999999999999999999999/${token}`,
      `/activate/-1/${token}`,
      '/activate/%00/%00',
    ]) {
      const response = await activate(wrong);
      expect([response.statusCode, wrong]).toEqual([400, wrong]);
    }
    await visitorOf(app).post('/api/user/send-reset-password-email/', { email: mine.email });
    const resetToken = (await mailedPath(app, mine.email, /^Reset/)).split('/')[5];
    expect((await activate(`/activate/${myId}/${resetToken}`)).statusCode).toBe(400);
    expect((await activate(path)).statusCode).toBe(200);
  });

  test('asking again returns the same for unverified, verified and unknown addresses; only the first gets a mail', async () => {
    const waiting = await createCustomer(app, { isVerified: false });
    const verified = await createCustomer(app);
    const unknown = freshEmail();
    const responses = await Promise.all(
      [waiting.email, verified.email, unknown].map((email) =>
        visitorOf(app).post('/api/user/resend-activation/', { email }),
      ),
    );
    expect(new Set(responses.map((response) => `${response.statusCode} ${response.body}`)).size).toBe(1);
    expect(await app.mailsTo(waiting.email)).toHaveLength(1);
    expect(await app.mailsTo(verified.email)).toHaveLength(0);
    expect(await app.mailsTo(unknown)).toHaveLength(0);
  });
});
