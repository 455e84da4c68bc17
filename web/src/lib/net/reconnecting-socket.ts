import { backoffMs } from './backoff.ts';

export type SocketState = 'connecting' | 'open' | 'waiting' | 'ended';
export type SocketEnd = { readonly code: number; readonly reason: string };

type Options = {
  readonly path: string;
  /** Called each time a connection is there. */
  readonly onOpen: () => void;
  readonly onMessage: (message: unknown) => void;
  readonly onState: (state: SocketState, end?: SocketEnd) => void;
  /** After these codes trying again is of no use. */
  readonly isFinal: (code: number) => boolean;
  /** Something to mend before the next try; false gives up. */
  readonly beforeRetry?: (code: number) => Promise<boolean>;
  /** How often to ask whether anyone is there; where silence means something, it must be noticed early. */
  readonly pingEveryMs?: number;
};

export type ReconnectingSocket = {
  /** False while disconnected: messages are not kept for later. */
  send(message: unknown): boolean;
  /** For what is worthless when it comes late: false also when the connection may be dead. */
  sendFresh(message: unknown): boolean;
  close(): void;
};

const PING_EVERY_MS = 20_000;
/** Silence after a ping longer than this means that the connection is dead, whatever the browser believes. */
const ANSWER_WITHIN_MS = 8_000;
const PING = JSON.stringify({ type: 'ping' });

/** A connection that comes back by itself, finds out when it is dead, and wakes with the network and the screen. */
export function openReconnectingSocket(options: Options): ReconnectingSocket {
  let socket: WebSocket | undefined;
  let attempt = 0;
  let retry: ReturnType<typeof setTimeout> | undefined;
  let doubt: ReturnType<typeof setTimeout> | undefined;
  let isClosed = false;

  function connect() {
    clearTimeout(retry);
    retry = undefined;
    options.onState('connecting');
    const opening = new WebSocket(urlOf(options.path));
    socket = opening;
    opening.onopen = () => {
      attempt = 0;
      options.onState('open');
      options.onOpen();
    };
    opening.onmessage = ({ data }: MessageEvent<unknown>) => {
      // A connection that was given up may still bring what is no longer true.
      if (socket !== opening) return;
      clearTimeout(doubt);
      doubt = undefined;
      const message = parse(data);
      if (message !== undefined) options.onMessage(message);
    };
    opening.onclose = ({ code, reason }) => {
      if (socket === opening) void lost({ code, reason });
    };
  }

  async function lost(end: SocketEnd) {
    socket = undefined;
    clearTimeout(doubt);
    doubt = undefined;
    if (isClosed) return;
    if (options.isFinal(end.code)) {
      close();
      options.onState('ended', end);
      return;
    }
    options.onState('waiting', end);
    if (options.beforeRetry && !(await options.beforeRetry(end.code))) {
      if (isClosed) return;
      close();
      options.onState('ended', end);
      return;
    }
    if (isClosed || socket !== undefined || retry !== undefined) return;
    retry = setTimeout(connect, backoffMs(attempt, Math.random));
    attempt += 1;
  }

  function probe() {
    if (socket?.readyState !== WebSocket.OPEN || doubt !== undefined) return;
    socket.send(PING);
    doubt = setTimeout(() => {
      const dead = socket;
      socket = undefined;
      if (dead) {
        dead.onclose = null;
        dead.close();
      }
      void lost({ code: 1006, reason: 'No answer' });
    }, ANSWER_WITHIN_MS);
  }

  /** The network or the screen came back: no reason to wait any longer. */
  function wake() {
    if (document.visibilityState === 'hidden') return;
    if (retry !== undefined) connect();
    else probe();
  }

  function close() {
    isClosed = true;
    clearTimeout(retry);
    clearTimeout(doubt);
    clearInterval(pinging);
    window.removeEventListener('online', wake);
    document.removeEventListener('visibilitychange', wake);
    const closing = socket;
    socket = undefined;
    if (!closing) return;
    closing.onmessage = null;
    closing.onclose = null;
    // Closing a socket that still connects makes browsers complain on the console.
    if (closing.readyState === WebSocket.CONNECTING) closing.onopen = () => closing.close();
    else closing.close();
  }

  const pinging = setInterval(probe, options.pingEveryMs ?? PING_EVERY_MS);
  window.addEventListener('online', wake);
  document.addEventListener('visibilitychange', wake);
  connect();

  function send(message: unknown): boolean {
    if (socket?.readyState !== WebSocket.OPEN) return false;
    socket.send(JSON.stringify(message));
    return true;
  }

  /** Held back while the network is away, an earlier message has not left or a question is unanswered. */
  function sendFresh(message: unknown): boolean {
    const isDoubtful = !navigator.onLine || doubt !== undefined || (socket?.bufferedAmount ?? 0) > 0;
    if (isDoubtful || !send(message)) return false;
    probe();
    return true;
  }

  return {
    send,
    sendFresh,
    close,
  };
}

const urlOf = (path: string) => `${window.location.origin.replace(/^http/, 'ws')}${path}`;

function parse(data: unknown): unknown {
  try {
    return JSON.parse(String(data));
  } catch {
    return undefined;
  }
}
