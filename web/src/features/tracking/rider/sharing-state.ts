import { SEND_EVERY_SECONDS, STALE_AFTER_SECONDS } from '@nearbite/contract/tracking/tracking';
import * as texts from './rider.texts.tsx';
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
  title: texts.sending,
  text: texts.updatesGo(SEND_EVERY_SECONDS),
};
const ENDED: SharingText = { title: texts.sharingEnded, text: texts.noLongerSent };
const WITHHELD: SharingText = {
  title: texts.willNotBeSent,
  text: texts.customerDoesNotSee,
};
const NOT_SENT = texts.notBeingSent;

/** What is being sent right now, and if nothing is, why: with the same patience the customer's page has. */
export function describeSharing(facts: Facts): SharingText {
  const { isOn, isWaiting, trouble } = facts;
  if (!isOn) return isWaiting ? WITHHELD : ENDED;
  if (trouble === 'denied' || trouble === 'unsupported') {
    return { title: texts.notShared, text: TROUBLES[trouble], isTrouble: true };
  }
  const sending = describeSending(facts);
  if (trouble !== 'unavailable') return sending;
  const hint = TROUBLES.unavailable;
  if (sending !== SENDING) return { ...sending, text: `${sending.text} ${hint}`, isTrouble: true };
  return { title: texts.lookingForLocation, text: hint, isTrouble: true };
}

const TROUBLES = {
  denied: texts.denied,
  unsupported: texts.unsupported,
  unavailable: texts.unavailable,
} as const;

function describeSending(facts: Facts): SharingText {
  const { isWaiting, connection, refusal, isSuperseded, now } = facts;
  if (isSuperseded) {
    return {
      title: texts.otherPage,
      text: texts.otherPageText,
    };
  }
  if (connection.isLost) {
    return {
      title: NOT_SENT,
      text: texts.connectionLost,
    };
  }
  if (isWaiting) {
    return {
      title: texts.notSentYet,
      text: texts.notHandedOver,
    };
  }
  if (refusal !== undefined) return { title: NOT_SENT, text: refusal };
  const silentSeconds = Math.floor((now - (facts.lastSentAt ?? facts.startedAt)) / 1000);
  if (silentSeconds > STALE_AFTER_SECONDS) {
    return { title: NOT_SENT, text: texts.noNewLocation(silentSeconds) };
  }
  return SENDING;
}

/** What the button does that turns sharing on and off. Before the hand-over there is nothing to stop yet. */
export function switchLabel({ isOn, isWaiting }: Pick<Facts, 'isOn' | 'isWaiting'>): string {
  if (isWaiting) return isOn ? texts.doNotShare : texts.share;
  return isOn ? texts.stopSharing : texts.shareAgain;
}
