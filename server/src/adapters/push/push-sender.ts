import { createHash, ECDH } from 'node:crypto';
import { request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { isIP } from 'node:net';
import type { PushMessage } from '@nearbite/contract/notifications/push';
import webPush from 'web-push';
import { isPublicAddress, PrivateAddressError, publicLookup } from './public-address.ts';
import type { PushKeys } from './push-keys.ts';

export type Subscription = { readonly endpoint: string; readonly p256dh: string; readonly auth: string };

/** `gone`: the device will never take anything again. `refused`: it does not take this message. */
export type Delivery = 'sent' | 'gone' | 'refused';

/** The push service cannot take it now. */
export class PushDelayedError extends Error {
  override readonly name = 'PushDelayedError';
  readonly retryAfterSeconds: number | undefined;
  constructor(message: string, retryAfterSeconds?: number) {
    super(message);
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

export type PushSender = {
  readonly publicKey: string;
  /** Whether messages may be sent there at all; names are looked up. */
  isAllowed(endpoint: string): Promise<boolean>;
  send(to: Subscription, message: PushMessage, ttlSeconds: number): Promise<Delivery>;
};

type Options = {
  readonly keys: PushKeys;
  /** Excepted from all rules about addresses. */
  readonly testOrigin: string | undefined;
  readonly lookup?: ReturnType<typeof publicLookup>;
};

const TIMEOUT_MS = 10_000;
const LONGEST_RETRY_SECONDS = 3_600;

/** Speaks to the push services of browsers: encrypted for the device (RFC 8291), signed as ours (RFC 8292). */
export function createPushSender({ keys, testOrigin, lookup = publicLookup() }: Options): PushSender {
  const isTest = (url: URL) => testOrigin !== undefined && url.origin === new URL(testOrigin).origin;

  return {
    publicKey: keys.publicKey,

    async isAllowed(endpoint) {
      const url = new URL(endpoint);
      if (isTest(url)) return true;
      if (!isPublicHttps(url)) return false;
      return new Promise((resolve) => {
        // A name that cannot be looked up now is looked up again when there is something to send.
        lookup(url.hostname, { all: true }, (error) => resolve(!(error instanceof PrivateAddressError)));
      });
    },

    async send({ endpoint, p256dh, auth }, message, ttlSeconds) {
      const url = new URL(endpoint);
      if ((!isTest(url) && !isPublicHttps(url)) || !isPoint(p256dh)) return 'gone';
      const details = webPush.generateRequestDetails(
        { endpoint, keys: { p256dh, auth } },
        JSON.stringify(message),
        {
          vapidDetails: keys,
          contentEncoding: 'aes128gcm',
          TTL: ttlSeconds,
          urgency: 'high',
          topic: topicOf(message.tag),
        },
      );
      const status = await post(url, details, isTest(url) ? undefined : lookup).catch((error: unknown) => {
        if (error instanceof PrivateAddressError) return 'gone' as const;
        throw error;
      });
      return typeof status === 'string' ? status : outcomeOf(status);
    },
  };
}

/** Nothing can be encrypted for a key that is not on the curve, as well-formed as it may be. */
export function isPoint(p256dh: string): boolean {
  try {
    return ECDH.convertKey(p256dh, 'prime256v1', 'base64url').length > 0;
  } catch {
    return false;
  }
}

/** Push services have names and the usual port. */
function isPublicHttps(url: URL): boolean {
  if (url.protocol !== 'https:' || url.port !== '' || url.username !== '' || url.password !== '')
    return false;
  const address = url.hostname.replace(/^\[|\]$/g, '');
  return isIP(address) === 0 || isPublicAddress(address);
}

/** What waits at the push service under the same topic is replaced. */
const topicOf = (tag: string) => createHash('sha256').update(tag).digest('base64url').slice(0, 32);

type Answer = { readonly status: number; readonly retryAfter: string | undefined };

function outcomeOf({ status, retryAfter }: Answer): Delivery {
  if (status >= 200 && status < 300) return 'sent';
  // 401 and 403: it was made for other keys than ours.
  if ([401, 403, 404, 410].includes(status)) return 'gone';
  if (status !== 429 && status < 500) return 'refused';
  const seconds = /^\d{1,6}$/.test(retryAfter ?? '') ? Number(retryAfter) : undefined;
  throw new PushDelayedError(
    `The push service answered ${status}`,
    seconds && Math.min(seconds, LONGEST_RETRY_SECONDS),
  );
}

type Details = { readonly headers: Record<string, string | number>; readonly body: Buffer };

/** Redirects are not followed, and nothing of the response is read but how it begins. */
function post(url: URL, { headers, body }: Details, lookup: Options['lookup']): Promise<Answer> {
  const request = url.protocol === 'https:' ? requestHttps : requestHttp;
  return new Promise((resolve, reject) => {
    const sent = request(
      url,
      {
        method: 'POST',
        headers,
        agent: false,
        signal: AbortSignal.timeout(TIMEOUT_MS),
        ...(lookup && { lookup }),
      },
      (response) => {
        response.destroy();
        resolve({ status: response.statusCode ?? 0, retryAfter: response.headers['retry-after'] });
      },
    );
    sent.on('error', (error) =>
      reject(error instanceof PrivateAddressError ? error : new PushDelayedError(error.message)),
    );
    sent.end(body);
  });
}
