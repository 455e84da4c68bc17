import { expect, test } from 'vitest';
import { stageSteps } from './stage-steps.ts';

const PLACED = '2026-11-15T10:00:00.000Z';
const LATER = '2026-11-15T10:05:00.000Z';
const short = (steps: ReturnType<typeof stageSteps>) =>
  steps.map(({ label, at, state }) => `${label} ${state}${at === undefined ? '' : ' at'}`);

test('what is behind, where it is, and what is still to come', () => {
  const steps = stageSteps({ stage: 'accepted', stages: { placed: PLACED, accepted: LATER } }, 'delivery');
  expect(short(steps)).toEqual([
    'Placed done at',
    'Accepted current at',
    'Ready ahead',
    'On the way ahead',
    'Delivered ahead',
  ]);
});

test('a pick-up is never on its way, and steps that were passed over have no time', () => {
  const steps = stageSteps({ stage: 'delivered', stages: { placed: PLACED, delivered: LATER } }, 'pickup');
  expect(short(steps)).toEqual(['Placed done at', 'Accepted done', 'Ready done', 'Picked up done at']);
});

test('what was declined ends there', () => {
  const steps = stageSteps({ stage: 'declined', stages: { placed: PLACED, declined: LATER } }, 'delivery');
  expect(short(steps)).toEqual(['Placed done at', 'Declined ended at']);
});
