import type { Fulfilment, Stage } from '@nearbite/contract/orders/stages';
import { STAGE_NAMES } from '@nearbite/contract/orders/stages';
import { expect, test } from 'vitest';
import { lateMoments, latenessOf } from './lateness.ts';

const at = (time: string) => new Date(`2026-11-19T${time}:00Z`);
const facts = (stage: Stage, fulfilment: Fulfilment = 'delivery', accepted = '20:50') => ({
  stage,
  fulfilment,
  promisedAt: at('21:28'),
  acceptedAt: at(accepted),
});

test.each<[string, Stage, Fulfilment, string, string | undefined | null]>([
  ['is cooked and has ten minutes more', 'accepted', 'delivery', '21:17', undefined],
  ['is still cooked ten minutes before', 'accepted', 'delivery', '21:18', '21:40'],
  ['is cooked ten minutes after that', 'accepted', 'delivery', '21:28', '21:50'],
  ['waits for its rider with six minutes left', 'ready', 'delivery', '21:22', undefined],
  ['waits for its rider with five minutes left', 'ready', 'delivery', '21:23', '21:40'],
  ['is on the way within its time', 'on_the_way', 'delivery', '21:27', undefined],
  ['is on the way past its time', 'on_the_way', 'delivery', '21:28', '21:40'],
  ['is on the way 41 minutes past its time', 'on_the_way', 'delivery', '22:09', '22:20'],
  ['is on the way an hour past its time', 'on_the_way', 'delivery', '22:28', null],
  ['is to be picked up and cooked with six minutes left', 'accepted', 'pickup', '21:22', undefined],
  ['is to be picked up and cooked with five minutes left', 'accepted', 'pickup', '21:23', '21:40'],
  ['is ready to be picked up', 'ready', 'pickup', '21:50', undefined],
  ['was delivered', 'delivered', 'delivery', '22:00', undefined],
  ['was canceled', 'canceled', 'delivery', '22:00', undefined],
])('what %s', (_name, stage, fulfilment, now, expected) => {
  const about = expected && at(expected);
  expect(latenessOf(facts(stage, fulfilment), at(now))).toEqual(
    expected === undefined ? undefined : { about },
  );
});

test('what is promised in few minutes is not late as soon as it is accepted', () => {
  expect(latenessOf(facts('accepted', 'delivery', '21:22'), at('21:24'))).toBeUndefined();
  expect(latenessOf(facts('accepted', 'delivery', '21:22'), at('21:25'))).toEqual({ about: at('21:40') });
});

test('nothing is late without a promise', () => {
  expect(latenessOf({ ...facts('accepted'), promisedAt: null }, at('23:00'))).toBeUndefined();
});

test('a time that is told is never over, and changes every ten minutes at most', () => {
  for (const stage of STAGE_NAMES) {
    for (const minute of Array.from({ length: 120 }, (_, nth) => nth)) {
      const now = new Date(at('20:50').getTime() + minute * 60_000);
      const about = latenessOf(facts(stage), now)?.about;
      if (about) expect(about.getTime()).toBeGreaterThan(now.getTime());
    }
    const moments = lateMoments(facts(stage)).map(Number);
    expect(moments.slice(1).every((moment, nth) => moment - (moments[nth] ?? 0) === 600_000)).toBe(true);
  }
});
