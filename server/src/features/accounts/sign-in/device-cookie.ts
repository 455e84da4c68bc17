import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** Tells a browser that has signed in to an account before; it opens nothing by itself. */
const NAME = 'nearbite_device';
const MAX_AGE_SECONDS = 180 * 86_400;
const ID_BYTES = 16;

type Options = { readonly key: Uint8Array; readonly isSecure: boolean };
type Account = { readonly email: string };

/** The id of the browser, if it carries a cookie made for this account. */
export function readDevice(
  request: FastifyRequest,
  { email }: Account,
  { key }: Options,
): string | undefined {
  const values = (request.headers.cookie ?? '').split(/;\s*/).flatMap((pair) => {
    const [name, value] = pair.split('=');
    return name === NAME && value ? [value] : [];
  });
  for (const value of values) {
    const [id = '', signature = ''] = value.split('.');
    const expected = sign(key, email, id);
    const given = Buffer.from(signature, 'base64url');
    if (given.length === expected.length && timingSafeEqual(given, expected)) return id;
  }
  return undefined;
}

/** Scripts cannot read it and other sites cannot send it. */
export function writeDevice(
  reply: FastifyReply,
  { email }: Account,
  { key, isSecure, deviceId }: Options & { readonly deviceId: string | undefined },
): void {
  const id = deviceId ?? randomBytes(ID_BYTES).toString('base64url');
  const value = `${id}.${sign(key, email, id).toString('base64url')}`;
  const attributes = ['Path=/api/user', `Max-Age=${MAX_AGE_SECONDS}`, 'HttpOnly', 'SameSite=Lax'];
  reply.header('set-cookie', [`${NAME}=${value}`, ...attributes, ...(isSecure ? ['Secure'] : [])].join('; '));
}

const sign = (key: Uint8Array, email: string, id: string) =>
  createHmac('sha256', key)
    .update(JSON.stringify([email, id]))
    .digest();
