import type { SavedAddress } from '@nearbite/contract/accounts/addresses';
import { MAX_ADDRESSES } from '@nearbite/contract/accounts/addresses';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Caller, createCustomer } from '../../../testing/actors.ts';
import { buildTestApp, type TestApp } from '../../../testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await buildTestApp();
});
afterAll(() => app.close());

const listOf = ({ id }: Caller) => `/api/customer/addresses/${id}/`;
const HOME = { label: 'Home', address: '7 Mall Road', city: 'Lahore' };

async function save(user: Caller, body: object): Promise<SavedAddress> {
  const response = await user.post(listOf(user), body);
  expect(response.statusCode).toBe(201);
  return response.json();
}
const read = async (user: Caller): Promise<SavedAddress[]> => (await user.get(listOf(user))).json();

describe('saved addresses', () => {
  test('are kept with pin and note, the default one first', async () => {
    const user = await createCustomer(app);
    expect(await read(user)).toEqual([]);
    const home = await save(user, HOME);
    expect(home).toMatchObject({ ...HOME, latitude: null, longitude: null, note: null, is_default: true });
    const work = await save(user, {
      ...HOME,
      label: 'Work',
      latitude: 31.52,
      longitude: '74.35',
      note: 'Third floor',
      is_default: true,
    });
    expect(work).toMatchObject({ latitude: 31.52, longitude: 74.35, note: 'Third floor', is_default: true });
    expect((await read(user)).map(({ label, is_default }) => [label, is_default])).toEqual([
      ['Work', true],
      ['Home', false],
    ]);
  });

  test('are changed field by field, and the default moves', async () => {
    const user = await createCustomer(app);
    await save(user, { ...HOME, latitude: 31.5, longitude: 74.3, note: 'Blue gate' });
    const work = await save(user, { ...HOME, label: 'Work' });
    const response = await user.patch(`${listOf(user)}${work.id}/`, { is_default: true, city: 'Karachi' });
    expect(response.json()).toEqual({ ...work, is_default: true, city: 'Karachi' });
    const [, home] = await read(user);
    const cleared = await user.patch(`${listOf(user)}${home?.id}/`, {
      latitude: null,
      longitude: null,
      note: '',
    });
    expect(cleared.json()).toEqual({ ...home, latitude: null, longitude: null, note: null });
    expect((await user.patch(`${listOf(user)}${work.id}/`, {})).json()).toMatchObject({ city: 'Karachi' });
  });

  test('a removed default leaves its place to the oldest', async () => {
    const user = await createCustomer(app);
    const home = await save(user, HOME);
    await save(user, { ...HOME, label: 'Work' });
    expect((await user.delete(`${listOf(user)}${home.id}/`)).statusCode).toBe(204);
    expect(await read(user)).toMatchObject([{ label: 'Work', is_default: true }]);
    expect((await user.delete(`${listOf(user)}${home.id}/`)).statusCode).toBe(404);
  });

  test.each([
    [{ ...HOME, label: '' }, 'label'],
    [{ ...HOME, address: 'x' }, 'address'],
    [{ ...HOME, latitude: 31.5 }, 'latitude'],
    [{ ...HOME, latitude: 131, longitude: 74 }, 'latitude'],
    [{ ...HOME, note: 'x'.repeat(301) }, 'note'],
  ])('%j is refused at %s', async (body, field) => {
    const user = await createCustomer(app);
    const response = await user.post(listOf(user), body);
    expect(response.statusCode).toBe(400);
    expect(Object.keys(response.json().errors)).toEqual([field]);
  });

  test('are at most twenty, also when many are saved at once', async () => {
    const user = await createCustomer(app);
    const responses = await Promise.all(
      Array.from({ length: MAX_ADDRESSES + 2 }, (_, index) =>
        user.post(listOf(user), { ...HOME, label: `Place ${index}` }),
      ),
    );
    expect(responses.filter(({ statusCode }) => statusCode === 409)).toHaveLength(2);
    const kept = await read(user);
    expect(kept).toHaveLength(MAX_ADDRESSES);
    expect(kept.filter(({ is_default }) => is_default)).toHaveLength(1);
  });

  test("are nobody else's, and changing another's takes no default away", async () => {
    const [owner, other] = [await createCustomer(app), await createCustomer(app)];
    const { id } = await save(owner, HOME);
    await save(other, HOME);
    expect((await other.get(listOf(owner))).statusCode).toBe(404);
    expect((await other.patch(`${listOf(other)}${id}/`, { is_default: true })).statusCode).toBe(404);
    expect((await other.delete(`${listOf(other)}${id}/`)).statusCode).toBe(404);
    expect(await read(other)).toMatchObject([{ is_default: true }]);
    expect(await read(owner)).toMatchObject([{ id }]);
  });
});
