import { afterAll, beforeAll, expect, test } from 'vitest';
import { createOwner, PASSWORD, visitorOf } from '../../testing/actors.ts';
import { buildTestApp, type TestApp } from '../../testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await buildTestApp({ environment: { RATE_LIMIT: 'on' } });
  // A wait is not made shorter by how long a test takes.
  app.clock.stopAt(new Date());
});
afterAll(() => app.close());

const EMAIL = 'nadia@example.com';

test('a used invitation link signs in as the sign-in page does', async () => {
  const owner = await createOwner(app);
  await owner.post(`/api/restaurant/staff/${owner.restaurantId}/`, { email: EMAIL, role: 'manager' });
  const [mail] = await app.mailsTo(EMAIL);
  const link = `/api/user/join/${/\/join\/([\w-]+)/.exec(mail?.text ?? '')?.[1]}/`;
  const join = (password: string) =>
    visitorOf(app).post(link, { name: 'Nadia Naan', password, password2: password, tc: true });
  const logIn = (password: string) => visitorOf(app).post('/api/user/login/', { email: EMAIL, password });
  const { token } = (await join(PASSWORD)).json<{ token: { access: string } }>();

  // It takes back the deletion of the account.
  const left = await app.inject({
    method: 'POST',
    url: '/api/user/delete-account/',
    headers: { authorization: `Bearer ${token.access}` },
    payload: { password: PASSWORD },
  });
  expect(left.statusCode).toBe(200);
  expect((await join(PASSWORD)).statusCode).toBe(200);
  expect((await logIn(PASSWORD)).json().deletion_canceled).toBeUndefined();

  // Guesses count at both, and are written down.
  for (let turn = 0; turn < 6; turn++) expect((await join(`a guess ${turn}`)).statusCode).toBe(401);
  for (const refused of [await join(PASSWORD), await logIn(PASSWORD)]) expect(refused.statusCode).toBe(429);
  const failures = await app.database.db
    .selectFrom('audit_log')
    .select('id')
    .where('action', '=', 'account.sign-in-failed')
    .execute();
  expect(failures).toHaveLength(6);
  app.clock.advanceSeconds(2);

  // It opens no blocked account.
  await app.database.db
    .updateTable('users')
    .set({ blocked_at: new Date() })
    .where('email', '=', EMAIL)
    .execute();
  expect((await join(PASSWORD)).statusCode).toBe(403);
});
