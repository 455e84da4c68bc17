import { createHash } from 'node:crypto';
import rateLimit, { normalizeIP } from '@fastify/rate-limit';
import type { Endpoint, RateRule } from '@nearbite/contract/endpoint';
import type { FastifyInstance, FastifyRequest, preHandlerAsyncHookHandler } from 'fastify';
import type { RedisLink } from '../../adapters/redis.ts';
import type { Config } from '../../config.ts';
import { AppError, WrongGuessError } from '../../lib/errors.ts';
import { createLimitStore, type LimitStore } from './limit-store.ts';

/** What one address may ask in a minute, over all calls; far above what people do, far below what harms. */
const GLOBAL_PER_MINUTE = 1_200;
const WINDOW_MS = 60_000;
/** Files are cheap and many people may share an address; a probe must never be told to come back later. */
const UNCOUNTED = /^\/(assets|media)\/|^\/(health|ready)\/?$/;

declare module 'fastify' {
  interface FastifyInstance {
    rateLimitsOn: boolean;
    countLimit: LimitStore['count'];
  }
  interface FastifyRequest {
    /** Counts what the call has computed against its rule for that, where it has one. */
    chargeComputing: ((ms: number) => Promise<unknown>) | undefined;
    /** Counts what it was asked for as a wrong guess, where the call has a rule for that. */
    countWrongGuess: (() => Promise<unknown>) | undefined;
  }
}

const tooMany = (retryAfterSeconds: number) =>
  new AppError('rate_limited', `Too many attempts. Please try again in ${wait(retryAfterSeconds)}.`, {
    headers: { 'retry-after': String(retryAfterSeconds) },
  });

type Counted = Awaited<ReturnType<ReturnType<FastifyInstance['createRateLimit']>>>;

function refuseExceeded(counted: Counted): void {
  if (!counted.isAllowed && counted.isExceeded) throw tooMany(Math.max(1, counted.ttlInSeconds));
}

const wait = (seconds: number) =>
  seconds < 90 ? `${seconds} seconds` : `${Math.ceil(seconds / 60)} minutes`;

export async function registerRateLimit(
  app: FastifyInstance,
  { RATE_LIMIT: isOn, NODE_ENV }: Pick<Config, 'RATE_LIMIT' | 'NODE_ENV'>,
  redis: RedisLink | undefined,
): Promise<void> {
  app.decorate('rateLimitsOn', isOn);
  app.decorateRequest('chargeComputing', undefined);
  app.decorateRequest('countWrongGuess', undefined);
  if (!isOn) {
    if (NODE_ENV === 'production') app.log.warn('RATE_LIMIT is off: anybody may try passwords without end.');
    return;
  }
  const { Store, count: countLimit, countHere } = createLimitStore(redis);
  app.decorate('countLimit', countLimit);
  await app.register(rateLimit, { global: false, store: Store });
  app.addHook('onError', async (request, _reply, error) => {
    if (error instanceof WrongGuessError) await request.countWrongGuess?.();
  });
  app.addHook('onRequest', ({ url, ip }, _reply, done) => {
    if (UNCOUNTED.test(url)) return done();
    const { current, ttl } = countHere(normalizeIP(ip), WINDOW_MS);
    if (current > GLOBAL_PER_MINUTE) throw tooMany(Math.max(1, Math.ceil(ttl / 1000)));
    done();
  });
}

/** Checks an endpoint's own rules once its body is parsed, so that a rule can count per account. */
export function limiterFor(
  app: FastifyInstance,
  endpoint: Pick<Endpoint, 'name' | 'rateLimits'>,
): preHandlerAsyncHookHandler[] {
  const { rateLimits = [] } = endpoint;
  if (!app.rateLimitsOn) return [];
  return rateLimits.map((rule) => {
    if (rule.counts === 'milliseconds') return computingLimiter(app, endpoint, rule);
    if (rule.counts === 'wrong guesses') return guessLimiter(app, rule);
    const check = app.createRateLimit({
      max: rule.max,
      timeWindow: rule.windowSeconds * 1000,
      // The plugin types its request without our decorations.
      keyGenerator: (request) => `${endpoint.name}:${subjectOf(rule, request as FastifyRequest)}`,
    });
    return async (request) => {
      if (rule.guestsOnly && !isGuestCall(request.body)) return;
      refuseExceeded(await check(request));
    };
  });
}

/** What a call costs is known after it: it may begin while anything is left, and is charged when it has ended. */
function computingLimiter(
  app: FastifyInstance,
  endpoint: Pick<Endpoint, 'name'>,
  rule: RateRule,
): preHandlerAsyncHookHandler {
  const windowMs = rule.windowSeconds * 1000;
  return async (request) => {
    const key = `${endpoint.name}:ms:${subjectOf(rule, request)}`;
    await refuseUsedUp(app, key, rule);
    // The clock of processor time stands still for what takes less than its step.
    request.chargeComputing = (ms) => app.countLimit(key, windowMs, Math.max(1, Math.ceil(ms)));
  };
}

/** A page that asks for the same over and over, such as one whose link was renewed, has guessed once. */
function guessLimiter(app: FastifyInstance, rule: RateRule): preHandlerAsyncHookHandler {
  const windowMs = rule.windowSeconds * 1000;
  return async (request) => {
    const key = `guesses:${subjectOf(rule, request)}`;
    await refuseUsedUp(app, key, rule);
    const guess = createHash('sha256').update(request.url).digest('base64url');
    request.countWrongGuess = async () => {
      const { current } = await app.countLimit(`${key}:${guess}`, windowMs, 1);
      if (current === 1) await app.countLimit(key, windowMs, 1);
    };
  };
}

async function refuseUsedUp(app: FastifyInstance, key: string, rule: RateRule): Promise<void> {
  const { current, ttl } = await app.countLimit(key, rule.windowSeconds * 1000, 0);
  if (current >= rule.max) throw tooMany(Math.max(1, Math.ceil(ttl / 1000)));
}

function subjectOf(rule: RateRule, request: FastifyRequest): string {
  // A household has one IPv4 address, and a whole network of IPv6 ones.
  const address = `ip:${normalizeIP(request.ip)}`;
  if (rule.by === 'address') return address;
  if (rule.by === 'user') return request.actor.kind === 'user' ? `user:${request.actor.id}` : address;
  // Parsed by the endpoint's schema, which has this field.
  const body = request.body as Record<string, unknown> | undefined;
  return `${rule.by.field}:${String(body?.[rule.by.field])}`;
}

const isGuestCall = (body: unknown): boolean =>
  typeof body === 'object' && body !== null && 'user_id' in body && body.user_id === 0;
