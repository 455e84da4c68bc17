import type { AdapterLog } from '../adapter-log.ts';
import type { Bus } from './port.ts';
import { deliver, type Subscription } from './topic-handlers.ts';

/** One instance needs no server in between: the default bus. */
export function createInProcessBus(log: AdapterLog): Bus {
  const topics = new Map<string, Set<Subscription>>();

  return {
    async publish(topic, message) {
      const text = JSON.stringify(message);
      // Later, as from a real bus: a listener must not run inside the publisher's own work.
      setImmediate(() => deliver(topics.get(topic) ?? [], { topic, text, log }));
    },

    async subscribe(topic, handler) {
      const subscription: Subscription = { handler };
      const subscriptions = topics.get(topic) ?? new Set();
      topics.set(topic, subscriptions.add(subscription));
      return async () => {
        subscriptions.delete(subscription);
        if (subscriptions.size === 0 && topics.get(topic) === subscriptions) topics.delete(topic);
      };
    },

    async ping() {},

    async close() {
      topics.clear();
    },
  };
}
