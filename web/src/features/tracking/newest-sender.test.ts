import { expect, test } from 'vitest';
import { NewestSender } from './newest-sender.ts';

test('sends at once, then at most every five seconds, always the newest', () => {
  const sent: string[] = [];
  const sender = new NewestSender<string>((position) => sent.push(position) > 0);
  expect(sender.offer('a', 0)).toBe(true);
  expect(sender.offer('b', 1_000)).toBe(false);
  expect(sender.offer('c', 2_000)).toBe(false);
  expect(sender.tick(4_999)).toBe(false);
  expect(sender.tick(5_000)).toBe(true);
  expect(sent).toEqual(['a', 'c']);
});

test('a minute without network leaves nothing to catch up with but the newest', () => {
  const sent: number[] = [];
  let isOnline = true;
  const sender = new NewestSender<number>((position) => isOnline && sent.push(position) > 0);
  sender.offer(0, 0);
  isOnline = false;
  for (let second = 1; second <= 60; second += 1) sender.offer(second, second * 1000);
  isOnline = true;
  expect(sender.tick(60_500)).toBe(true);
  expect(sender.tick(60_600)).toBe(false);
  expect(sent).toEqual([0, 60]);
});

test('keeps saying that a rider who stands still is there', () => {
  const sent: string[] = [];
  const sender = new NewestSender<string>((position) => sent.push(position) > 0);
  sender.offer('gate', 0);
  sender.tick(5_000);
  sender.tick(10_000);
  expect(sent).toEqual(['gate', 'gate', 'gate']);
});

test('has nothing to send before the first position', () => {
  expect(new NewestSender(() => true).tick(0)).toBe(false);
});
