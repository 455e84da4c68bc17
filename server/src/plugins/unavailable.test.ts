import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { startS3Server } from '../adapters/storage/s3-server.testing.ts';
import { type Caller, createCustomer } from '../testing/actors.ts';
import { pictureFile, sendForm } from '../testing/send-form.ts';
import { buildTestApp, type TestApp } from '../testing/test-app.ts';

let app: TestApp;
let aisha: Caller;
beforeAll(async () => {
  app = await buildTestApp();
  aisha = await createCustomer(app);
});
afterAll(() => app.close());

const sendPicture = async (to: TestApp) => {
  const call = { method: 'PATCH', url: `/api/user/account/${aisha.id}/` } as const;
  return sendForm(to, aisha, call, { image: await pictureFile() });
};

function expectUnavailable({ statusCode, headers, json }: Awaited<ReturnType<typeof sendPicture>>) {
  expect([statusCode, json().code, headers['retry-after']]).toEqual([503, 'unavailable', '5']);
}

describe.each(['53100', '53200'])('PostgreSQL without room (%s)', (code) => {
  test('is told as unavailable', async () => {
    await app.database.pool.query(`
      create function out_of_room() returns trigger language plpgsql as
        $$ begin raise exception using errcode = '${code}', message = 'could not extend file'; end $$;
      create trigger out_of_room before update on users for each row execute function out_of_room()`);
    onTestFinished(() => void app.database.pool.query('drop function out_of_room cascade'));
    expectUnavailable(await aisha.patch(`/api/user/account/${aisha.id}/`, { full_name: 'Aisha B' }));
  });
});

test('a disk without room for a picture is told as unavailable', async () => {
  const put = () => Promise.reject(Object.assign(new Error('no space left on device'), { code: 'ENOSPC' }));
  const { storage } = app.services;
  const full = await buildTestApp({ database: app.database, adapters: { storage: { ...storage, put } } });
  expectUnavailable(await sendPicture(full));
  await full.server.close();
});

describe('an object store that', () => {
  test.each(['answers with errors', 'is not there'])('%s is told as unavailable', async (what) => {
    const account = { bucket: 'pictures', accessKey: 'key', secretKey: 'secret' };
    const s3 = await startS3Server(account);
    const environment = {
      S3_ENDPOINT: s3.endpoint,
      S3_BUCKET: account.bucket,
      S3_ACCESS_KEY: account.accessKey,
      S3_SECRET_KEY: account.secretKey,
    };
    const market = await buildTestApp({ database: app.database, environment });
    if (what === 'is not there') await s3.close();
    else s3.failures.push(...Array<'error'>(60).fill('error'));
    expectUnavailable(await market.inject({ url: '/media/abc.webp' }));
    expectUnavailable(await sendPicture(market));
    await market.server.close();
    if (what !== 'is not there') await s3.close();
  });
});
