import { expect, test } from 'vitest';
import { NewestSender } from './newest-sender.ts';

const HOUR_MS = 60 * 60 * 1000;

function sending() {
  const sent: [string, number][] = [];
  const network = { isOnline: true };
  const sender = new NewestSender<string>((fix, ageMs) => {
    if (network.isOnline) sent.push([fix, ageMs]);
    return network.isOnline;
  });
  return { sent, network, sender };
}

test('sends at once, then at most every five seconds, always the newest, with its age', () => {
  const { sent, sender } = sending();
  expect(sender.offer('a', 0)).toBe(true);
  expect(sender.offer('b', 1_000)).toBe(false);
  expect(sender.offer('c', 2_000)).toBe(false);
  expect(sender.tick(4_999)).toBe(false);
  expect(sender.tick(5_000)).toBe(true);
  expect(sent).toEqual([
    ['a', 0],
    ['c', 3_000],
  ]);
});

test('never sends a fix twice: without a new one there is nothing to say', () => {
  const { sent, sender } = sending();
  sender.offer('gate', 0);
  for (let second = 1; second <= 60; second += 1) expect(sender.tick(second * 1000)).toBe(false);
  sender.offer('gate', 60_000);
  expect(sent).toEqual([
    ['gate', 0],
    ['gate', 0],
  ]);
});

test('a minute without network leaves nothing to catch up with but the newest', () => {
  const { sent, network, sender } = sending();
  sender.offer('0', 0);
  network.isOnline = false;
  for (let second = 1; second <= 60; second += 1) sender.offer(String(second), second * 1000);
  network.isOnline = true;
  expect(sender.tick(60_500)).toBe(true);
  expect(sender.tick(66_000)).toBe(false);
  expect(sent).toEqual([
    ['0', 0],
    ['60', 500],
  ]);
});

test('forgets what it may not tell any more, and what is too old to tell', () => {
  const { sent, network, sender } = sending();
  network.isOnline = false;
  sender.offer('home', 0);
  sender.forget();
  network.isOnline = true;
  expect(sender.tick(6_000)).toBe(false);

  network.isOnline = false;
  sender.offer('yesterday', 10_000);
  network.isOnline = true;
  expect(sender.tick(10_001 + HOUR_MS)).toBe(false);
  expect(sent).toEqual([]);
});

test('has nothing to send before the first fix', () => {
  expect(sending().sender.tick(0)).toBe(false);
});
