import { createHash } from 'node:crypto';
import type { PostgresPool, PostgresPoolClient } from 'kysely';
import type { Pool, PoolClient, QueryResult } from 'pg';
import { retryLostRaces } from './retry-lost-races.ts';
import { backendOf } from './session.ts';

/** Beyond this many distinct texts statements go unnamed, so that dynamic SQL cannot fill the server's memory. */
const MAX_PREPARED_STATEMENTS = 400;

type Pools = { readonly reads: Pool; readonly writes: Pool };

/**
 * The pools as the query builder sees them. Every statement is named after its text, so PostgreSQL parses and plans
 * it once per connection. The first statement decides where a connection comes from: transactions and statements
 * that write wait for each other's rows, and must not keep those from a connection that only read.
 */
export function preparedPool(pools: Pools): PostgresPool & { readonly run: Run } {
  const names = new Map<string, string>();

  function nameOf(text: string): string | undefined {
    const known = names.get(text);
    if (known !== undefined) return known;
    if (names.size >= MAX_PREPARED_STATEMENTS) return undefined;
    const name = createHash('sha1').update(text).digest('base64url');
    names.set(text, name);
    return name;
  }

  return {
    async connect() {
      const connection = new Connection(pools);
      const query = (text: string, values: readonly unknown[]) =>
        connection.query({ text, values, name: nameOf(text) });
      // The builder also has a cursor overload; streaming is not used here.
      return { query: query as unknown as PostgresPoolClient['query'], release: () => connection.release() };
    },
    // The pools are closed by the code that opened them.
    end: async () => undefined,
    async run(text, values, signal) {
      // Nothing else is asked on its connection.
      if (isRead(text) && !signal) {
        return pools.reads.query({ text, values: [...values], name: nameOf(text) });
      }
      const connection = new Connection(pools, signal);
      try {
        return await connection.query({ text, values, name: nameOf(text) });
      } finally {
        connection.release();
      }
    },
  };
}

/**
 * Runs one statement on a connection of its own, without the query builder. It ends when the signal says that nobody
 * waits for it any more.
 */
export type Run = (
  text: string,
  values: readonly unknown[],
  signal?: AbortSignal,
) => Promise<{ readonly rows: unknown[] }>;

type Statement = {
  readonly text: string;
  readonly values: readonly unknown[];
  readonly name: string | undefined;
};

class Connection {
  readonly #pools: Pools;
  readonly #signal: AbortSignal | undefined;
  #client: PoolClient | undefined;
  #isInTransaction = false;
  /** The driver leaves a statement that timed out on its connection: nothing more can be asked there. */
  #failure: Error | undefined;

  constructor(pools: Pools, signal?: AbortSignal) {
    this.#pools = pools;
    this.#signal = signal;
  }

  async query({ text, values, name }: Statement): Promise<QueryResult> {
    if (this.#failure) throw this.#failure;
    const client = this.#client ?? (await this.#connect(text));
    this.#isInTransaction ||= TRANSACTION_BEGINS.test(text);
    const ask = () => this.#send(client, { text, values, name });
    try {
      return await (this.#isInTransaction ? ask() : retryLostRaces(ask));
    } catch (error) {
      if (error instanceof Error && error.message === CLIENT_TIMEOUT) this.#failure = error;
      throw error;
    }
  }

  /** Most statements are wanted to their end: nothing is put around those, as each promise costs. */
  #send(client: PoolClient, statement: Statement): Promise<QueryResult> {
    const send = () => client.query({ ...statement, values: [...statement.values] });
    return this.#signal ? this.#whileWanted(client, this.#signal, send) : send();
  }

  async #connect(text: string): Promise<PoolClient> {
    this.#client = await (isRead(text) ? this.#pools.reads : this.#pools.writes).connect();
    return this.#client;
  }

  /** Nothing else is asked on the connection before the order to stop has arrived, so it cannot hit another statement. */
  async #whileWanted<T>(client: PoolClient, signal: AbortSignal, run: () => Promise<T>): Promise<T> {
    if (signal.aborted) throw new CanceledError();
    let stopping: Promise<unknown> = Promise.resolve();
    const stop = () => {
      // Should this fail, the statement ends by itself or by its time-out.
      stopping = this.#pools.writes
        .query('select pg_cancel_backend($1)', [backendOf(client)])
        .catch(() => undefined);
    };
    signal.addEventListener('abort', stop, { once: true });
    try {
      return await run();
    } finally {
      signal.removeEventListener('abort', stop);
      await stopping;
    }
  }

  release(): void {
    this.#client?.release(this.#failure);
  }
}

/** Reads as a statement that PostgreSQL has canceled. */
class CanceledError extends Error {
  readonly code = '57014';

  constructor() {
    super('canceling statement due to user request');
  }
}

const CLIENT_TIMEOUT = 'Query read timeout';
const TRANSACTION_BEGINS = /^\s*(begin|start transaction)\b/i;
const READ = /^\s*(select|with)\b/i;
const WRITES_OR_LOCKS =
  /\b(insert|update|delete|merge|for\s+share|for\s+key\s+share|add_job|pg_advisory\w*)\b/i;

/** A guess that costs nothing when it is wrong: both kinds of connection may do everything. */
function isRead(text: string): boolean {
  const known = reads.get(text);
  if (known !== undefined) return known;
  const guess = READ.test(text) && !WRITES_OR_LOCKS.test(text);
  if (reads.size < MAX_PREPARED_STATEMENTS) reads.set(text, guess);
  return guess;
}

/** Of each text, as looking through a long one takes its time. */
const reads = new Map<string, boolean>();
