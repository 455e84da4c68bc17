import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Db, Trx } from '../../../db/database.ts';
import type { Services } from '../../../services.ts';
import { spendChallenge } from './passkeys.queries.ts';

/** As long as people may take to find their key. */
export const CHALLENGE_SECONDS = 300;
const RANDOM_BYTES = 16;
const TIME_BYTES = 6;
const HEAD_BYTES = RANDOM_BYTES + TIME_BYTES;
const SIGNATURE_BYTES = 32;

/** For what a challenge is good: a sign-in, or adding a passkey to one account until its password changes. */
export type Purpose = 'sign in' | `add to ${number} at version ${number}`;

/**
 * Challenges, which a device signs to prove that it answers now, and the names devices know accounts by. Nothing is
 * stored for a challenge that is only asked for: it carries its time and our signature, so that every instance knows
 * it again. That it was used is stored.
 */
export function createPasskeySecrets({ clock, keyFor }: Pick<Services, 'clock' | 'keyFor'>) {
  const challengeKey = keyFor('passkey challenges');
  const sign = (purpose: Purpose, head: Buffer) =>
    createHmac('sha256', challengeKey)
      .update(JSON.stringify([purpose]))
      .update(head)
      .digest();
  const expiryOf = (head: Buffer) => new Date(head.readUIntBE(RANDOM_BYTES, TIME_BYTES));

  function findHead(purpose: Purpose, challenge: string): Buffer | undefined {
    const bytes = Buffer.from(challenge, 'base64url');
    if (bytes.length !== HEAD_BYTES + SIGNATURE_BYTES) return undefined;
    const head = bytes.subarray(0, HEAD_BYTES);
    if (!timingSafeEqual(bytes.subarray(HEAD_BYTES), sign(purpose, head))) return undefined;
    return expiryOf(head) > clock.now() ? head : undefined;
  }

  return {
    /** How devices name the account. It says nothing about the person, and outlives a change of the secret. */
    handleOf: (userId: number): string =>
      createHash('sha256').update(`account ${userId}`).digest('base64url'),

    makeChallenge(purpose: Purpose): string {
      const head = Buffer.alloc(HEAD_BYTES);
      randomBytes(RANDOM_BYTES).copy(head);
      head.writeUIntBE(clock.now().getTime() + CHALLENGE_SECONDS * 1000, RANDOM_BYTES, TIME_BYTES);
      return Buffer.concat([head, sign(purpose, head)]).toString('base64url');
    },

    /** Whether it is ours, meant for this, and not too old. */
    isGood: (purpose: Purpose, challenge: string): boolean => findHead(purpose, challenge) !== undefined,

    /** The same, and that it comes for the first time. */
    async spend(db: Db | Trx, purpose: Purpose, challenge: string): Promise<boolean> {
      const head = findHead(purpose, challenge);
      return head !== undefined && spendChallenge(db, head, expiryOf(head));
    },
  };
}

export type PasskeySecrets = ReturnType<typeof createPasskeySecrets>;
