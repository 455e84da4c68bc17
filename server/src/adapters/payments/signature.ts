import { createHmac, timingSafeEqual } from 'node:crypto';
import { BadSignatureError } from './port.ts';

/** Older signatures are refused, so that a recorded message cannot be played again later. */
export const SIGNATURE_TOLERANCE_SECONDS = 300;

const hmac = (key: Uint8Array, timestamp: number, body: string) =>
  createHmac('sha256', key).update(`${timestamp}.${body}`).digest();

export function sign(key: Uint8Array, body: string, at: Date): string {
  const timestamp = Math.floor(at.getTime() / 1000);
  return `t=${timestamp},v1=${hmac(key, timestamp, body).toString('hex')}`;
}

export function checkSignature(key: Uint8Array, body: string, header: string | undefined, now: Date): void {
  const [, timestamp = '', signature = ''] = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/.exec(header ?? '') ?? [];
  if (!signature) throw new BadSignatureError('The signature is missing or unreadable.');
  const expected = hmac(key, Number(timestamp), body);
  if (!timingSafeEqual(expected, Buffer.from(signature, 'hex'))) {
    throw new BadSignatureError('The signature does not match.');
  }
  if (Math.abs(now.getTime() / 1000 - Number(timestamp)) > SIGNATURE_TOLERANCE_SECONDS) {
    throw new BadSignatureError('The signature is too old.');
  }
}
