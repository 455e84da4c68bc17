// Where tests put their databases, uploads and browser profiles.
import { chmodSync, mkdtempSync, statfsSync } from 'node:fs';
import { freemem, tmpdir } from 'node:os';
import { join } from 'node:path';

const SHARED_MEMORY = '/dev/shm';
const GIB = 2 ** 30;
/** What a run holds at its fullest, several times over. */
const ROOM = 2 * GIB;

/**
 * Every test has a database of its own, so a run makes and deletes some hundred thousand files: a quarter of the
 * processor time of the server's tests went into a disk's directories. In memory, where there is plenty, it does not.
 */
export function makeWorkDirectory() {
  const directory = mkdtempSync(join(hasRoomInMemory() ? SHARED_MEMORY : tmpdir(), 'nearbite-test-run-'));
  // As root, PostgreSQL runs as another user, who must be able to get here.
  chmodSync(directory, 0o1777);
  return directory;
}

function hasRoomInMemory() {
  try {
    const { bavail, bsize } = statfsSync(SHARED_MEMORY);
    return bavail * bsize >= ROOM && freemem() >= 2 * ROOM;
  } catch {
    return false;
  }
}
