import type { SentPosition, TrackingMessage } from '@nearbite/contract/tracking/tracking';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useWakeLock } from '../../../lib/browser/use-wake-lock.ts';
import type { Fix } from '../follow-position.ts';
import { NewestSender } from '../newest-sender.ts';
import { useTrackingSocket } from '../use-tracking-socket.ts';
import { usePositionWatch } from './use-position-watch.ts';

const LOOK_EVERY_MS = 500;

type Options = {
  readonly isOn: boolean;
  /** Hears of changes also while there is nothing to share. */
  readonly isListening?: boolean;
  readonly onChanged: () => void;
};

/** Everything a rider's phone does while it shares its position. Times are `performance.now()`, which setting the phone's clock does not change. */
export function useSharing(path: string, { isOn, isListening = isOn, onChanged }: Options) {
  const [startedAt, setStartedAt] = useState(() => performance.now());
  const [lastSentAt, setLastSentAt] = useState<number>();
  const [accuracy, setAccuracy] = useState<number>();
  const [refusal, setRefusal] = useState<string>();
  const [isSuperseded, setIsSuperseded] = useState(false);
  const seq = useRef(0);

  const onMessage = (message: TrackingMessage) => {
    if (message.type === 'changed') {
      // What was refused before, like a position that came ahead of the hand-over, may be taken now.
      setRefusal(undefined);
      onChanged();
    }
    if (message.type === 'error') setRefusal(message.message);
    if (message.type === 'superseded') setIsSuperseded(true);
    // The only proof that this page sends: positions come back from every page of the same phone alike.
    if (message.type !== 'accepted') return;
    setRefusal(undefined);
    setIsSuperseded(false);
    setLastSentAt(performance.now());
  };
  const { connection, send } = useTrackingSocket(path, isListening, {
    onMessage,
    onEnd: onChanged,
    onPosition: () => undefined,
    onOpen: () => sender.tick(performance.now()),
  });
  const sendFix = useRef<(fix: Fix, ageMs: number) => boolean>(() => false);
  const [sender] = useState(() => new NewestSender<Fix>((fix, ageMs) => sendFix.current(fix, ageMs)));

  const { trouble, postpone } = usePositionWatch(isOn, {
    onFix: (fix) => {
      setAccuracy(fix.accuracy);
      sender.offer(fix, performance.now());
    },
    onDenied: () => sender.forget(),
  });
  useEffect(() => {
    sendFix.current = (fix, ageMs) => {
      const next = seq.current + 1;
      const isSent = send({ ...fix, age_ms: Math.round(ageMs), seq: next } satisfies SentPosition);
      if (!isSent) return false;
      seq.current = next;
      postpone();
      return true;
    };
  });
  const isAwake = useWakeLock(isOn);

  const start = useEffectEvent(() => {
    setStartedAt(performance.now());
    setLastSentAt(undefined);
    setIsSuperseded(false);
    setRefusal(undefined);
    sender.forget();
  });
  useEffect(() => {
    if (!isOn) return;
    start();
    const timer = setInterval(() => sender.tick(performance.now()), LOOK_EVERY_MS);
    // The clock may stand still while a phone sleeps: what it found before that has no age it could tell.
    const onPageActivity = () => sender.forget();
    document.addEventListener('visibilitychange', onPageActivity);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', onPageActivity);
    };
  }, [isOn, sender]);

  return { connection, trouble, startedAt, lastSentAt, accuracy, refusal, isSuperseded, isAwake };
}

export type Sharing = ReturnType<typeof useSharing>;
