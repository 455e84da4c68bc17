import { randomUUID } from 'node:crypto';
import type { AdapterLog } from '../adapter-log.ts';
import type { JsonValue } from '../json-value.ts';
import { connectRedis, type RedisClient } from '../redis.ts';
import type { Bus } from './port.ts';
import { deliver, type Subscription } from './topic-handlers.ts';

/** Redis' channels are common to all its databases; ours are told apart by name. */
const PREFIX = 'nearbite:bus:';

type Topic = { readonly subscriptions: Set<Subscription>; readonly listening: Promise<void> };

/** What goes over the wire: an instance has its own messages already. */
type Envelope = { readonly from: string; readonly message: JsonValue };

/** A cluster's servers pass every message on, so any of them could take it: that of the channel's slot keeps the order. */
const PUBLISH = "return redis.call('PUBLISH', KEYS[1], ARGV[1])";
const send = (redis: RedisClient, channel: string, text: string): Promise<unknown> =>
  redis.isCluster ? redis.eval(PUBLISH, 1, channel, text) : redis.publish(channel, text);

/**
 * Listeners in this process hear a message directly, those of other instances through Redis; so while Redis is away
 * everyone goes on with what happens here.
 */
export function createRedisBus({ url, log }: { readonly url: string; readonly log: AdapterLog }): Bus {
  const publisher = connectRedis({ url, name: 'bus-publish', log });
  // One listening connection for all topics.
  const listener = connectRedis({ url, name: 'bus-listen', log });
  const topics = new Map<string, Topic>();
  const ownId = randomUUID();

  listener.redis.on('message', (channel: string, text: string) => {
    const topic = channel.slice(PREFIX.length);
    // Only instances of this app publish here.
    const { from, message } = JSON.parse(text) as Envelope;
    if (from !== ownId) hand(topic, message);
  });
  // After an outage all are asked for again, also those opened meanwhile.
  listener.redis.on('ready', () => {
    for (const topic of topics.keys()) void askFor(topic);
  });

  function hand(topic: string, message: JsonValue): void {
    deliver(topics.get(topic)?.subscriptions ?? [], { topic, text: JSON.stringify(message), log });
  }

  /** While Redis is away the topic is heard in this process alone; it is asked for again when Redis is back. */
  async function askFor(topic: string): Promise<void> {
    await listener.run((redis) => redis.subscribe(PREFIX + topic)).catch(() => undefined);
  }

  function openTopic(topic: string): Topic {
    const opened: Topic = { subscriptions: new Set(), listening: askFor(topic) };
    topics.set(topic, opened);
    return opened;
  }

  /** The last one out turns the channel off. A topic opened anew meanwhile is not ours to close. */
  async function leave(topic: string, left: Topic, subscription: Subscription): Promise<void> {
    left.subscriptions.delete(subscription);
    if (left.subscriptions.size > 0 || topics.get(topic) !== left) return;
    topics.delete(topic);
    await listener.run((redis) => redis.unsubscribe(PREFIX + topic)).catch(() => undefined);
  }

  return {
    async publish(topic, message) {
      hand(topic, message);
      const envelope: Envelope = { from: ownId, message };
      // The connection says when it is away and when it is back; a line per message would say nothing more.
      await publisher
        .run((redis) => send(redis, PREFIX + topic, JSON.stringify(envelope)))
        .catch(() => undefined);
    },

    async subscribe(topic, handler) {
      const joined = topics.get(topic) ?? openTopic(topic);
      const subscription: Subscription = { handler };
      joined.subscriptions.add(subscription);
      await joined.listening;
      return () => leave(topic, joined, subscription);
    },

    async ping() {
      await publisher.run((redis) => redis.ping());
    },

    async close() {
      topics.clear();
      await Promise.all([publisher.close(), listener.close()]);
    },
  };
}
