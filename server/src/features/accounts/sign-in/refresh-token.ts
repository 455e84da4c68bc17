import { createHmac, timingSafeEqual } from 'node:crypto';

/** Which sign-in a refresh token belongs to, and how often that has been renewed. */
export type RefreshClaims = { readonly familyId: string; readonly generation: number };

const FAMILY_BYTES = 16;
const HEAD_BYTES = FAMILY_BYTES + 4;
const TOKEN_BYTES = HEAD_BYTES + 32;

/**
 * Refresh tokens are derived, not stored: a stolen database holds none, and a successor that got lost on a bad
 * network can be handed out again without keeping it anywhere.
 */
export function makeRefreshToken(key: Uint8Array, { familyId, generation }: RefreshClaims): string {
  const head = Buffer.alloc(HEAD_BYTES);
  Buffer.from(familyId.replaceAll('-', ''), 'hex').copy(head);
  head.writeUInt32BE(generation, FAMILY_BYTES);
  return Buffer.concat([head, sign(key, head)]).toString('base64url');
}

export function readRefreshToken(key: Uint8Array, token: string): RefreshClaims | undefined {
  const bytes = Buffer.from(token, 'base64url');
  if (bytes.length !== TOKEN_BYTES) return undefined;
  const head = bytes.subarray(0, HEAD_BYTES);
  if (!timingSafeEqual(sign(key, head), bytes.subarray(HEAD_BYTES))) return undefined;
  const hex = head.toString('hex', 0, FAMILY_BYTES);
  const familyId = hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
  return { familyId, generation: head.readUInt32BE(FAMILY_BYTES) };
}

const sign = (key: Uint8Array, head: Buffer) => createHmac('sha256', key).update(head).digest();
