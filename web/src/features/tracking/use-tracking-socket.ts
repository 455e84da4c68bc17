import { CLOSE } from '@nearbite/contract/live/live';
import { Position, TrackingMessage } from '@nearbite/contract/tracking/tracking';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import {
  openReconnectingSocket,
  type ReconnectingSocket,
  type SocketEnd,
  type SocketState,
} from '../../lib/net/reconnecting-socket.ts';
import { useOnline } from '../../lib/net/use-online.ts';

type Handlers = {
  readonly onPosition: (position: Position) => void;
  readonly onMessage: (message: TrackingMessage) => void;
  readonly onOpen?: () => void;
  /** The server refused the connection or closed all of them: what it knows of the order has changed. */
  readonly onEnd: () => void;
};

export type Connection = {
  readonly state: SocketState;
  readonly end?: SocketEnd | undefined;
  /** This device's own way to the server is gone: whatever is silent now, it is not the other side's fault. */
  readonly isLost: boolean;
};

/** With the time an answer may take, a dead connection is known before a rider's silence would be noticed. */
const PING_EVERY_MS = 10_000;

/** The socket at `path` while the page is open and `isOn`. */
export function useTrackingSocket(path: string, isOn: boolean, handlers: Handlers) {
  const [connection, setConnection] = useState<Connection>({ state: 'connecting', isLost: false });
  const isOnline = useOnline();
  const socket = useRef<ReconnectingSocket>(undefined);
  const onMessage = useEffectEvent((message: unknown) => {
    const position = Position.safeParse(message);
    if (position.success) return handlers.onPosition(position.data);
    const known = TrackingMessage.safeParse(message);
    if (known.success) handlers.onMessage(known.data);
  });
  const onOpen = useEffectEvent(() => handlers.onOpen?.());
  const onEnd = useEffectEvent(() => handlers.onEnd());

  useEffect(() => {
    if (!isOn) return;
    const opened = openReconnectingSocket({
      path,
      onOpen: () => onOpen(),
      onMessage: (message) => onMessage(message),
      onState: (state, end) => {
        // Lost until the next one is open, however many attempts that takes.
        setConnection(({ isLost }) => ({
          state,
          end,
          isLost: state === 'waiting' || (state === 'connecting' && isLost),
        }));
        if (state === 'ended') onEnd();
      },
      isFinal: (code) => code === CLOSE.forbidden,
      pingEveryMs: PING_EVERY_MS,
    });
    socket.current = opened;
    return () => {
      opened.close();
      setConnection({ state: 'connecting', isLost: false });
      socket.current = undefined;
    };
  }, [path, isOn]);

  const send = (message: unknown) => socket.current?.sendFresh(message) ?? false;
  return { connection: isOnline ? connection : { ...connection, isLost: true }, send };
}
