import { SEND_EVERY_SECONDS, STALE_AFTER_SECONDS } from '@nearbite/contract/tracking/tracking';
import type { Sharing } from './use-sharing.ts';

type Facts = Pick<
  Sharing,
  'trouble' | 'connection' | 'startedAt' | 'lastSentAt' | 'refusal' | 'isSuperseded'
> & {
  readonly isOn: boolean;
  /** The restaurant still has the food. */
  readonly isWaiting: boolean;
  readonly now: number;
};

type SharingText = { readonly title: string; readonly text?: string };

const NOT_SENT = 'Your location is not being sent';

/** What is being sent right now, and if nothing is, why: with the same patience the customer's page has. */
export function describeSharing(facts: Facts): SharingText {
  const { isOn, isWaiting, trouble, connection, refusal, isSuperseded, now } = facts;
  if (!isOn) return { title: 'Sharing has ended', text: 'Your location is no longer sent.' };
  // Explained beside, with what to do about it.
  if (trouble === 'denied' || trouble === 'unsupported') return { title: 'Your location is not shared' };
  if (isSuperseded) {
    return {
      title: 'Another page is sending your location',
      text: 'This delivery is also open in a newer page, and that one sends. Close it, and this page goes on by itself.',
    };
  }
  if (connection.isLost) {
    return {
      title: NOT_SENT,
      text: 'Your connection is lost. Sending goes on by itself when it is back.',
    };
  }
  if (isWaiting) {
    return {
      title: 'Your location is not sent yet',
      text: 'The restaurant has not handed the order over yet. Sending starts by itself.',
    };
  }
  if (refusal !== undefined) return { title: NOT_SENT, text: refusal };
  const silentSeconds = Math.floor((now - (facts.lastSentAt ?? facts.startedAt)) / 1000);
  if (silentSeconds > STALE_AFTER_SECONDS) {
    return { title: NOT_SENT, text: `Your phone has found no new location for ${silentSeconds} s.` };
  }
  return {
    title: 'Sending Live Location...',
    text: `Updates go every ${SEND_EVERY_SECONDS} seconds while this page is open.`,
  };
}
