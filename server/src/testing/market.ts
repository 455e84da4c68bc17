import { createCustomer, createOwner } from './actors.ts';
import { buildTestApp } from './test-app.ts';

/** An app with a restaurant and somebody who orders there. */
export async function openMarket(options: Parameters<typeof buildTestApp>[0] = {}) {
  const app = await buildTestApp(options);
  return { app, owner: await createOwner(app), customer: await createCustomer(app) };
}
