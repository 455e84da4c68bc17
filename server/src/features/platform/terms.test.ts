import { getTerms } from '@nearbite/contract/platform/platform';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createAdmin, visitorOf } from '../../testing/actors.ts';
import { describeAccess } from '../../testing/describe-access.ts';
import { buildTestApp, type TestApp } from '../../testing/test-app.ts';

describeAccess({ getTerms });

let app: TestApp;
beforeAll(async () => {
  app = await buildTestApp();
});
afterAll(() => app.close());

const terms = async () => (await visitorOf(app).get('/api/terms/')).json();

test('the terms are a standard text until an administrator writes them, and again when it is emptied', async () => {
  const standard = await terms();
  expect(standard).toMatchObject({ changed_at: null, text: expect.stringContaining('Nearbite') });
  const admin = await createAdmin(app);
  const write = (text: string) => admin.patch('/api/admin/settings/', { terms: text });
  expect((await admin.get('/api/admin/settings/')).json().terms).toBe(standard.text);

  const written = 'First <b>paragraph</b>.\n\nSecond.';
  expect((await write(written)).json()).toMatchObject({ terms: written, reach_km: 10 });
  const kept = await terms();
  expect(kept).toEqual({ text: written, changed_at: expect.stringMatching(/^20.*Z$/) });
  expect((await admin.get('/api/admin/audit/')).json()[0]).toMatchObject({
    action: 'settings.changed',
    details: { terms: 'changed' },
  });
  await admin.patch('/api/admin/settings/', { reach_km: 12 });
  expect(await terms(), 'another setting leaves them').toEqual(kept);

  const tooLong = await write('x'.repeat(20_001));
  expect([tooLong.statusCode, Object.keys(tooLong.json().errors)]).toEqual([400, ['terms']]);
  await write('');
  expect(await terms()).toEqual(standard);
});

test('the standard terms are read in the language the address names', async () => {
  const read = async (lang: string) => (await visitorOf(app).get(`/api/terms/?lang=${lang}`)).json().text;
  await app.database.db.updateTable('platform_settings').set({ terms_text: null }).execute();
  expect(await read('ur')).not.toMatch(/[a-z]{3,} [a-z]{3,}/);
  expect((await read('ur')).split('\n\n')).toHaveLength((await read('en')).split('\n\n').length);
  expect(await read('en')).toMatch(/^Nearbite brings together people/);
});
