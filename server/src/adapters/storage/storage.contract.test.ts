import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { chooseStorage } from './choose-storage.ts';
import type { Storage } from './port.ts';
import { startS3Server } from './s3-server.testing.ts';
import { createS3Storage } from './s3-storage.ts';

const account = { bucket: 'nearbite media', accessKey: 'AKIDEXAMPLE', secretKey: 'wJalr/XUtnFEMI+bPxRfiCY' };
const s3 = await startS3Server(account);
const DATA_DIR = await mkdtemp(join(tmpdir(), 'nearbite-storage-'));
const mediaDirectory = join(DATA_DIR, 'media');
afterAll(async () => {
  await s3.close();
  await rm(DATA_DIR, { recursive: true });
});
afterEach(() => {
  s3.failures.length = 0;
});

const withoutS3 = {
  DATA_DIR,
  S3_ENDPOINT: undefined,
  S3_BUCKET: undefined,
  S3_ACCESS_KEY: undefined,
  S3_SECRET_KEY: undefined,
};
const withS3 = {
  DATA_DIR: '/nowhere',
  S3_ENDPOINT: s3.endpoint,
  S3_BUCKET: account.bucket,
  S3_ACCESS_KEY: account.accessKey,
  S3_SECRET_KEY: account.secretKey,
};

async function contentOf(storage: Storage, key: string): Promise<Buffer | undefined> {
  const object = await storage.open(key);
  return object && buffer(object.stream);
}

describe.each([
  { name: 'files', config: withoutS3, keys: () => readdir(mediaDirectory) },
  { name: 'S3', config: withS3, keys: async () => [...s3.objects.keys()] },
])('$name', ({ config, keys }) => {
  it('gives back what it was given', async () => {
    const storage = await chooseStorage(config);
    const bytes = Buffer.from([0, 255, 13, 10, ...Buffer.from('چائے')]);
    await storage.put('0a-b_c.small.webp', bytes, 'image/webp');

    const object = await storage.open('0a-b_c.small.webp');

    expect(object?.size).toBe(bytes.length);
    expect(object?.contentType).toBe('image/webp');
    expect(object && (await buffer(object.stream))).toEqual(bytes);
  });

  it('keeps large and empty objects', async () => {
    const storage = await chooseStorage(config);
    const large = Buffer.alloc(3 * 1024 * 1024, 'nearbite');
    await storage.put('large.png', large, 'image/png');
    await storage.put('empty.jpg', Buffer.alloc(0), 'image/jpeg');

    expect((await contentOf(storage, 'large.png'))?.equals(large)).toBe(true);
    expect(await contentOf(storage, 'empty.jpg')).toEqual(Buffer.alloc(0));
  });

  it('knows nothing of keys that were never put or were deleted', async () => {
    const storage = await chooseStorage(config);
    await storage.put('one.webp', Buffer.from('1'), 'image/webp');
    await storage.put('two.webp', Buffer.from('2'), 'image/webp');

    await storage.delete(['one.webp', 'never-there.webp']);

    expect(await storage.open('one.webp')).toBeUndefined();
    expect(await storage.open('never-there.webp')).toBeUndefined();
    expect(await contentOf(storage, 'two.webp')).toEqual(Buffer.from('2'));
  });

  it('shows one whole object to readers while it is replaced', async () => {
    const storage = await chooseStorage(config);
    const [old, fresh] = [Buffer.alloc(400_000, 'a'), Buffer.alloc(300_000, 'b')];
    await storage.put('same.webp', old, 'image/webp');
    const writing = storage.put('same.webp', fresh, 'image/webp');

    const seen = await Promise.all(Array.from({ length: 10 }, () => contentOf(storage, 'same.webp')));
    await writing;

    for (const content of seen) expect(content?.equals(old) || content?.equals(fresh)).toBe(true);
    expect((await contentOf(storage, 'same.webp'))?.equals(fresh)).toBe(true);
  });

  it.each([
    '',
    '.hidden.webp',
    '../escape.webp',
    'a/../../b.webp',
    'a..webp',
    'sub/dir.webp',
    'back\\slash.webp',
    'UPPER.webp',
    'nul\0.webp',
    'space .webp',
    'query?.webp',
    'percent%2e.webp',
    `${'long'.repeat(60)}.webp`,
    'page.html',
    'noextension',
  ])('refuses the key %j in every call', async (key) => {
    const storage = await chooseStorage(config);
    const before = await keys();

    await expect(storage.put(key, Buffer.from('x'), 'image/webp')).rejects.toThrow();
    await expect(storage.open(key)).rejects.toThrow();

    expect(await keys()).toEqual(before);
  });

  it('refuses to delete by anything but a key', async () => {
    const storage = await chooseStorage(config);
    await expect(storage.delete(['../media'])).rejects.toThrow('not a storage key');
  });

  it('refuses a content type that the key does not name', async () => {
    const storage = await chooseStorage(config);
    await expect(storage.put('page.webp', Buffer.from('<html>'), 'text/html')).rejects.toThrow(
      'does not name a text/html',
    );
  });
});

describe('files', () => {
  it('leaves no half-written file behind when writing fails', async () => {
    const storage = await chooseStorage(withoutS3);
    await mkdir(join(mediaDirectory, 'taken.webp'));
    const before = await readdir(mediaDirectory);

    await expect(storage.put('taken.webp', Buffer.from('x'), 'image/webp')).rejects.toThrow();

    expect(await readdir(mediaDirectory)).toEqual(before);
  });

  it('sweeps what a crash left behind, but not what another process is writing', async () => {
    await mkdir(mediaDirectory, { recursive: true });
    const [abandoned, young] = ['.unfinished-old', '.unfinished-young'];
    await writeFile(join(mediaDirectory, abandoned), 'x');
    await writeFile(join(mediaDirectory, young), 'x');
    const yesterday = new Date(Date.now() - 24 * 60 * 60 * 1000);
    await utimes(join(mediaDirectory, abandoned), yesterday, yesterday);

    await chooseStorage(withoutS3);

    const names = await readdir(mediaDirectory);
    expect(names).not.toContain(abandoned);
    expect(names).toContain(young);
  });
});

describe('S3', () => {
  const options = { endpoint: s3.endpoint, ...account };

  it('tells the store the content type', async () => {
    await createS3Storage(options).put('typed.webp', Buffer.from('x'), 'image/webp');
    expect(s3.objects.get('typed.webp')?.contentType).toBe('image/webp');
  });

  it('gets over a store that is busy for a moment', async () => {
    s3.failures.push('error', 'error');
    await createS3Storage(options).put('busy.webp', Buffer.from('x'), 'image/webp');
    expect(s3.objects.has('busy.webp')).toBe(true);
  });

  it('is refused with a wrong secret, and tells the code only', async () => {
    const storage = createS3Storage({ ...options, secretKey: 'wrong' });
    await expect(storage.put('x.webp', Buffer.from('x'), 'image/webp')).rejects.toThrow(
      /^The object store did not keep x\.webp: 403 SignatureDoesNotMatch$/,
    );
    await expect(storage.open('typed.webp')).rejects.toThrow('403 SignatureDoesNotMatch');
    await expect(storage.delete(['typed.webp'])).rejects.toThrow('403 SignatureDoesNotMatch');
  });

  it('gives a silent store up', async () => {
    s3.failures.push('silence');
    const storage = createS3Storage({ ...options, timeoutMs: 200 });
    await expect(storage.open('typed.webp')).rejects.toThrow('did not answer within 200 ms');
  });
});
