import type { AdapterLog } from '../adapter-log.ts';
import { closeRedis, connectRedis } from '../redis.ts';
import type { Bus } from './port.ts';
import { deliver, type Subscription } from './topic-handlers.ts';

/** Redis' channels are common to all its databases; ours are told apart by name. */
const PREFIX = 'nearbite:bus:';

type Topic = { readonly subscriptions: Set<Subscription>; readonly listening: Promise<unknown> };

export function createRedisBus({ url, log }: { readonly url: string; readonly log: AdapterLog }): Bus {
  const publisher = connectRedis({ url, name: 'bus-publish', log });
  // One listening connection for all topics; after an outage it takes its channels up again by itself.
  const listener = connectRedis({ url, name: 'bus-listen', log });
  const topics = new Map<string, Topic>();

  listener.on('message', (channel: string, text: string) => {
    const topic = channel.slice(PREFIX.length);
    deliver(topics.get(topic)?.subscriptions ?? [], { topic, text, log });
  });

  function openTopic(topic: string): Topic {
    const opened: Topic = { subscriptions: new Set(), listening: listener.subscribe(PREFIX + topic) };
    topics.set(topic, opened);
    return opened;
  }

  /** The last one out turns the channel off. A topic opened anew meanwhile is not ours to close. */
  async function leave(topic: string, left: Topic, subscription: Subscription): Promise<void> {
    left.subscriptions.delete(subscription);
    if (left.subscriptions.size > 0 || topics.get(topic) !== left) return;
    topics.delete(topic);
    await listener
      .unsubscribe(PREFIX + topic)
      .catch((error: unknown) => log.warn({ err: error, topic }, 'could not leave a topic of the bus'));
  }

  return {
    async publish(topic, message) {
      try {
        await publisher.publish(PREFIX + topic, JSON.stringify(message));
      } catch (error) {
        log.warn({ err: error, topic }, 'a message was not handed to the bus');
      }
    },

    async subscribe(topic, handler) {
      const joined = topics.get(topic) ?? openTopic(topic);
      const subscription: Subscription = { handler };
      joined.subscriptions.add(subscription);
      try {
        await joined.listening;
      } catch (error) {
        void leave(topic, joined, subscription);
        throw error;
      }
      return () => leave(topic, joined, subscription);
    },

    async ping() {
      await publisher.ping();
    },

    async close() {
      topics.clear();
      await Promise.all([closeRedis(publisher), closeRedis(listener)]);
    },
  };
}
