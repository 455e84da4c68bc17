import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { catchSockets } from '../../testing/fake-socket.ts';
import { openReconnectingSocket, type ReconnectingSocket, type SocketEnd } from './reconnecting-socket.ts';

const PATH = '/ws/live';
const FINAL_CODE = 4404;
let open: ReconnectingSocket | undefined;

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  open?.close();
  vi.useRealTimers();
});

function connect(options: { beforeRetry?: (code: number) => Promise<boolean> } = {}) {
  const sockets = catchSockets();
  const states: string[] = [];
  const messages: unknown[] = [];
  const onOpen = vi.fn();
  open = openReconnectingSocket({
    path: PATH,
    onOpen,
    onMessage: (message) => messages.push(message),
    onState: (state: string, end?: SocketEnd) => states.push(end ? `${state} ${end.code}` : state),
    isFinal: (code) => code === FINAL_CODE,
    ...options,
  });
  const last = () => {
    const socket = sockets.to(PATH).at(-1);
    if (!socket) throw new Error('No socket was opened');
    return socket;
  };
  return { socket: open, last, count: () => sockets.to(PATH).length, states, messages, onOpen };
}

describe('a lost connection', () => {
  it('comes back after a growing wait, which starts anew once connected', async () => {
    vi.spyOn(Math, 'random').mockReturnValue(1);
    const { last, count, states, onOpen } = connect();
    for (const [wait, sockets] of [
      [1_000, 2],
      [2_000, 3],
      [4_000, 4],
    ] as const) {
      last().drop(1006);
      await vi.advanceTimersByTimeAsync(wait - 1);
      expect(count()).toBe(sockets - 1);
      await vi.advanceTimersByTimeAsync(1);
      expect(count()).toBe(sockets);
    }
    last().open();
    expect(onOpen).toHaveBeenCalledTimes(1);
    last().drop(1006);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(count()).toBe(5);
    expect(states.slice(0, 3)).toEqual(['connecting', 'waiting 1006', 'connecting']);
  });

  it('is tried at once when the network comes back', async () => {
    const { last, count } = connect();
    last().drop(1006);
    await vi.advanceTimersByTimeAsync(0);
    window.dispatchEvent(new Event('online'));
    expect(count()).toBe(2);
  });

  it('is not tried again after a final code', async () => {
    const { last, count, states } = connect();
    last().drop(FINAL_CODE);
    await vi.advanceTimersByTimeAsync(60_000);
    window.dispatchEvent(new Event('online'));
    expect(count()).toBe(1);
    expect(states.at(-1)).toBe(`ended ${FINAL_CODE}`);
  });

  it.each([
    [true, 2, 'connecting'],
    [false, 1, 'ended 4401'],
  ])('asks what to mend first: %s', async (isMended, sockets, state) => {
    const beforeRetry = vi.fn(async () => isMended);
    const { last, count, states } = connect({ beforeRetry });
    last().drop(4401);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(beforeRetry).toHaveBeenCalledWith(4401);
    expect(count()).toBe(sockets);
    expect(states.at(-1)).toBe(state);
  });
});

describe('a dead connection', () => {
  it('is noticed when a ping gets no pong, and what it still brings is ignored', async () => {
    const { last, count, messages, states } = connect();
    const dead = last();
    dead.open();
    await vi.advanceTimersByTimeAsync(20_000);
    expect(dead.sent).toEqual([{ type: 'ping' }]);
    await vi.advanceTimersByTimeAsync(8_000);
    expect(states.at(-1)).toBe('waiting 1006');
    await vi.advanceTimersByTimeAsync(1_000);
    expect(count()).toBe(2);
    dead.receive({ type: 'late' });
    expect(messages).toEqual([]);
  });

  it('is not suspected as long as something comes', async () => {
    const { last, count, messages } = connect();
    last().open();
    await vi.advanceTimersByTimeAsync(20_000);
    last().receive({ type: 'pong' });
    await vi.advanceTimersByTimeAsync(10_000);
    expect(count()).toBe(1);
    expect(messages).toEqual([{ type: 'pong' }]);
  });
});

describe('sending', () => {
  it('keeps nothing for later', () => {
    const { socket, last } = connect();
    expect(socket.send({ a: 1 })).toBe(false);
    last().open();
    expect(socket.send({ a: 2 })).toBe(true);
    expect(last().sent).toEqual([{ a: 2 }]);
  });

  it('holds back what is worthless when late: unanswered, unsent or offline', async () => {
    const { socket, last } = connect();
    last().open();
    expect(socket.sendFresh({ n: 1 })).toBe(true);
    expect(socket.sendFresh({ n: 2 })).toBe(false);
    last().receive({ type: 'pong' });
    last().bufferedAmount = 10;
    expect(socket.sendFresh({ n: 3 })).toBe(false);
    last().bufferedAmount = 0;
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    expect(socket.sendFresh({ n: 4 })).toBe(false);
    expect(last().sent).toEqual([{ n: 1 }, { type: 'ping' }]);
  });
});

it('closed on purpose is silent for good', async () => {
  const { socket, last, count, states, messages } = connect();
  const closing = last();
  closing.open();
  socket.close();
  closing.receive({ type: 'late' });
  await vi.advanceTimersByTimeAsync(60_000);
  window.dispatchEvent(new Event('online'));
  expect(count()).toBe(1);
  expect(messages).toEqual([]);
  expect(states.at(-1)).toBe('open');
});
