import type { JsonValue } from '../json-value.ts';

export type MessageHandler = (message: JsonValue) => void | Promise<void>;
export type Unsubscribe = () => Promise<void>;

/**
 * Tells every instance of the app what has just happened. Messages are hints, not records: each is delivered
 * at most once, in order per publisher and topic, to those listening at that moment. What must not get lost is
 * a job.
 */
export type Bus = {
  /**
   * Never rejects: it is called after the commit, when the change is stored whether or not anyone hears of it. A
   * listener in this process hears it even while the bus is not reachable.
   */
  publish(topic: string, message: JsonValue): Promise<void>;
  /**
   * Resolves once messages published from now on arrive; while the bus is not reachable these are the ones of this
   * process, and the others' follow when it is back. A handler that fails or is slow is no concern of the other handlers.
   */
  subscribe(topic: string, handler: MessageHandler): Promise<Unsubscribe>;
  /** Rejects when the bus is not reachable. */
  ping(): Promise<void>;
  close(): Promise<void>;
};
