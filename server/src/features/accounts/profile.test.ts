import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Caller, createCustomer, createOwner } from '../../testing/actors.ts';
import { buildTestApp, type TestApp } from '../../testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await buildTestApp();
});
afterAll(() => app.close());

const accountOf = ({ id }: Caller) => `/api/user/account/${id}/`;

async function sendForm(user: Caller, fields: Record<string, string | Blob>) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  const request = new Request('http://localhost/', { method: 'POST', body: form });
  return app.inject({
    method: 'PATCH',
    url: accountOf(user),
    headers: {
      authorization: `Bearer ${user.accessToken}`,
      'content-type': request.headers.get('content-type') ?? '',
    },
    payload: Buffer.from(await request.arrayBuffer()),
  });
}

const picture = async (background: string) =>
  new Blob(
    [
      await sharp({ create: { width: 60, height: 40, channels: 3, background } })
        .png()
        .toBuffer(),
    ],
    { type: 'image/png' },
  );

describe('the profile', () => {
  test('tells a customer from an owner', async () => {
    const customer = await createCustomer(app);
    const owner = await createOwner(app);
    expect((await customer.get('/api/user/profile/')).json()).toMatchObject({ restaurant_id: null });
    expect((await owner.get('/api/user/profile/')).json()).toMatchObject({
      restaurant_id: owner.restaurantId,
    });
  });

  test('keeps a position', async () => {
    const user = await createCustomer(app);
    const response = await user.post('/api/user/update-location/', { latitude: 24.86, longitude: 67 });
    expect(response.json()).toEqual({ msg: 'Location updated successfully' });
    const refused = await user.post('/api/user/update-location/', { latitude: 124.86, longitude: null });
    expect(refused.statusCode).toBe(400);
    expect(Object.keys(refused.json().errors)).toEqual(['latitude', 'longitude']);
  });
});

describe('the account', () => {
  test('starts with what registration knows', async () => {
    const user = await createCustomer(app, { name: 'Amina Khan' });
    expect((await user.get(accountOf(user))).json()).toEqual({
      id: user.id,
      full_name: 'Amina Khan',
      about: null,
      image: null,
      city: null,
      address: null,
      country: null,
      state: null,
      language: 'en',
      allergies: [],
      user: { email: user.email, phone: null },
    });
  });

  test('changes what is sent, keeps what is not and clears what is sent empty', async () => {
    const user = await createCustomer(app);
    const full = { full_name: '<b>Amina</b> 2', city: 'Lahore', address: '12 Mall Road', about: 'Hungry' };
    expect((await user.patch(accountOf(user), full)).json()).toMatchObject(full);
    expect((await user.patch(accountOf(user), { city: 'Karachi' })).json()).toMatchObject({
      ...full,
      city: 'Karachi',
    });
    const cleared = await sendForm(user, { full_name: 'Amina', city: '', address: '', image: '' });
    expect(cleared.json()).toMatchObject({ full_name: 'Amina', city: null, address: null, about: 'Hungry' });
    expect((await user.get('/api/user/profile/')).json().name).toBe('Amina');
  });

  test('keeps the language its holder reads', async () => {
    const user = await createCustomer(app);
    expect((await user.patch(accountOf(user), { language: 'ur' })).json()).toMatchObject({ language: 'ur' });
    expect((await user.patch(accountOf(user), { city: 'Lahore' })).json()).toMatchObject({ language: 'ur' });
    for (const language of ['fr', '', null, 5]) {
      const refused = await user.patch(accountOf(user), { language });
      expect([refused.statusCode, Object.keys(refused.json().errors)]).toEqual([400, ['language']]);
    }
    expect((await user.get(accountOf(user))).json()).toMatchObject({ language: 'ur' });
  });

  test('e-mail, phone and rights cannot be changed through it', async () => {
    const user = await createCustomer(app);
    const response = await user.patch(accountOf(user), {
      email: 'other@example.com',
      phone: '+92 300 0000000',
      is_admin: true,
      is_verified: false,
      user: { email: 'other@example.com' },
    });
    expect(response.json().user).toEqual({ email: user.email, phone: null });
    expect((await user.get('/api/user/profile/')).json()).toMatchObject({
      is_admin: false,
      is_verified: true,
    });
  });

  test('a new picture is served and replaces the old one', async () => {
    const user = await createCustomer(app);
    const first = (await sendForm(user, { image: await picture('tomato') })).json().image;
    expect((await app.inject({ url: first })).statusCode).toBe(200);
    const second = (await sendForm(user, { image: await picture('teal') })).json().image;
    expect(second).not.toBe(first);
    expect((await app.inject({ url: second })).headers['content-type']).toBe('image/webp');
    expect((await app.inject({ url: first })).statusCode).toBe(404);
  });

  test('something else than a picture is refused beside the field, and nothing changes', async () => {
    const user = await createCustomer(app, { name: 'Amina Khan' });
    const notOne = new Blob(['<svg onload="alert(1)"/>'], { type: 'image/png' });
    const response = await sendForm(user, { full_name: 'Changed', image: notOne });
    expect(response.statusCode).toBe(415);
    expect(Object.keys(response.json().errors)).toEqual(['image']);
    expect((await user.get(accountOf(user))).json()).toMatchObject({ full_name: 'Amina Khan', image: null });
    const asText = await user.patch(accountOf(user), { image: { size: 1, type: 'image/png' } });
    expect(asText.statusCode).toBe(400);
  });
});

describe('the phone number', () => {
  const phoneOf = ({ id }: Caller) => `/api/user/phone/${id}/`;

  test('is changed by a call of its own, as often as it is sent', async () => {
    const user = await createCustomer(app);
    for (let round = 0; round < 2; round += 1) {
      const response = await user.patch(phoneOf(user), { phone: ' +92 (300) 111-2233 ' });
      expect([response.statusCode, response.json().user.phone]).toEqual([200, '+92 (300) 111-2233']);
    }
    expect((await user.get(accountOf(user))).json().user.phone).toBe('+92 (300) 111-2233');
    // The account's own form still does not touch it.
    await user.patch(accountOf(user), { city: 'Karachi', phone: '0300 0000000' });
    expect((await user.get(accountOf(user))).json().user.phone).toBe('+92 (300) 111-2233');
  });

  test.each(['', '123456', '1'.repeat(21), '0300-CALL-ME'])(
    '%j is refused beside the field',
    async (phone) => {
      const user = await createCustomer(app);
      const response = await user.patch(phoneOf(user), { phone });
      expect(response.statusCode).toBe(400);
      expect(Object.keys(response.json().errors)).toEqual(['phone']);
    },
  );

  test("is nobody else's to change", async () => {
    const [user, stranger] = [await createCustomer(app), await createCustomer(app)];
    expect((await stranger.patch(phoneOf(user), { phone: '0300 1112233' })).statusCode).toBe(404);
  });
});
