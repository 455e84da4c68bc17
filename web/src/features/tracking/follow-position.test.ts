import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fakeGeolocation } from '../../testing/fake-geolocation.ts';
import { followPosition } from './follow-position.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function follow() {
  const phone = fakeGeolocation();
  const onFix = vi.fn();
  const onTrouble = vi.fn();
  const { stop, postpone } = followPosition(phone.geolocation, { onFix, onTrouble });
  return { phone, onFix, onTrouble, stop, postpone };
}

test('watches as exactly as the device can, and takes no fix from a cache', () => {
  const { phone } = follow();
  expect(phone.watches).toHaveLength(1);
  expect(phone.watches[0]?.options).toEqual({ enableHighAccuracy: true, timeout: 5_000, maximumAge: 0 });
});

test('asks a phone that stands still for a new fix every five seconds', () => {
  const { phone, onFix } = follow();
  for (let turn = 1; turn <= 4; turn += 1) {
    phone.fix({ latitude: 31, longitude: 74 });
    expect(onFix).toHaveBeenCalledTimes(turn);
    vi.advanceTimersByTime(4_999);
    expect(phone.watches).toHaveLength(turn);
    vi.advanceTimersByTime(1);
    expect(phone.watches).toHaveLength(turn + 1);
  }
  expect(phone.running()).toHaveLength(1);
});

test('leaves a watch alone that reports by itself', () => {
  const { phone } = follow();
  for (let second = 0; second < 30; second += 1) {
    phone.fix({ latitude: 31 + second / 1000, longitude: 74 });
    vi.advanceTimersByTime(1_000);
  }
  expect(phone.watches).toHaveLength(1);
});

test('asks five seconds after the last one was sent, so that none waits for its turn', () => {
  const { phone, postpone } = follow();
  phone.fix({ latitude: 31, longitude: 74 });
  vi.advanceTimersByTime(3_000);
  phone.fix({ latitude: 31.1, longitude: 74 });
  vi.advanceTimersByTime(1_000);
  postpone();
  vi.advanceTimersByTime(4_999);
  expect(phone.watches).toHaveLength(1);
  vi.advanceTimersByTime(1);
  expect(phone.watches).toHaveLength(2);
});

test('gives a search the time it needs, but not for ever', () => {
  const { phone, onTrouble } = follow();
  phone.fail('timeout');
  expect(onTrouble).toHaveBeenLastCalledWith('unavailable');
  vi.advanceTimersByTime(29_000);
  expect(phone.watches).toHaveLength(1);
  vi.advanceTimersByTime(1_000);
  expect(phone.watches).toHaveLength(2);
});

test('does not ask again where it was refused, until the page is looked at again', () => {
  const { phone, onTrouble } = follow();
  phone.fix({ latitude: 31, longitude: 74 });
  phone.fail('denied');
  expect(onTrouble).toHaveBeenLastCalledWith('denied');
  vi.advanceTimersByTime(60_000);
  expect(phone.watches).toHaveLength(1);
  document.dispatchEvent(new Event('visibilitychange'));
  expect(phone.watches).toHaveLength(2);
});

test('stops for good', () => {
  const { phone, stop } = follow();
  phone.fix({ latitude: 31, longitude: 74 });
  stop();
  vi.advanceTimersByTime(60_000);
  document.dispatchEvent(new Event('visibilitychange'));
  expect(phone.running()).toHaveLength(0);
});
