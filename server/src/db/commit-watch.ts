import { DatabaseError } from 'pg';

/** What this process commits, for whoever keeps what it has read. */
export type CommitWatch = {
  /** How many commits have ended, well or not. */
  ended(): number;
  /** Whether one is under way, which others may see before its writer hears of it. */
  isCommitting(): boolean;
  /** Runs a statement that commits. */
  watch<T>(commit: () => Promise<T>): Promise<T>;
  /** Called when a connection broke before it said whether something was committed: it still may be. */
  onUnknown(listener: () => void): void;
};

export function createCommitWatch(): CommitWatch {
  const listeners: (() => void)[] = [];
  let [ended, underWay] = [0, 0];
  return {
    ended: () => ended,
    isCommitting: () => underWay > 0,
    onUnknown: (listener) => listeners.push(listener),
    async watch(commit) {
      underWay += 1;
      try {
        return await commit();
      } catch (error) {
        if (!(error instanceof DatabaseError)) for (const listener of listeners) listener();
        throw error;
      } finally {
        underWay -= 1;
        ended += 1;
      }
    },
  };
}
