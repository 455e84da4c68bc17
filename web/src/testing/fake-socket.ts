import { vi } from 'vitest';

/** A socket that never connects. */
export class SilentSocket {
  static readonly CONNECTING = 0;
  static readonly OPEN = 1;
  readyState = SilentSocket.CONNECTING;
  bufferedAmount = 0;
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number; reason: string }) => void) | null = null;
  readonly url: string;
  constructor(url: string) {
    this.url = url;
  }
  send(_message: string): void {}
  close(): void {}
}

/** A socket whose other end the test plays. */
export class PlayedSocket extends SilentSocket {
  readonly sent: unknown[] = [];
  override send(message: string): void {
    this.sent.push(JSON.parse(message));
  }
  open(): void {
    this.readyState = SilentSocket.OPEN;
    this.onopen?.();
  }
  receive(message: unknown): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  drop(code: number, reason = ''): void {
    this.readyState = 3;
    this.onclose?.({ code, reason });
  }
}

/** Catches every socket the app opens, by the start of its path. */
export function catchSockets() {
  const opened: PlayedSocket[] = [];
  vi.stubGlobal(
    'WebSocket',
    class extends PlayedSocket {
      constructor(url: string) {
        super(url);
        opened.push(this);
      }
    },
  );
  return { to: (path: string) => opened.filter(({ url }) => new URL(url).pathname.startsWith(path)) };
}
