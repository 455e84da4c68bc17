import type { Access } from '@nearbite/contract/access';
import type { Endpoint } from '@nearbite/contract/endpoint';
import { isEndpoint } from '@nearbite/contract/endpoint.testing';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { describe as describeAccessKind } from '../plugins/access.ts';
import { type Caller, createAdmin, createCustomer, createOwner, createStaff, visitorOf } from './actors.ts';
import { buildTestApp, type TestApp } from './test-app.ts';

/** The last two work for the restaurant in the path. */
const ACTORS = ['visitor', 'customer', 'unverified', 'owner', 'admin', 'manager', 'kitchen'] as const;
type ActorName = (typeof ACTORS)[number];
type Verdict = 'allowed' | 401 | 403 | 404;

const NOT_THEIRS = { visitor: 401, customer: 404, unverified: 404, owner: 404, admin: 404 } as const;

/** What each kind of access means for everyone who is not the one it is for. */
const VERDICTS: Readonly<Record<string, Readonly<Partial<Record<ActorName, Verdict>>>>> = {
  public: {
    visitor: 'allowed',
    customer: 'allowed',
    unverified: 'allowed',
    owner: 'allowed',
    admin: 'allowed',
  },
  user: { visitor: 401, customer: 'allowed', unverified: 'allowed', owner: 'allowed', admin: 'allowed' },
  'user+verified': { visitor: 401, customer: 'allowed', unverified: 403, owner: 'allowed', admin: 'allowed' },
  'user+verified+customer': {
    visitor: 401,
    customer: 'allowed',
    unverified: 403,
    owner: 403,
    admin: 'allowed',
  },
  self: { visitor: 401, customer: 404, unverified: 404, owner: 404, admin: 404 },
  owner: { ...NOT_THEIRS, manager: 403, kitchen: 403 },
  'owner+manager': { ...NOT_THEIRS, manager: 'allowed', kitchen: 403 },
  'owner+kitchen': { ...NOT_THEIRS, manager: 'allowed', kitchen: 'allowed' },
  admin: { visitor: 401, customer: 403, unverified: 403, owner: 403, admin: 'allowed' },
  cart: { owner: 403 },
};

/**
 * Tests the endpoints of a contract module against every kind of caller, all of them strangers to what the path names: another user's id,
 * another owner's restaurant. A refusal must come before the body is looked at, so none is sent.
 */
export function describeAccess(contract: Readonly<Record<string, unknown>>): void {
  const endpoints = Object.values(contract).filter(isEndpoint);
  describe('access', () => {
    let app: TestApp;
    let actors: Record<ActorName, Caller>;
    let stranger: Caller & { restaurantId: number };

    beforeAll(async () => {
      app = await buildTestApp();
      stranger = await createOwner(app, { name: 'Somebody Else' });
      actors = {
        visitor: visitorOf(app),
        customer: await createCustomer(app),
        unverified: await createCustomer(app, { isVerified: false }),
        owner: await createOwner(app),
        admin: await createAdmin(app),
        manager: await createStaff(app, stranger, 'manager'),
        kitchen: await createStaff(app, stranger, 'kitchen'),
      };
    });
    afterAll(() => app.close());

    for (const endpoint of endpoints) {
      const kind = describeAccessKind(endpoint.access);
      for (const actor of ACTORS) {
        const verdict = VERDICTS[kind]?.[actor];
        if (verdict === undefined) continue;
        test(`${endpoint.method} ${endpoint.path} (${kind}) as ${actor}: ${verdict}`, async () => {
          const url = fillPath(endpoint, stranger);
          const caller = actors[actor];
          const { statusCode } = await callWith(caller, endpoint.method, url);
          if (verdict === 'allowed') expect([401, 403]).not.toContain(statusCode);
          else expect(statusCode).toBe(verdict);
        });
      }
    }
  });
}

function callWith(caller: Caller, method: Endpoint['method'], url: string) {
  const calls = {
    GET: caller.get,
    POST: caller.post,
    PUT: caller.put,
    PATCH: caller.patch,
    DELETE: caller.delete,
  };
  return calls[method](url);
}

function fillPath(
  { path }: { path: string; access: Access },
  stranger: Caller & { restaurantId: number },
): string {
  return path
    .replace(':user_id', String(stranger.id))
    .replace(':restaurant_id', String(stranger.restaurantId))
    .replace(/:[a-z_]+/g, '1');
}
