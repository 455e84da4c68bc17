import { statfs } from 'node:fs/promises';
import { ConfigError } from '../config.ts';
import { findHome } from '../db/embedded/home.ts';
import { StartError } from './start-error.ts';
import { isOutOfSpace, messageOf } from './system-error.ts';

/** What a program that failed leaves on the terminal: one line for what the operator can put right, else all there is. */
export function describeFailure(error: unknown): string {
  if (error instanceof StartError || error instanceof ConfigError) return error.message;
  if (isOutOfSpace(error)) return `A disk is full: free some space and start again (${messageOf(error)}).`;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

/** PostgreSQL writes its log of changes in files of this size; without room for one it ends every connection. */
const WAL_FILE_BYTES = 16 * 1024 * 1024;

/** An embedded PostgreSQL without room to write tells its clients only that they are cut off. */
export async function explainNoRoom(error: unknown, dataDir: string): Promise<unknown> {
  if (error instanceof StartError || isOutOfSpace(error)) return error;
  const { existing } = await findHome(dataDir);
  const { bavail, bsize } = await statfs(existing).catch(() => ({ bavail: Infinity, bsize: 1 }));
  if (bavail * bsize >= WAL_FILE_BYTES) return error;
  return new StartError(
    `The disk holding ${existing} is full: free some space and start again (${messageOf(error)}).`,
  );
}
