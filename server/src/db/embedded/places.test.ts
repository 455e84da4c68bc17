import { chmod, chown, mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { explainFailure } from './explain-failure.ts';
import { pickUser } from './run-as.ts';
import { kill, openScene, query } from './scene.testing.ts';

const NOBODY = 65534;
let scene: Awaited<ReturnType<typeof openScene>>;

beforeEach(async () => {
  scene = await openScene();
});

afterEach(async () => {
  await scene.clear();
});

test('a data directory that is a file gets one clear sentence', async () => {
  await writeFile(scene.dataDir, '');
  const { report, process } = await scene.startApplication([scene.dataDir]);
  expect(report.error).toMatch(
    /^StartError: The data directory \S+ cannot be written \(EEXIST\): make it writable for this user, or set DATA_DIR/,
  );
  expect(await kill(process, 'SIGTERM')).not.toBe(0);
});

describe.runIf(process.getuid?.() === 0)('started by root', () => {
  test('in a private directory, data and binaries go where the database user can get, and are found again', async () => {
    const home = join(scene.dir, 'private');
    const system = join(scene.dir, 'system');
    await mkdir(join(home, 'data-dir'), { recursive: true });
    await chmod(home, 0o700);
    const args = [join(home, 'data-dir'), system];

    const first = await scene.startApplication(args);
    await query(first.report.connectionString, `create table orders as select 'first' as name`);
    await kill(first.process, 'SIGTERM');
    const place = (await readFile(join(home, 'data-dir/postgres.location'), 'utf8')).trim();
    expect(place.startsWith(system)).toBe(true);
    expect((await stat(home)).mode & 0o777).toBe(0o700);

    const second = await scene.startApplication(args);
    expect(await query(second.report.connectionString, 'select name from orders')).toEqual([
      { name: 'first' },
    ]);
    await kill(second.process, 'SIGTERM');

    await rm(join(home, 'data-dir'), { recursive: true });
    const third = await scene.startApplication(args);
    await expect(query(third.report.connectionString, 'select name from orders')).rejects.toThrow(
      'not exist',
    );
  });

  test('under a strict umask the directories it makes are still reachable', async () => {
    const { report } = await scene.startApplication([join(scene.dir, 'new/data-dir')], { umask: '077' });
    expect(await query(report.connectionString, 'select 1 as one')).toEqual([{ one: 1 }]);
    expect(await readdir(join(scene.dir, 'new/data-dir'))).toEqual(['postgres']);
  });

  test('no reachable place at all is one clear sentence', async () => {
    await mkdir(scene.dataDir, { mode: 0o700 });
    const { report } = await scene.startApplication([scene.dataDir, '/proc/nearbite']);
    expect(report.error).toMatch(
      /^StartError: PostgreSQL cannot run as root and no directory .* set DATABASE_URL/,
    );
  });
});

describe.runIf(process.getuid?.() === 0)('started by an ordinary user', () => {
  test('the database runs as that user, in a directory of its own', async () => {
    await mkdir(scene.dataDir);
    await chown(scene.dataDir, NOBODY, NOBODY);
    const { report } = await scene.startApplication([scene.dataDir], { uid: NOBODY });
    expect(report.error).toBeUndefined();
    expect((await stat(join(scene.dataDir, 'postgres/data'))).uid).toBe(NOBODY);
    expect((await stat(`/proc/${report.pid}`)).uid).toBe(NOBODY);
  });

  test('root may start it later, still as that user', async () => {
    await mkdir(scene.dataDir);
    await chown(scene.dataDir, NOBODY, NOBODY);
    const first = await scene.startApplication([scene.dataDir], { uid: NOBODY });
    await kill(first.process, 'SIGTERM');
    const second = await scene.startApplication([scene.dataDir]);
    expect(second.report.error).toBeUndefined();
    expect((await stat(`/proc/${second.report.pid}`)).uid).toBe(NOBODY);
  });

  test('a directory it may not write, or a database of another user, is one clear sentence', async () => {
    await mkdir(scene.dataDir, { mode: 0o755 });
    const refused = await scene.startApplication([scene.dataDir], { uid: NOBODY });
    expect(refused.report.error).toMatch(
      /^StartError: The data directory \S+ cannot be written \(EACCES\): make/,
    );

    const owner = await scene.startApplication([scene.dataDir]);
    await kill(owner.process, 'SIGTERM');
    await chown(join(scene.dataDir, 'postgres/data'), 12345, 12345);
    const stranger = await scene.startApplication([scene.dataDir], { uid: NOBODY });
    expect(stranger.report.error).toMatch(
      /^StartError: The database in \S+ belongs to another user \(id 12345\)/,
    );
  });
});

test('root lends the best fitting user of the machine', () => {
  const nobody = 'root:x:0:0::/root:/bin/sh\nnobody:x:99:98::/:/bin/false\n';
  expect(pickUser(`${nobody}postgres:x:101:104::/var/lib/postgresql:/bin/bash\n`)).toEqual({
    uid: 101,
    gid: 104,
  });
  expect(pickUser(nobody)).toEqual({ uid: 99, gid: 98 });
  expect(pickUser('postgres:x:0:0::/:/bin/sh')).toEqual({ uid: 65534, gid: 65534 });
});

test.each([
  ['initdb: error: could not write file "x": No space left on device', /^The disk holding \/d is full: free/],
  ['postgres: error while loading shared libraries: libicu.so', /does not run on this system .*DATABASE_URL/],
  ['spawn /n/bin/postgres ENOENT', /does not run on this system .*DATABASE_URL/],
  [
    'FATAL:  could not map anonymous shared memory: Cannot allocate memory',
    /too little memory \(could not map/,
  ],
  ['FATAL:  could not open file "x": Permission denied', /may not run in \/d \(could not open file/],
  ['FATAL:  something new', /^PostgreSQL did not start \(something new\): see \/d\/log/],
])('%s becomes a sentence with a way out', (output, sentence) => {
  expect(explainFailure(output, { dir: '/d', logFile: '/d/log' }).message).toMatch(sentence);
});
