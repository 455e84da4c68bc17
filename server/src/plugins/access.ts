import { type Access, STAFF_ROLES, type StaffRole } from '@nearbite/contract/access';
import * as texts from '@nearbite/contract/accounts/accounts.texts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { AccessTokens } from '../auth/access-tokens.ts';
import { type Actor, roleAt, type User, visitor } from '../auth/actor.ts';
import { findUser } from '../auth/find-user.ts';
import type { Db } from '../db/database.ts';
import { AppError, notFound } from '../lib/errors.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    access?: Access;
  }
  interface FastifyRequest {
    actor: Actor;
  }
}

export type RouteAccess = { readonly method: string; readonly path: string; readonly access: string };

/** Enforces every route's declaration before the body is read. Returns the list of routes once the app is ready. */
export function registerAccess(
  app: FastifyInstance,
  { db, tokens }: { db: Db; tokens: AccessTokens },
): () => RouteAccess[] {
  const routes: { method: string; path: string; access: Access | undefined }[] = [];
  app.decorateRequest('actor');

  app.addHook('onRoute', (route) => {
    for (const method of [route.method].flat()) {
      if (method === 'HEAD') continue;
      // Read lazily: an enclosing plugin may still declare the access of routes it did not write itself.
      routes.push({
        method,
        path: route.url,
        get access() {
          return route.config?.access;
        },
      });
    }
  });

  app.addHook('onReady', async () => {
    const undeclared = routes.filter((route) => route.access === undefined);
    if (undeclared.length > 0) {
      const names = undeclared.map(({ method, path }) => `${method} ${path}`).join(', ');
      throw new Error(`Routes without declared access: ${names}`);
    }
  });

  app.addHook('onRequest', (request, reply, done) => {
    const { access } = request.routeOptions.config;
    if (access && mayBePersonal(access, request)) reply.header('cache-control', 'no-store');
    const admit = (actor: Actor) => {
      request.actor = actor;
      if (access) enforce(access, request, () => app.isLocal(request));
      // A public response to a stale token is a visitor's: the client may renew the token and ask again.
      if (access?.kind === 'public' && actor.kind === 'visitor' && request.headers.authorization) {
        reply.header('www-authenticate', 'Bearer error="invalid_token"');
      }
    };
    const token = access && tokenOf(request, access);
    // Most who ask have none, and need not wait for anything.
    if (token !== undefined)
      return void identify(token)
        .then(admit)
        .then(() => done(), done);
    admit(visitor);
    done();
  });

  async function identify(token: string): Promise<Actor> {
    const claims = await tokens.verify(token);
    return (claims && (await findUser(db, claims))) ?? visitor;
  }

  return () =>
    routes.map((route) => ({ method: route.method, path: route.path, access: describe(route.access) }));
}

function tokenOf({ headers }: FastifyRequest, { kind }: Access): string | undefined {
  if (kind === 'token' || kind === 'signature' || kind === 'local') return undefined;
  // With anything behind it, it is not the token that was given out.
  return /^bearer (\S+)$/i.exec(headers.authorization ?? '')?.[1];
}

/**
 * No browser or proxy keeps what is for one person only, such as the tokens of a sign-in. A public read that is says
 * so itself.
 */
const mayBePersonal = (access: Access, { headers, method }: FastifyRequest) =>
  access.kind !== 'public' || headers.authorization !== undefined || method === 'POST';

/** Declares the access of routes a third-party plugin brings along inside its own scope. */
export function declareAccess(scope: FastifyInstance, access: Access): void {
  scope.addHook('onRoute', (route) => {
    route.config = { ...route.config, access: route.config?.access ?? access };
  });
}

export function describe(access: Access | undefined): string {
  if (!access) return 'undeclared';
  const { kind, ...conditions } = access;
  return [kind, ...Object.entries(conditions).map(([name, value]) => (value === true ? name : value))].join(
    '+',
  );
}

function enforce(access: Access, request: FastifyRequest, isLocal: () => boolean): void {
  const { actor } = request;
  // Fastify's parameters of a path are texts; it types them as unknown.
  const params = request.params as Readonly<Record<string, string | undefined>>;
  switch (access.kind) {
    case 'public':
    case 'token':
    case 'signature':
      return;
    case 'user': {
      const user = signedIn(actor);
      if (access.customer && user.restaurantId !== null) throw ownersRefused();
      if (access.verified && !user.isVerified) throw new AppError('unverified', texts.emailUnverified);
      return;
    }
    case 'self':
      if (String(signedIn(actor).id) !== params.user_id) throw notFound();
      return;
    case 'owner':
      enforceRole(signedIn(actor), params.restaurant_id, access.orStaff);
      return;
    case 'admin':
      if (!signedIn(actor).isAdmin) throw new AppError('forbidden', 'Only administrators may do this.');
      return;
    case 'cart':
      enforceCart(actor, params.user_id);
      return;
    case 'local':
      if (!isLocal()) throw notFound();
      return;
  }
}

/** A restaurant does not exist for strangers; its own staff is told what a role does not allow. */
function enforceRole(user: User, restaurantId: string | undefined, orStaff: StaffRole | undefined): void {
  const role = roleAt(user, Number(restaurantId));
  if (role === undefined || String(Number(restaurantId)) !== restaurantId) throw notFound();
  if (role === 'owner') return;
  const isAllowed = orStaff !== undefined && STAFF_ROLES.indexOf(role) <= STAFF_ROLES.indexOf(orStaff);
  if (!isAllowed) throw roleRefused();
}

/** Before what is in the body is judged: whoever may not send a field is told so. */
export function enforceKitchenFields(access: Access, { actor, params, body }: FastifyRequest): void {
  if (access.kind !== 'owner' || access.kitchenFields === undefined) return;
  const { kitchenFields: allowed } = access;
  // Fastify's parameters of a path are texts; it types them as unknown.
  const { restaurant_id } = params as Readonly<Record<string, string | undefined>>;
  if (roleAt(signedIn(actor), Number(restaurant_id)) !== 'kitchen') return;
  if (Object.keys(body ?? {}).some((field) => !allowed.includes(field))) throw roleRefused();
}

const roleRefused = () => new AppError('forbidden', 'Your role at this restaurant does not allow this.');

/** Guests reach a cart by its identifier; a user id (from path or body) must be the token's own. */
export function enforceCart(actor: Actor, userId: string | number | undefined): void {
  if (actor.kind === 'user' && actor.restaurantId !== null) throw ownersRefused();
  if (userId === undefined || Number(userId) === 0) return;
  if (String(signedIn(actor).id) !== String(userId)) throw notFound();
}

export function signedIn(actor: Actor): User {
  if (actor.kind === 'user') return actor;
  throw new AppError('unauthorized', 'Please log in first.');
}

const ownersRefused = () => new AppError('forbidden', 'Restaurant accounts cannot order or review.');
