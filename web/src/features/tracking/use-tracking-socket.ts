import { CLOSE } from '@nearbite/contract/live';
import { Position, TRACKING_SOCKET_PATH, TrackingNews } from '@nearbite/contract/tracking';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import {
  openReconnectingSocket,
  type ReconnectingSocket,
  type SocketEnd,
  type SocketState,
} from '../../lib/reconnecting-socket.ts';
import type { TrackingLink } from './tracking-link.ts';

type Handlers = {
  readonly onPosition: (position: Position) => void;
  readonly onNews: (news: TrackingNews) => void;
  readonly onOpen?: () => void;
  /** The server let nobody in or sent everybody away: what it knows of the order has changed. */
  readonly onEnd: () => void;
};

export type Connection = { readonly state: SocketState; readonly end?: SocketEnd | undefined };

/** The order's socket while the page is open and `isOn`. */
export function useTrackingSocket(link: TrackingLink, isOn: boolean, handlers: Handlers) {
  const [connection, setConnection] = useState<Connection>({ state: 'connecting' });
  const socket = useRef<ReconnectingSocket>(undefined);
  const onMessage = useEffectEvent((message: unknown) => {
    const position = Position.safeParse(message);
    if (position.success) return handlers.onPosition(position.data);
    const news = TrackingNews.safeParse(message);
    if (news.success) handlers.onNews(news.data);
  });
  const onOpen = useEffectEvent(() => handlers.onOpen?.());
  const onEnd = useEffectEvent(() => handlers.onEnd());
  const path = socketPath(link);

  useEffect(() => {
    if (!isOn) return;
    const opened = openReconnectingSocket({
      path,
      onOpen: () => onOpen(),
      onMessage: (message) => onMessage(message),
      onState: (state, end) => {
        setConnection({ state, end });
        if (state === 'ended') onEnd();
      },
      isFinal: (code) => code === CLOSE.forbidden,
    });
    socket.current = opened;
    return () => {
      opened.close();
      socket.current = undefined;
    };
  }, [path, isOn]);

  const send = (message: unknown) => socket.current?.sendFresh(message) ?? false;
  return { connection, send };
}

function socketPath({ orderId, trackingToken, rider }: TrackingLink): string {
  const path = TRACKING_SOCKET_PATH.replace(':orderId', encodeURIComponent(orderId)).replace(
    ':trackingToken',
    encodeURIComponent(trackingToken),
  );
  return rider === undefined ? path : `${path}?rider=${encodeURIComponent(rider)}`;
}
