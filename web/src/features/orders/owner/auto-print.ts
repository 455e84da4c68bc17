import type { OrderPart } from '@nearbite/contract/orders/owner-orders';
import { readText, removeText, useStoredText, writeText } from '../../../lib/browser/stored-text.ts';

/** Since when this device prints what is accepted; another device decides for itself. */
const SINCE_KEY = 'tickets_by_themselves';
const PRINTED_KEY = 'tickets_printed';
const LOCK = 'nearbite-tickets';
const MAX_REMEMBERED = 500;

export function useAutoPrint() {
  const since = useStoredText(SINCE_KEY);
  return {
    since,
    isOn: since !== null,
    turn: () => (since === null ? writeText(SINCE_KEY, new Date().toISOString()) : removeText(SINCE_KEY)),
  };
}

/** Accepted since then, by whomever, and still to be cooked. */
export const isToPrint = ({ stage, stages }: OrderPart, since: string): boolean =>
  stage === 'accepted' && stages.accepted !== undefined && stages.accepted >= since;

/** Takes a part's ticket for this tab; false where a tab of this device has printed it, or prints it now. */
export async function claimTicket(oid: string): Promise<boolean> {
  const claim = (): boolean => {
    const printed: unknown = JSON.parse(readText(PRINTED_KEY) ?? '[]');
    const oids = Array.isArray(printed) ? printed : [];
    if (oids.includes(oid)) return false;
    writeText(PRINTED_KEY, JSON.stringify([oid, ...oids].slice(0, MAX_REMEMBERED)));
    return true;
  };
  // Absent on plain http hosts.
  const locks: LockManager | undefined = navigator.locks;
  return locks ? locks.request(LOCK, claim) : claim();
}
