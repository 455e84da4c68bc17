import { expect, test } from 'vitest';
import { orderedTimeText, promiseText } from './order-times.ts';

const reading = { now: new Date('2026-11-15T08:00:00Z'), timeZone: 'UTC', readerZone: 'UTC' };
const at = (time: string) => new Date(`2026-11-15T${time}:00Z`);
const slot = { deliverAt: at('18:00'), deliverUntil: at('18:30') };
const asap = { deliverAt: null, deliverUntil: null };

test('a wish is the span that was chosen, and none for as soon as possible', () => {
  expect(orderedTimeText(slot, reading)).toBe('18:00 to 18:30');
  expect(orderedTimeText({ ...slot, deliverUntil: null }, reading)).toBe('18:00');
  expect(orderedTimeText(asap, reading)).toBeUndefined();
});

test.each([
  [{ ...slot, promisedAt: slot.deliverUntil }, 'between 18:00 and 18:30'],
  // Nobody has promised it yet: the span stands for it.
  [{ ...slot, promisedAt: null }, 'between 18:00 and 18:30'],
  [{ ...slot, promisedAt: at('18:50') }, 'between 18:00 and 18:50'],
  [{ ...asap, promisedAt: at('18:40') }, 'for 18:40'],
  [{ ...asap, promisedAt: null }, undefined],
])('%j is promised %s', (promised, text) => expect(promiseText(promised, reading, 'for')).toBe(text));

test.each([
  [{ ...slot, promisedAt: slot.deliverUntil }, 'by 18:30'],
  [{ ...slot, promisedAt: at('18:41') }, 'by 18:41'],
  [{ ...asap, promisedAt: at('18:40') }, 'for 18:40'],
  // Nobody has promised it, and what was wished for can no longer be kept.
  [{ ...slot, promisedAt: null }, undefined],
])('once its time has begun %j is promised %s', (promised, text) =>
  expect(promiseText(promised, { ...reading, now: at('18:20') }, 'for')).toBe(text),
);
