import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { FILES_PER_PICTURE } from '../../../media/picture-files.testing.ts';
import { type Caller, createAdmin, createCustomer, createOwner } from '../../../testing/actors.ts';
import { pictureFile, sendForm } from '../../../testing/send-form.ts';
import { buildTestApp, type TestApp } from '../../../testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await buildTestApp();
});
afterAll(() => app.close());

const URL = '/api/restaurant/register/';
const storedPictures = () => readdir(join(app.dataDir, 'media')).catch(() => []);

let named = 0;

const nextName = () => {
  named += 1;
  return `Café Lahore ${named}`;
};

async function aForm(changes: Record<string, string | number | File> = {}) {
  return {
    image: await pictureFile(),
    name: nextName(),
    email: 'kitchen@example.com',
    mobile: '+92 300 7654321',
    description: 'Breakfast all day.',
    latitude: 31.52,
    longitude: 74.35,
    ...changes,
  };
}

const register = async (caller: Caller, changes: Record<string, string | number | File> = {}) =>
  sendForm(app, caller, { url: URL }, await aForm(changes));

const requestsOf = (caller: Caller) =>
  app.database.db
    .selectFrom('restaurants')
    .selectAll()
    .where('owner_id', '=', caller.id)
    .orderBy('id')
    .execute();

describe('registering a restaurant', () => {
  test('makes a request that waits, and no owner yet', async () => {
    const aisha = await createCustomer(app);

    const response = await register(aisha, {
      name: 'Café Lahore',
      user_id: aisha.id,
      address: '12 Mall Road',
    });

    expect(response.statusCode).toBe(201);
    expect(response.json()).toEqual({ message: 'Restaurant Creation Request Sent Successfully' });
    const [request] = await requestsOf(aisha);
    expect(request).toMatchObject({
      status: 'pending',
      name: 'Café Lahore',
      slug: 'cafe-lahore',
      phone_number: '+92 300 7654321',
      address: '12 Mall Road',
      latitude: 31.52,
    });
    expect((await app.inject({ url: request?.image ?? '' })).statusCode).toBe(200);
    expect((await aisha.get('/api/user/profile/')).json()).toMatchObject({ restaurant_id: null });
    expect((await aisha.get('/api/restaurant/request/')).json()).toMatchObject({
      status: 'pending',
      name: 'Café Lahore',
      reason: null,
    });
  });

  test('is told to every administrator and to the applicant, once', async () => {
    const [one, two, aisha] = [await createAdmin(app), await createAdmin(app), await createCustomer(app)];
    const name = nextName();
    await register(aisha, { name });
    await register(aisha, { name });
    for (const { email } of [one, two]) {
      const mails = await app.mailsTo(email);
      expect(mails.map(({ subject }) => subject)).toEqual([`New restaurant: ${name}`]);
      expect(mails[0]?.text).toContain(aisha.email);
      expect(mails[0]?.text).toContain('/admin/restaurants');
    }
    const [received, ...more] = await app.mailsTo(aisha.email);
    expect([received?.subject, more]).toEqual([`We have your request for ${name}`, []]);
    expect(received?.text).toContain('/restaurant-register');
  });

  test('is refused with a contact number of six digits', async () => {
    const response = await register(await createCustomer(app), { mobile: '0300 12' });
    expect(response.json().errors).toEqual({ mobile: ['Contact Number must have at least 7 digits'] });
  });

  test('fills a phone that is not there and keeps one that is', async () => {
    const [without, having] = [await createCustomer(app), await createCustomer(app)];
    await app.database.db.updateTable('users').set({ phone: '0300 1' }).where('id', '=', having.id).execute();
    await register(without);
    await register(having);
    const phones = await app.database.db
      .selectFrom('users')
      .select('phone')
      .where('id', 'in', [without.id, having.id])
      .orderBy('id')
      .execute();
    expect(phones.map(({ phone }) => phone)).toEqual(['+92 300 7654321', '0300 1']);
  });

  test('a second request while one waits is a conflict, also at the same moment, and leaves no picture', async () => {
    const aisha = await createCustomer(app);
    const before = await storedPictures();
    const responses = await Promise.all([register(aisha), register(aisha)]);
    const again = await register(aisha);

    expect(responses.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409]);
    expect(again.statusCode).toBe(409);
    expect(again.json()).toMatchObject({
      code: 'conflict',
      message: 'Your restaurant request is already awaiting approval.',
    });
    expect(again.json()).not.toHaveProperty('errors');
    expect(await requestsOf(aisha)).toHaveLength(1);
    expect((await storedPictures()).length - before.length).toBe(FILES_PER_PICTURE);
  });

  test('an owner, suspended or not, has a restaurant already', async () => {
    for (const status of ['approved', 'suspended'] as const) {
      const owner = await createOwner(app, { status });
      const response = await register(owner);
      expect(response.statusCode).toBe(409);
      expect(response.json()).toMatchObject({ message: 'You already have a restaurant.' });
    }
  });

  test('after a decline it may be tried again, under the same name', async () => {
    const aisha = await createCustomer(app);
    await register(aisha, { name: 'Second Chance' });
    await app.database.db
      .updateTable('restaurants')
      .set({ status: 'declined', status_reason: 'The picture is blurred.' })
      .where('owner_id', '=', aisha.id)
      .execute();
    expect((await aisha.get('/api/restaurant/request/')).json()).toMatchObject({
      status: 'declined',
      reason: 'The picture is blurred.',
      sent: {
        name: 'Second Chance',
        image: expect.stringMatching(/^\/media\//),
        latitude: expect.any(Number),
      },
    });

    expect((await register(aisha, { name: 'Second Chance' })).statusCode).toBe(201);

    expect((await requestsOf(aisha)).map(({ status, slug }) => [status, slug])).toEqual([
      ['declined', expect.stringMatching(/^second-chance-declined-\d+$/)],
      ['pending', 'second-chance'],
    ]);
    expect((await aisha.get('/api/restaurant/request/')).json()).toMatchObject({
      status: 'pending',
      reason: null,
    });
  });

  test('popular names and names in any script get an address of their own', async () => {
    const slugs: string[] = [];
    for (const name of [...Array.from({ length: 7 }, () => 'Karahi King'), 'بریانی ہاؤس', '🍕']) {
      const caller = await createCustomer(app);
      expect((await register(caller, { name })).statusCode).toBe(201);
      slugs.push((await requestsOf(caller))[0]?.slug ?? '');
      // As restaurants from before names were compared: they have the same name, and keep their addresses.
      await app.database.db
        .updateTable('restaurants')
        .set({ name_key: caller.id.toString() })
        .where('owner_id', '=', caller.id)
        .execute();
    }
    expect(slugs.slice(0, 5)).toEqual(['karahi-king', ...[2, 3, 4, 5].map((n) => `karahi-king-${n}`)]);
    expect(slugs[6]).toMatch(/^karahi-king-[0-9a-f]{8}$/);
    expect(slugs.slice(7)).toEqual(['بریانی-ہاوس', 'restaurant']);
  });

  test("another user's id is not found and nothing is written", async () => {
    const [aisha, bilal] = [await createCustomer(app), await createCustomer(app)];
    expect((await register(aisha, { user_id: bilal.id })).statusCode).toBe(404);
    expect(await requestsOf(aisha)).toEqual([]);
    expect(await requestsOf(bilal)).toEqual([]);
  });

  test('everything missing is named at once', async () => {
    const aisha = await createCustomer(app);
    const response = await sendForm(
      app,
      aisha,
      { url: URL },
      { name: ' ', email: 'no', mobile: 'abc', user_id: '' },
    );
    expect(response.statusCode).toBe(400);
    expect(Object.keys(response.json<{ errors: object }>().errors).sort()).toEqual(
      ['description', 'email', 'image', 'latitude', 'longitude', 'mobile', 'name'].sort(),
    );
  });

  test('a file that is no picture is refused at its field and leaves no request', async () => {
    const aisha = await createCustomer(app);
    const response = await register(aisha, { image: new File(['hello'], 'a.png', { type: 'image/png' }) });
    expect(response.statusCode).toBe(415);
    expect(response.json()).toHaveProperty('errors.image');
    expect(await requestsOf(aisha)).toEqual([]);
  });

  test('without a request the state says so', async () => {
    const aisha = await createCustomer(app);
    expect((await aisha.get('/api/restaurant/request/')).json()).toEqual({
      status: 'none',
      name: null,
      reason: null,
      date: null,
      sent: null,
    });
  });
});

describe('while a request waits', () => {
  const REQUEST = '/api/restaurant/request/';
  const correct = async (caller: Caller, changes: Record<string, string | number | File> = {}) =>
    sendForm(app, caller, { url: REQUEST, method: 'PUT' }, await aForm(changes));
  const withdraw = (caller: Caller) => caller.delete(REQUEST);

  test('it can be corrected, and what an administrator looked at before is not approved', async () => {
    const [admin, aisha] = [await createAdmin(app), await createCustomer(app)];
    await register(aisha, { name: 'Tpyo Kitchen' });
    const [before] = await requestsOf(aisha);
    const pictures = (await storedPictures()).length;
    expect((await aisha.get(REQUEST)).json().sent).toMatchObject({ name: 'Tpyo Kitchen' });
    const corrected = await correct(aisha, { name: 'Typo Kitchen', mobile: '+92 300 0000001' });
    expect([corrected.statusCode, corrected.json()]).toEqual([
      200,
      { message: 'Your request was corrected.' },
    ]);
    const after = await requestsOf(aisha);
    expect(after).toMatchObject([
      { status: 'pending', name: 'Typo Kitchen', slug: 'typo-kitchen', phone_number: '+92 300 0000001' },
    ]);
    await app.runJobs();
    expect((await storedPictures()).length).toBe(pictures);
    expect((await admin.post(`/api/admin/restaurants/${before?.id}/approve/`)).statusCode).toBe(404);
    expect((await admin.post(`/api/admin/restaurants/${after[0]?.id}/approve/`)).statusCode).toBe(200);
  });

  test('a correction that is refused changes nothing', async () => {
    const aisha = await createCustomer(app);
    await createOwner(app, { name: 'Taken Tikka' });
    await register(aisha, { name: 'Free Tikka' });
    expect((await correct(aisha, { name: 'taken tikka' })).json()).toHaveProperty('errors.name');
    expect(await requestsOf(aisha)).toMatchObject([{ name: 'Free Tikka', status: 'pending' }]);
    expect((await correct(aisha, { name: 'FREE TIKKA' })).statusCode).toBe(200);
  });

  test('it can be withdrawn, and another one sent', async () => {
    const [aisha, bilal] = [await createCustomer(app), await createCustomer(app)];
    await register(aisha);
    await register(bilal);
    expect((await withdraw(aisha)).json()).toEqual({ message: 'Your request was withdrawn.' });
    expect([await requestsOf(aisha), (await requestsOf(bilal)).length]).toEqual([[], 1]);
    expect((await aisha.get(REQUEST)).json()).toMatchObject({ status: 'none' });
    expect((await register(aisha)).statusCode).toBe(201);
  });

  test.each(['none', 'approved', 'declined'] as const)('one that is %s is no more', async (status) => {
    const aisha = await createCustomer(app);
    if (status !== 'none') {
      await register(aisha);
      await app.database.db
        .updateTable('restaurants')
        .set({ status })
        .where('owner_id', '=', aisha.id)
        .execute();
    }
    for (const response of [await correct(aisha), await withdraw(aisha)]) {
      expect([response.statusCode, response.json().message]).toEqual([
        409,
        'Your restaurant request is no longer waiting.',
      ]);
    }
    expect((await requestsOf(aisha)).map((row) => row.status)).toEqual(status === 'none' ? [] : [status]);
  });
});

describe("a restaurant's name", () => {
  test('may not look like that of another, also after a rename', async () => {
    const owner = await createOwner(app, { name: 'Karahi Point' });
    const taken = { name: ['Another restaurant has this name or one that looks like it.'] };
    const aisha = await createCustomer(app);
    for (const name of ['Karahi Point', ' KARAHI  point', 'Kárahi-Point', 'Каrаhі Роіnt']) {
      const response = await register(aisha, { name });
      expect([response.statusCode, response.json().errors], name).toEqual([400, taken]);
    }
    const other = await createOwner(app, { name: 'Tikka Point' });
    const rename = (caller: typeof owner, name: string) =>
      caller.patch(`/api/restaurant/settings-update/${caller.restaurantId}/`, { name });
    expect((await rename(other, 'karahipoint')).json().errors).toEqual(taken);
    expect((await rename(owner, 'KARAHI POINT')).statusCode).toBe(200);
    expect((await rename(owner, 'Karahi Corner')).statusCode).toBe(200);
    expect((await rename(other, 'Karahi Point')).statusCode).toBe(200);
  });

  test('that two restaurants shared before stays usable by both', async () => {
    const [one, two] = [
      await createOwner(app, { name: 'Twin Grill' }),
      await createOwner(app, { name: 'Twin Grill' }),
    ];
    for (const { patch, restaurantId } of [one, two]) {
      const saved = await patch(`/api/restaurant/settings-update/${restaurantId}/`, {
        name: 'Twin Grill',
        description: 'Still here.',
      });
      expect(saved.statusCode).toBe(200);
    }
  });

  test.each(['Karahi\u202EtnioP', 'Karahi\u0007', 'Tab\tbed', '\u2066Grill\u2069'])(
    'may not be %j',
    async (name) => {
      const response = await register(await createCustomer(app), { name });
      expect(response.json().errors).toEqual({
        name: ['Name may not contain control characters or change the writing direction'],
      });
    },
  );

  test('of a racing pair is given once', async () => {
    const people = await Promise.all([1, 2, 3, 4].map(() => createCustomer(app)));
    const responses = await Promise.all(people.map((person) => register(person, { name: 'Only One' })));
    expect(responses.filter(({ statusCode }) => statusCode === 201)).toHaveLength(1);
  });
});
