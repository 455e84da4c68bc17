import type { TrackingNews } from '@nearbite/contract/tracking';
import { useEffect, useRef, useState } from 'react';
import { NewestSender } from './newest-sender.ts';
import type { TrackingLink } from './tracking-link.ts';
import { type Fix, usePositionWatch } from './use-position-watch.ts';
import { useTrackingSocket } from './use-tracking-socket.ts';
import { useWakeLock } from './use-wake-lock.ts';

const LOOK_EVERY_MS = 500;

type Options = { readonly isOn: boolean; readonly onChanged: () => void };

/** Everything a rider's phone does while it shares its position. */
export function useSharing(link: TrackingLink, { isOn, onChanged }: Options) {
  const [lastSentAt, setLastSentAt] = useState<number>();
  const [accuracy, setAccuracy] = useState<number>();
  const [refusal, setRefusal] = useState<string>();
  const unconfirmed = useRef<Fix>(undefined);

  const onNews = (news: TrackingNews) => {
    if (news.type === 'changed') onChanged();
    if (news.type === 'error') setRefusal(news.message);
  };
  const { connection, send } = useTrackingSocket(link, isOn, {
    onNews,
    onEnd: onChanged,
    // What the server took comes back to everyone, the sender too; another phone's position is no receipt.
    onPosition: ({ latitude, longitude }) => {
      const sent = unconfirmed.current;
      if (sent?.latitude !== latitude || sent.longitude !== longitude) return;
      setRefusal(undefined);
      setLastSentAt(Date.now());
    },
    onOpen: () => sender.tick(Date.now()),
  });
  const sendThrough = useRef(send);
  useEffect(() => {
    sendThrough.current = send;
  });
  const [sender] = useState(
    () =>
      new NewestSender<Fix>((fix) => {
        unconfirmed.current = fix;
        return sendThrough.current(fix);
      }),
  );

  const trouble = usePositionWatch(isOn, (fix) => {
    setAccuracy(fix.accuracy);
    sender.offer(fix, Date.now());
  });
  const isAwake = useWakeLock(isOn);

  useEffect(() => {
    if (!isOn) return;
    const timer = setInterval(() => sender.tick(Date.now()), LOOK_EVERY_MS);
    return () => clearInterval(timer);
  }, [isOn, sender]);

  return { connection, trouble, lastSentAt, accuracy, refusal, isAwake };
}

export type Sharing = ReturnType<typeof useSharing>;
