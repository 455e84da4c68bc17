import { SEND_EVERY_SECONDS } from '@nearbite/contract/tracking';

const EVERY_MS = SEND_EVERY_SECONDS * 1000;

/**
 * Decides what a rider's phone sends and when: the newest position only, at most every five seconds. Nothing
 * queues up while the network is away; when it is back the newest goes out at once and the missed ones never.
 */
export class NewestSender<T> {
  #newest: T | undefined;
  #sentAtMs = Number.NEGATIVE_INFINITY;
  readonly #send: (position: T) => boolean;

  /** `send` answers whether somebody was there to take it. */
  constructor(send: (position: T) => boolean) {
    this.#send = send;
  }

  offer(position: T, nowMs: number): boolean {
    this.#newest = position;
    return this.tick(nowMs);
  }

  /** Sends if it is time; answers whether it did. A rider who stands still is still there, so old news goes out too. */
  tick(nowMs: number): boolean {
    if (this.#newest === undefined || nowMs - this.#sentAtMs < EVERY_MS) return false;
    if (!this.#send(this.#newest)) return false;
    this.#sentAtMs = nowMs;
    return true;
  }
}
