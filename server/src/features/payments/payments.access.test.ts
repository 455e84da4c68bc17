import * as payments from '@nearbite/contract/payments/payments';
import { expect, test } from 'vitest';
import { buildTestApp } from '../../testing/test-app.ts';

test('payment routes stand open as the contract says, each guarded by its own secret', async () => {
  const app = await buildTestApp();
  const routes = app.routes();
  for (const endpoint of Object.values(payments)) {
    if (!('path' in endpoint)) continue;
    expect(routes).toContainEqual({
      method: endpoint.method,
      path: endpoint.path,
      access: endpoint.access.kind,
    });
  }
  await app.close();
});
