import { randomBytes } from 'node:crypto';
import type { StaffRole } from '@nearbite/contract/access';
import type { LightMyRequestResponse as Response } from 'fastify';
import type { TestApp } from './test-app.ts';

/** Somebody who calls the API; signed in or not. */
export type Caller = {
  readonly id: number;
  readonly email: string;
  readonly restaurantId: number | null;
  readonly accessToken: string | undefined;
  get(url: string): Promise<Response>;
  post(url: string, body?: object, headers?: Record<string, string>): Promise<Response>;
  put(url: string): Promise<Response>;
  patch(url: string, body?: object, headers?: Record<string, string>): Promise<Response>;
  delete(url: string, body?: object): Promise<Response>;
};

export const PASSWORD = 'correct horse';
/** Argon2id of PASSWORD at the lowest cost: making people must not cost test time. */
const PASSWORD_HASH =
  '$argon2id$v=19$m=8,t=1,p=1$t6zk9fv/zarFOpWaC/STBw$VLGQvSWLbAPq7MEzCBe/whjYVya6gnCok63My2LEJR0';

type Traits = {
  readonly name?: string;
  readonly email?: string;
  readonly isVerified?: boolean;
  readonly isAdmin?: boolean;
  readonly position?: { readonly latitude: number; readonly longitude: number };
};

export function visitorOf(app: TestApp): Caller {
  return callerOf(app, { id: 0, email: '', restaurantId: null, accessToken: undefined });
}

export async function createCustomer(app: TestApp, traits: Traits = {}): Promise<Caller> {
  const suffix = randomBytes(5).toString('hex');
  const user = await app.database.db
    .insertInto('users')
    .values({
      name: traits.name ?? 'Amina Khan',
      email: traits.email ?? `user-${suffix}@example.com`,
      password_hash: PASSWORD_HASH,
      is_verified: traits.isVerified ?? true,
      is_admin: traits.isAdmin ?? false,
      ...(traits.position ?? {}),
    })
    .returning(['id', 'email', 'token_version'])
    .executeTakeFirstOrThrow();
  const accessToken = await app.services.tokens.sign({ userId: user.id, version: user.token_version });
  return callerOf(app, { id: user.id, email: user.email, restaurantId: null, accessToken });
}

export const createAdmin = (app: TestApp): Promise<Caller> =>
  createCustomer(app, { name: 'Ada Admin', isAdmin: true });

type RestaurantTraits = {
  readonly name?: string;
  readonly status?: 'pending' | 'approved' | 'declined' | 'suspended';
  readonly latitude?: number;
  readonly longitude?: number;
};

/** A user with an approved restaurant of their own. */
export async function createOwner(
  app: TestApp,
  traits: RestaurantTraits = {},
): Promise<Caller & { restaurantId: number }> {
  const user = await createCustomer(app, { name: 'Omar Owner' });
  const restaurant = await app.database.db
    .insertInto('restaurants')
    .values({
      owner_id: user.id,
      status: traits.status ?? 'approved',
      name: traits.name ?? 'Biryani Junction',
      slug: `restaurant-${randomBytes(5).toString('hex')}`,
      email: `kitchen-${randomBytes(4).toString('hex')}@example.com`,
      phone_number: '+92 42 1234567',
      description: 'Slow-cooked dum biryani.',
      address: '12 Main Boulevard, Gulberg, Lahore',
      latitude: traits.latitude ?? 31.5204,
      longitude: traits.longitude ?? 74.3587,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { ...callerOf(app, { ...user, restaurantId: restaurant.id }), restaurantId: restaurant.id };
}

/** Somebody who has joined a restaurant's staff. */
export async function createStaff(
  app: TestApp,
  { restaurantId }: { readonly restaurantId: number },
  role: StaffRole,
): Promise<Caller> {
  const person = await createCustomer(app, { name: 'Sana Staff' });
  await app.database.db
    .insertInto('restaurant_staff')
    .values({
      restaurant_id: restaurantId,
      email: person.email,
      role,
      user_id: person.id,
      invited_at: app.clock.now(),
      joined_at: app.clock.now(),
      token_hash: randomBytes(32),
      token_expires_at: app.clock.now(),
    })
    .execute();
  return person;
}

function callerOf(app: TestApp, who: Pick<Caller, 'id' | 'email' | 'restaurantId' | 'accessToken'>): Caller {
  const authorization = who.accessToken ? { authorization: `Bearer ${who.accessToken}` } : {};
  const call =
    (method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE') =>
    (url: string, body?: object, headers: Record<string, string> = {}) =>
      app.inject({
        method,
        url,
        headers: { ...authorization, ...headers },
        ...(body ? { payload: body } : {}),
      });
  return {
    ...who,
    get: call('GET'),
    post: call('POST'),
    put: call('PUT'),
    patch: call('PATCH'),
    delete: call('DELETE'),
  };
}
