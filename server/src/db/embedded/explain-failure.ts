import { StartError } from '../../process/start-error.ts';

const OWN_SERVER = 'set DATABASE_URL to a PostgreSQL server of your own';

/** Turns what PostgreSQL or the system said into one sentence that tells the operator what to do. */
export function explainFailure(output: string, place: { dir: string; logFile: string }): StartError {
  const reason = output.match(/(?:FATAL|PANIC|error):\s+(.+)/)?.[1] ?? output.trim().split('\n').at(-1) ?? '';
  if (/No space left on device|ENOSPC|Disk quota exceeded/.test(output)) {
    return new StartError(`The disk holding ${place.dir} is full: free some space and start again.`);
  }
  if (/error while loading shared libraries|GLIBC_|ENOEXEC|spawn \S+ ENOENT/.test(output)) {
    return new StartError(`The packaged PostgreSQL does not run on this system (${reason}): ${OWN_SERVER}.`);
  }
  if (/initialized by PostgreSQL version/.test(output)) {
    return new StartError(
      `The database in ${place.dir} was made by another major version of PostgreSQL: ` +
        `dump it with the release that made it, or set DATA_DIR to a new directory.`,
    );
  }
  if (/could not (create|map|resize)[^\n]*shared memory|Cannot allocate memory|out of memory/i.test(output)) {
    return new StartError(`PostgreSQL got too little memory (${reason}): free some, or ${OWN_SERVER}.`);
  }
  if (/Permission denied|EACCES|EPERM|Operation not permitted|EINVAL/.test(output)) {
    return new StartError(
      `PostgreSQL may not run in ${place.dir} (${reason}): ` +
        `set DATA_DIR to a directory on another disk, start as an ordinary user, or ${OWN_SERVER}.`,
    );
  }
  return new StartError(`PostgreSQL did not start (${reason}): see ${place.logFile}, or ${OWN_SERVER}.`);
}
