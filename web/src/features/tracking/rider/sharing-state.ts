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

export type SharingText = {
  readonly title: string;
  readonly text: string;
  /** There is no position to send, and the text says what to do about it. */
  readonly isTrouble?: boolean;
};

const SENDING: SharingText = {
  title: 'Sending Live Location...',
  text: `Updates go every ${SEND_EVERY_SECONDS} seconds while this page is open.`,
};
const ENDED: SharingText = { title: 'Sharing has ended', text: 'Your location is no longer sent.' };
const WITHHELD: SharingText = {
  title: 'Your location will not be sent',
  text: 'The customer does not see where you are, also after the restaurant has handed the order over.',
};
const NOT_SENT = 'Your location is not being sent';

/** What is being sent right now, and if nothing is, why: with the same patience the customer's page has. */
export function describeSharing(facts: Facts): SharingText {
  const { isOn, isWaiting, trouble } = facts;
  if (!isOn) return isWaiting ? WITHHELD : ENDED;
  if (trouble === 'denied' || trouble === 'unsupported') {
    return { title: 'Your location is not shared', text: TROUBLES[trouble], isTrouble: true };
  }
  const sending = describeSending(facts);
  if (trouble !== 'unavailable') return sending;
  const hint = TROUBLES.unavailable;
  if (sending !== SENDING) return { ...sending, text: `${sending.text} ${hint}`, isTrouble: true };
  return { title: 'Looking for your location', text: hint, isTrouble: true };
}

const TROUBLES = {
  denied:
    'This page may not see your location. Tap the lock beside the address, allow Location, and sending starts by itself.',
  unsupported:
    'This browser cannot tell your location here. Open the link in another browser, over a secure (https) address.',
  unavailable: 'Your location cannot be found right now. Go outside or switch on GPS; we keep trying.',
} as const;

function describeSending(facts: Facts): SharingText {
  const { isWaiting, connection, refusal, isSuperseded, now } = facts;
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
  return SENDING;
}

/** What the button does that turns sharing on and off. Before the hand-over there is nothing to stop yet. */
export function switchLabel({ isOn, isWaiting }: Pick<Facts, 'isOn' | 'isWaiting'>): string {
  if (isWaiting) return isOn ? 'Do not share my location' : 'Share my location';
  return isOn ? 'Stop sharing' : 'Share my location again';
}
