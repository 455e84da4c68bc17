import { namesOf } from '@nearbite/contract/names-of';
import type { StageTimes } from '@nearbite/contract/orders/stage-fields';
import { STAGE_NAMES, type Stage } from '@nearbite/contract/orders/stages';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type CancelFacts,
  canCustomerCancel,
  cancelableUntil,
  leadingPart,
  reachedTimes,
  STEPS,
  type Step,
  stageAfter,
  stageForStatus,
  timesAfter,
} from './order-stages.ts';

const part = (stage: Stage) => ({ stage, fulfilment: 'delivery', isCookable: true }) as const;

/** Which stages each step may be taken from, for a delivery, for a pick-up, and while nothing is paid. */
const ALLOWED: Record<Step, { delivery: Stage[]; pickup: Stage[]; unpaid: Stage[] }> = {
  accept: { delivery: ['placed'], pickup: ['placed'], unpaid: [] },
  decline: { delivery: ['placed'], pickup: ['placed'], unpaid: ['placed'] },
  delay: { delivery: ['accepted', 'ready'], pickup: ['accepted', 'ready'], unpaid: ['accepted', 'ready'] },
  ready: { delivery: ['accepted'], pickup: ['accepted'], unpaid: ['accepted'] },
  deliver: { delivery: ['on_the_way'], pickup: ['accepted', 'ready'], unpaid: ['on_the_way'] },
  expire: { delivery: ['placed'], pickup: ['placed'], unpaid: ['placed'] },
  cancel: { delivery: ['placed'], pickup: ['placed'], unpaid: ['placed'] },
};

describe.each(namesOf(STEPS))('%s', (step) => {
  test.each(STAGE_NAMES)('from %s', (stage) => {
    const { delivery, pickup, unpaid } = ALLOWED[step];
    expect(stageAfter(step, part(stage)) !== undefined).toBe(delivery.includes(stage));
    expect(stageAfter(step, { ...part(stage), fulfilment: 'pickup' }) !== undefined).toBe(
      pickup.includes(stage),
    );
    expect(stageAfter(step, { ...part(stage), isCookable: false }) !== undefined).toBe(
      unpaid.includes(stage),
    );
  });
});

describe('a free change of the status', () => {
  test.each(STAGE_NAMES)('from %s', (stage) => {
    const statuses: Partial<Record<Stage, 'p' | 'f'>> = {
      placed: 'p',
      accepted: 'p',
      ready: 'p',
      on_the_way: 'f',
      delivered: 'f',
    };
    const status = statuses[stage];
    expect(stageForStatus('pending', part(stage))).toBe(status === 'p' ? undefined : 'accepted');
    expect(stageForStatus('pending', { ...part(stage), isCookable: false })).toBe(
      status === 'p' ? undefined : 'placed',
    );
    expect(stageForStatus('fulfilled', part(stage))).toBe(status === 'f' ? undefined : 'on_the_way');
    expect(stageForStatus('fulfilled', { ...part(stage), fulfilment: 'pickup' })).toBe(
      status === 'f' ? undefined : 'delivered',
    );
    expect(stageForStatus('cancelled', part(stage))).toBe(status === undefined ? undefined : 'canceled');
  });
});

describe('what accepted itself', () => {
  const at = (time: string) => new Date(`2026-11-01T${time}Z`);
  const accepted: CancelFacts = {
    ...part('accepted'),
    times: { accepted: at('10:00:00').toISOString() },
    autoAccept: true,
    cookableAt: at('10:00:00'),
    deliverAt: null,
    prepMinutes: 25,
  };

  test.each<[string, Partial<CancelFacts>, string | undefined]>([
    ['is canceled for a minute', {}, '10:01:00'],
    ['as a pre-order until its preparation begins', { deliverAt: at('18:00:00') }, '17:35:00'],
    ['as a pre-order that begins at once for a minute', { deliverAt: at('10:10:00') }, '10:01:00'],
    ['is not canceled once it is ready', { stage: 'ready' }, undefined],
    ['is not canceled where the kitchen accepts', { autoAccept: false }, undefined],
    ['is not canceled where the kitchen took it up again', { cookableAt: at('09:50:00') }, undefined],
  ])('%s', (_name, facts, until) => {
    expect(cancelableUntil({ ...accepted, ...facts })).toEqual(until === undefined ? null : at(until));
  });

  test('cannot be canceled later', () => {
    expect(canCustomerCancel(accepted, at('10:00:59'))).toBe(true);
    expect(canCustomerCancel(accepted, at('10:01:00'))).toBe(false);
    expect(canCustomerCancel({ ...accepted, stage: 'placed' }, at('12:00:00'))).toBe(true);
  });
});

describe("the order's stage", () => {
  const at = (stage: Stage, minute = 0) => ({
    stage,
    times: { [stage]: new Date(minute * 60_000).toISOString() },
  });

  test.each<[Stage[], Stage]>([
    [['placed'], 'placed'],
    [['on_the_way', 'accepted'], 'accepted'],
    [['delivered', 'canceled'], 'delivered'],
    [['declined', 'ready', 'delivered'], 'ready'],
  ])('%j is %s', (stages, expected) => {
    expect(leadingPart(stages.map((stage) => at(stage)))?.stage).toBe(expected);
  });

  test('with no part alive it is the one that ended last', () => {
    expect(leadingPart([at('declined', 5), at('expired', 9), at('canceled', 7)])?.stage).toBe('expired');
  });
});

test('only the steps that lead to the present stage have a time, each once', () => {
  const stage = fc.constantFrom(...STAGE_NAMES);
  fc.assert(
    fc.property(fc.array(stage, { minLength: 1, maxLength: 20 }), (way) => {
      let times: StageTimes = {};
      for (const [minute, to] of way.entries()) times = timesAfter(times, to, new Date(minute * 60_000));
      const last = way.at(-1);
      const reached = last === undefined ? {} : reachedTimes(times, last);
      const named = STAGE_NAMES.filter((one) => one in reached);
      expect(named.at(-1)).toBe(last);
      const sorted = named.map((one) => times[one] ?? '');
      if (last !== 'declined' && last !== 'expired' && last !== 'canceled') {
        expect(named.some((one) => ['declined', 'expired', 'canceled'].includes(one))).toBe(false);
      }
      expect([...sorted].sort()).toEqual(sorted);
    }),
  );
});

test('a hand-over that is taken back leaves the times of the steps before it, also once it is ready again', () => {
  const at = (minute: number) => new Date(minute * 60_000);
  const way = (...steps: readonly [Stage, number][]) =>
    steps.reduce<StageTimes>((times, [to, minute]) => timesAfter(times, to, at(minute)), {});
  const out = way(['placed', 0], ['accepted', 1], ['ready', 9], ['on_the_way', 12]);
  const back = timesAfter(out, 'accepted', at(13));
  const cooked = { placed: at(0).toISOString(), accepted: at(1).toISOString() };
  expect(reachedTimes(back, 'accepted')).toEqual(cooked);
  expect(timesAfter(back, 'ready', at(13))).toEqual({ ...cooked, ready: at(9).toISOString() });
  expect(timesAfter(timesAfter(out, 'canceled', at(13)), 'accepted', at(20))).toEqual({
    ...cooked,
    accepted: at(20).toISOString(),
  });
});
