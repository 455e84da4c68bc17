import { afterAll, afterEach, describe, expect, it, vi } from 'vitest';
import { recordingLog } from '../../testing/recording-log.ts';
import { startRedisCluster } from '../../testing/services/redis-cluster.ts';
import { startRedisServer } from '../../testing/services/redis-server.ts';
import { chooseBus } from '../choose-adapters.ts';
import type { JsonValue } from '../json-value.ts';
import type { Bus } from './port.ts';

const [redis, cluster] = await Promise.all([startRedisServer(), startRedisCluster()]);
afterAll(() => Promise.all([redis?.stop(), cluster?.stop()]));

const implementations = [
  { name: 'in-process bus', REDIS_URL: undefined },
  ...(redis ? [{ name: 'Redis bus', REDIS_URL: redis.url }] : []),
  ...(cluster ? [{ name: 'Redis Cluster bus', REDIS_URL: cluster.url }] : []),
];

const open: Bus[] = [];
afterEach(async () => {
  await Promise.all(open.splice(0).map((bus) => bus.close()));
});

async function openBus(REDIS_URL: string | undefined) {
  const log = recordingLog();
  const bus = await chooseBus({ REDIS_URL }, log);
  open.push(bus);
  return { bus, log };
}

function listenerOf() {
  const heard: JsonValue[] = [];
  return { heard, listen: (message: JsonValue) => void heard.push(message) };
}

describe.each(implementations)('$name', ({ REDIS_URL }) => {
  it('brings a message to everyone who listens to its topic, and to nobody else', async () => {
    const { bus } = await openBus(REDIS_URL);
    const [first, second, elsewhere] = [listenerOf(), listenerOf(), listenerOf()];
    await bus.subscribe('order:1', first.listen);
    await bus.subscribe('order:1', second.listen);
    await bus.subscribe('order:2', elsewhere.listen);
    const message = { oid: 'ABC', items: [1, 2.5, null, 'چائے'], paid: true };

    await bus.publish('order:1', message);
    await bus.publish('nobody-listens', 1);
    await bus.publish('order:2', 'end');

    await vi.waitFor(() => expect(elsewhere.heard).toEqual(['end']), 20_000);
    expect(first.heard).toEqual([message]);
    expect(second.heard).toEqual([message]);
  });

  it('keeps the order of messages', async () => {
    const { bus } = await openBus(REDIS_URL);
    const { heard, listen } = listenerOf();
    await bus.subscribe('count', listen);
    const numbers = Array.from({ length: 200 }, (_, index) => index);

    await Promise.all(numbers.map((number) => bus.publish('count', number)));

    await vi.waitFor(() => expect(heard).toEqual(numbers), 20_000);
  });

  it('gives every listener a copy of its own', async () => {
    const { bus } = await openBus(REDIS_URL);
    const { heard, listen } = listenerOf();
    await bus.subscribe('copy', (message) => {
      // What is published below.
      (message as { list: number[] }).list.push(99);
    });
    await bus.subscribe('copy', listen);
    const message = { list: [1] };

    await bus.publish('copy', message);

    await vi.waitFor(() => expect(heard).toEqual([{ list: [1] }]), 20_000);
    expect(message).toEqual({ list: [1] });
  });

  it('does not let a failing or hanging listener disturb the others or the publisher', async () => {
    const { bus, log } = await openBus(REDIS_URL);
    const { heard, listen } = listenerOf();
    await bus.subscribe('rough', () => {
      throw new Error('thrown at once');
    });
    await bus.subscribe('rough', async () => {
      throw new Error('thrown later');
    });
    await bus.subscribe('rough', () => new Promise(() => {}));
    await bus.subscribe('rough', listen);

    await bus.publish('rough', 1);
    await bus.publish('rough', 2);

    await vi.waitFor(() => expect(heard).toEqual([1, 2]), 20_000);
    await vi.waitFor(() => expect(log.lines).toHaveLength(4), 20_000);
    expect(new Set(log.lines.map((line) => line.message))).toEqual(new Set(['a listener on the bus failed']));
  });

  it('stops for the one who unsubscribes and goes on for the rest', async () => {
    const { bus } = await openBus(REDIS_URL);
    const [leaving, staying] = [listenerOf(), listenerOf()];
    const leave = await bus.subscribe('topic', leaving.listen);
    await bus.subscribe('topic', staying.listen);

    await leave();
    await leave();
    await bus.publish('topic', 'after');

    await vi.waitFor(() => expect(staying.heard).toEqual(['after']), 20_000);
    expect(leaving.heard).toEqual([]);
  });

  it('hears again after the last listener left and another came', async () => {
    const { bus } = await openBus(REDIS_URL);
    const [first, second] = [listenerOf(), listenerOf()];
    const leave = await bus.subscribe('topic', first.listen);
    const leaving = leave();
    await bus.subscribe('topic', second.listen);
    await leaving;
    await leave();

    await bus.publish('topic', 'hello');

    await vi.waitFor(() => expect(second.heard).toEqual(['hello']), 20_000);
    expect(first.heard).toEqual([]);
  });

  it('counts one function that listens twice as two listeners', async () => {
    const { bus } = await openBus(REDIS_URL);
    const { heard, listen } = listenerOf();
    const leave = await bus.subscribe('twice', listen);
    await bus.subscribe('twice', listen);
    await bus.publish('twice', 1);
    await vi.waitFor(() => expect(heard).toEqual([1, 1]), 20_000);

    await leave();
    await bus.publish('twice', 2);

    await vi.waitFor(() => expect(heard).toEqual([1, 1, 2]), 20_000);
  });

  it('responds to a ping', async () => {
    const { bus } = await openBus(REDIS_URL);
    await expect(bus.ping()).resolves.toBeUndefined();
  });
});

describe.each(implementations.filter(({ REDIS_URL }) => REDIS_URL))(
  '$name between instances',
  ({ REDIS_URL }) => {
    it('carries messages from one instance to another, those of a topic in their order', async () => {
      const [here, there] = [await openBus(REDIS_URL), await openBus(REDIS_URL)];
      const { heard, listen } = listenerOf();
      await there.bus.subscribe('shared', listen);
      const numbers = Array.from({ length: 100 }, (_, index) => index);

      await Promise.all(numbers.map((number) => here.bus.publish('shared', number)));

      // Repeated, because a machine that stands still for half a second counts as an outage, which loses messages.
      const last = async () => {
        await here.bus.publish('shared', 100);
        expect(heard).toContain(100);
      };
      await vi.waitFor(last, { timeout: 30_000, interval: 100 });
      expect(heard).toEqual(heard.toSorted((a, b) => Number(a) - Number(b)));
    });
  },
);

describe.runIf(redis)('Redis bus between instances', () => {
  it('goes on in this process while Redis is away, at once, and hears the others again when it is back', async () => {
    const { bus, log } = await openBus(redis?.url);
    const other = await openBus(redis?.url);
    const [before, late] = [listenerOf(), listenerOf()];
    await bus.subscribe('kept', before.listen);
    await bus.publish('kept', 'before');
    await vi.waitFor(() => expect(before.heard).toEqual(['before']), 20_000);

    await redis?.kill();
    await vi.waitFor(() => expect(bus.ping()).rejects.toThrow(), 20_000);
    const asked = Date.now();
    await bus.subscribe('late', late.listen);
    await bus.publish('kept', 'here');
    await bus.publish('late', 'here too');
    await expect(bus.ping()).rejects.toThrow();
    // Less than the two seconds a lost Redis was waited for once.
    expect(Date.now() - asked).toBeLessThan(1_900);
    expect([before.heard, late.heard]).toEqual([['before', 'here'], ['here too']]);
    await vi.waitFor(
      () => expect(log.lines.map((line) => line.message)).toContain('Redis is not reachable'),
      10_000,
    );

    await redis?.start();
    await vi.waitFor(
      async () => {
        await other.bus.publish('kept', 'back');
        await other.bus.publish('late', 'now');
        expect(before.heard).toContain('back');
        expect(late.heard).toContain('now');
      },
      { timeout: 10_000, interval: 100 },
    );
  });
});

describe.runIf(cluster)('Redis Cluster bus between instances', () => {
  it('never waits for a server that is away, and hears the others again whichever was lost', async () => {
    const { bus } = await openBus(cluster?.url);
    const other = await openBus(cluster?.url);
    const { heard, listen } = listenerOf();
    const topics = Array.from({ length: 9 }, (_, index) => `kept:${index}`);
    for (const topic of topics) await bus.subscribe(topic, listen);

    for (const [turn, server] of (cluster?.servers ?? []).entries()) {
      await server.kill();
      // A busy machine may stand still once; what waits for the lost server does so every time.
      const waits: number[] = [];
      for (const attempt of [1, 2, 3]) {
        const asked = Date.now();
        await bus.publish('here', 1);
        topics.push(`late:${turn}:${attempt}`);
        await bus.subscribe(`late:${turn}:${attempt}`, listen);
        waits.push(Date.now() - asked);
      }
      expect(Math.min(...waits)).toBeLessThan(1_900);
      await server.start();
      for (const topic of topics) {
        const message = `${topic} after ${turn}`;
        await vi.waitFor(
          async () => {
            await other.bus.publish(topic, message);
            expect(heard).toContain(message);
          },
          { timeout: 30_000, interval: 100 },
        );
      }
    }
  }, 120_000);
});
