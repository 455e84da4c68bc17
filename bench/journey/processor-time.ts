import { readdir, readFile } from 'node:fs/promises';
import pg from 'pg';

const TICKS_PER_SECOND = 100;
const ATTEMPTS = 5;

type Process = { readonly parent: number; readonly ticks: number; readonly ticksOfEnded: number };

/** Undefined where processes do not show themselves, as outside Linux. */
async function read(pid: number): Promise<Process | undefined> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => undefined);
  const fields = stat?.slice(stat.lastIndexOf(')') + 2).split(' ');
  if (!fields) return undefined;
  const at = (place: number) => Number(fields[place]);
  return { parent: at(1), ticks: at(11) + at(12), ticksOfEnded: at(13) + at(14) };
}

async function postmasterOf(connectionString: string): Promise<number | undefined> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
  const backend = await read(rows[0]?.pid ?? 0);
  await client.end();
  return backend?.parent;
}

/**
 * Milliseconds of processor time that servers and their PostgreSQL have taken so far. Unlike requests per second they
 * hardly depend on what else the machine does. Undefined where PostgreSQL runs elsewhere.
 */
export async function createProcessorTime(connectionString: string) {
  const postmaster = await postmasterOf(connectionString);
  return async (pids: readonly number[]): Promise<number | undefined> => {
    if (postmaster === undefined) return undefined;
    // Once more where one has ended meanwhile: it would be counted as running and as ended.
    for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
      const before = await read(postmaster);
      const ticks = await ticksBelow(postmaster);
      const servers = await Promise.all(pids.map(read));
      const main = await read(postmaster);
      if (!main || servers.includes(undefined)) return undefined;
      if (before?.ticksOfEnded !== main.ticksOfEnded && attempt < ATTEMPTS - 1) continue;
      const ofServers = servers.reduce((sum, server) => sum + (server?.ticks ?? 0), 0);
      return ((ofServers + ticks + main.ticks + main.ticksOfEnded) * 1000) / TICKS_PER_SECOND;
    }
    return undefined;
  };
}

async function ticksBelow(parent: number): Promise<number> {
  const all = await Promise.all((await readdir('/proc')).filter(isNumber).map((each) => read(Number(each))));
  return all.reduce((sum, each) => sum + (each?.parent === parent ? each.ticks : 0), 0);
}

const isNumber = (name: string) => /^\d+$/.test(name);
