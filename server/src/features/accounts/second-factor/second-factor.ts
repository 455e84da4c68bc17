import { createCipheriv, createDecipheriv, createHmac, randomBytes } from 'node:crypto';
import * as texts from '@nearbite/contract/accounts/accounts.texts';
import type { SecondFactorEnrolment } from '@nearbite/contract/accounts/security';
import { PRODUCT_NAME } from '@nearbite/contract/product';
import { Secret, TOTP } from 'otpauth';
import type { Trx } from '../../../db/database.ts';
import type { Clock } from '../../../lib/clock.ts';
import * as queries from './second-factor.queries.ts';

type Holder = { readonly id: number; readonly email: string };

const PERIOD_SECONDS = 30;
/** A clock may be one step off. */
const WINDOW = 1;
/** As long as a secret may wait for its first code. */
export const ENROLMENT_MINUTES = 10;
const RECOVERY_CODES = 10;
const IV_BYTES = 12;
const TAG_BYTES = 16;

/** One-time codes of an authenticator app (RFC 6238), with recovery codes for the day the phone is lost. */
export function createSecondFactor(key: Uint8Array, clock: Clock) {
  const totpOf = (secret: Secret, email: string) =>
    new TOTP({ issuer: PRODUCT_NAME, label: email, secret, period: PERIOD_SECONDS });

  /** Always a new secret: an enrolment begun before may be somebody else's. */
  async function enrol(trx: Trx, { id, email }: Holder): Promise<SecondFactorEnrolment> {
    const secret = new Secret({ size: 20 });
    await queries.putUnconfirmedFactor(trx, {
      user_id: id,
      secret: encrypt(key, secret.bytes),
      created_at: clock.now(),
    });
    const url = totpOf(secret, email).toString();
    // Few accounts ever need it, and loading it takes 30 ms of a start.
    const { toString: drawQr } = await import('qrcode');
    const svg = await drawQr(url, { type: 'svg', margin: 2 });
    return {
      url,
      secret: secret.base32,
      qr: `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`,
    };
  }

  /** What a code is refused with; undefined when it is right. Each works once. */
  async function spend(trx: Trx, { id, email }: Holder, code: string): Promise<string | undefined> {
    const factor = await queries.lockFactor(trx, id);
    const timestamp = clock.now().getTime();
    const isOver = ({ confirmed_at, created_at }: NonNullable<typeof factor>) =>
      confirmed_at === null && created_at.getTime() + ENROLMENT_MINUTES * 60_000 <= timestamp;
    if (!factor || isOver(factor)) return texts.enrolmentEnded;
    const secret = new Secret({ buffer: decrypt(key, factor.secret) });
    const digits = code.replaceAll(/\s/g, '');
    const delta = /^\d{6}$/.test(digits)
      ? totpOf(secret, email).validate({ token: digits, timestamp, window: WINDOW })
      : null;
    if (delta !== null) {
      const step = Math.floor(timestamp / 1000 / PERIOD_SECONDS) + delta;
      if (step <= factor.last_step) return texts.wrongCode;
      await queries.noteStep(trx, id, step);
      return undefined;
    }
    const hash = hashCode(code);
    if (factor.confirmed_at === null) return texts.wrongCode;
    if (await queries.spendRecoveryCode(trx, id, hash, clock.now())) return undefined;
    return (await queries.hasRecoveryCode(trx, id, hash)) ? texts.recoveryCodeUsed : texts.wrongCode;
  }

  /** From now on the factor counts. The recovery codes are shown once and kept hashed. */
  async function confirm(trx: Trx, userId: number): Promise<string[]> {
    await queries.confirmFactor(trx, userId, clock.now());
    return renewCodes(trx, userId);
  }

  /** Those from before no longer count, used or not. */
  async function renewCodes(trx: Trx, userId: number): Promise<string[]> {
    const codes = Array.from({ length: RECOVERY_CODES }, makeRecoveryCode);
    await queries.replaceRecoveryCodes(trx, userId, codes.map(hashCode));
    return codes;
  }

  const hashCode = (code: string) =>
    createHmac('sha256', key)
      .update(code.toLowerCase().replaceAll(/[^a-z0-9]/g, ''))
      .digest();

  return { enrol, spend, confirm, renewCodes };
}

export type SecondFactor = ReturnType<typeof createSecondFactor>;

/** 50 bits, without letters that look alike. */
function makeRecoveryCode(): string {
  const alphabet = 'abcdefghjkmnpqrstuvwxyz23456789x';
  const letters = [...randomBytes(10)].map((byte) => alphabet[byte % alphabet.length]).join('');
  return `${letters.slice(0, 5)}-${letters.slice(5)}`;
}

function encrypt(key: Uint8Array, plain: Uint8Array): Buffer {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv('aes-256-gcm', key, iv);
  const text = Buffer.concat([cipher.update(plain), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), text]);
}

function decrypt(key: Uint8Array, sealed: Buffer): ArrayBuffer {
  const decipher = createDecipheriv('aes-256-gcm', key, sealed.subarray(0, IV_BYTES));
  decipher.setAuthTag(sealed.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
  const plain = Buffer.concat([decipher.update(sealed.subarray(IV_BYTES + TAG_BYTES)), decipher.final()]);
  return new Uint8Array(plain).buffer;
}
