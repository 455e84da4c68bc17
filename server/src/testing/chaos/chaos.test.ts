import { expect, test } from 'vitest';
import { runChaos } from './chaos.ts';

test('killing the app or its database while people order and kitchens work loses nothing and does nothing twice', async () => {
  const report = await runChaos({ rounds: 2 });
  expect(report.broken).toEqual([]);
  for (const count of [report.orders, report.steps, report.menus, report.pushes])
    expect(count).toBeGreaterThan(0);
  // It takes 20 s where nothing else runs.
}, 360_000);
