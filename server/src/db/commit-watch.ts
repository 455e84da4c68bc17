import { type ClientBase, DatabaseError } from 'pg';

/** What this process commits of what `pass_catalog_gate` watches, for whoever keeps what it has read. */
export type CommitWatch = {
  /** How many such commits have ended, well or not. */
  ended(): number;
  /** Whether one may be under way, which others may see before its writer hears of it. */
  isCommitting(): boolean;
  /** Runs a statement that commits. */
  watch<T>(client: ClientBase, statement: Committing<T>): Promise<T>;
  /** Called when a connection broke before it said whether something was committed: it still may be. */
  onUnknown(listener: () => void): void;
};

type Committing<T> = {
  readonly send: () => Promise<T>;
  /** Whether it may be known only afterwards that something was changed. */
  readonly mayChange: boolean;
};

/** Said by `pass_catalog_gate` on the connection of a change, before the statement that makes it has ended. */
const CHANGED = 'nearbite: changed';
const changing = new WeakSet<ClientBase>();

/** Listens for changes on a new connection. */
export function hearChanges(client: ClientBase): void {
  client.on('notice', ({ message }) => {
    if (message === CHANGED) changing.add(client);
  });
}

/** What was said before belongs to somebody else's transaction. */
export const forgetChanges = (client: ClientBase): void => void changing.delete(client);
export const hasChanges = (client: ClientBase): boolean => changing.has(client);

export function createCommitWatch(): CommitWatch {
  const listeners: (() => void)[] = [];
  let [ended, underWay] = [0, 0];
  return {
    ended: () => ended,
    isCommitting: () => underWay > 0,
    onUnknown: (listener) => listeners.push(listener),
    async watch(client, { send, mayChange }) {
      if (mayChange) underWay += 1;
      try {
        return await send();
      } catch (error) {
        if (!(error instanceof DatabaseError)) for (const listener of listeners) listener();
        throw error;
      } finally {
        if (mayChange) underWay -= 1;
        if (hasChanges(client)) ended += 1;
      }
    },
  };
}
