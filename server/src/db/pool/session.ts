import type { ClientBase } from 'pg';

export type Timeouts = {
  /** How long a statement waits for a row that another transaction holds. */
  readonly lockMs: number;
  /** How long PostgreSQL works on a statement. */
  readonly statementMs: number;
  /** How long we wait for a database that does not even say that it gave up. */
  readonly clientMs: number;
};

type SessionOptions = {
  readonly timeouts: Timeouts | undefined;
  readonly patienceMs: number;
  /**
   * Writes find their rows by key, whatever the values are: one plan serves them all, and planning a large statement
   * anew costs as much as running it. Reads may still be planned for their values.
   */
  readonly writes?: boolean | undefined;
};

const IDLE_IN_TRANSACTION_MS = 30_000;
const backends = new WeakMap<ClientBase, number>();

/**
 * Sets up a new connection before anyone else gets it. By a statement: PgBouncer refuses connections that
 * ask for limits while they are made, and gives them process numbers of its own, which cannot be canceled.
 */
export async function beginSession(
  client: ClientBase,
  { timeouts, patienceMs, writes = false }: SessionOptions,
): Promise<void> {
  const settings = {
    // As of the role (`migrate.ts`), where a server refuses that, and on connections from before.
    jit: 'off',
    idle_in_transaction_session_timeout: IDLE_IN_TRANSACTION_MS,
    ...(timeouts && { lock_timeout: timeouts.lockMs, statement_timeout: timeouts.statementMs }),
    ...(writes && { plan_cache_mode: 'force_generic_plan' }),
  };
  const set = Object.entries(settings).map(([name, value]) => `set_config('${name}', '${value}', false)`);
  const statement = { text: `${BEGINNING}, ${set.join(', ')}`, query_timeout: patienceMs };
  const { rows } = await client.query<{ backend: number }>(statement);
  if (rows[0]) backends.set(client, rows[0].backend);
}

const BEGINNING = 'select pg_backend_pid() as backend';

/** Tells the statement that begins a session from those that do the work. */
export const beginsSession = (text: string): boolean => text.startsWith(BEGINNING);

/** PostgreSQL's own number of the process that serves this connection. */
export const backendOf = (client: ClientBase): number | undefined => backends.get(client);
