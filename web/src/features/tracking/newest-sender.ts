import { MAX_FIX_AGE_MS, SEND_EVERY_SECONDS } from '@nearbite/contract/tracking/tracking';

const EVERY_MS = SEND_EVERY_SECONDS * 1000;

/**
 * Decides what a rider's phone sends and when: each fix once, the newest only, at most every five seconds. Nothing
 * queues up while the network is away; when it is back the newest goes out at once and the missed ones never.
 * Times are of the monotonic clock.
 */
export class NewestSender<T> {
  #unsent: { readonly fix: T; readonly takenAtMs: number } | undefined;
  #sentAtMs = Number.NEGATIVE_INFINITY;
  readonly #send: (fix: T, ageMs: number) => boolean;

  /** `send` returns whether somebody was there to take it. */
  constructor(send: (fix: T, ageMs: number) => boolean) {
    this.#send = send;
  }

  offer(fix: T, nowMs: number): boolean {
    this.#unsent = { fix, takenAtMs: nowMs };
    return this.tick(nowMs);
  }

  /** Sends if there is something new and it is time; returns whether it did. */
  tick(nowMs: number): boolean {
    if (this.#unsent === undefined || nowMs - this.#sentAtMs < EVERY_MS) return false;
    const { fix, takenAtMs } = this.#unsent;
    const ageMs = nowMs - takenAtMs;
    if (ageMs > MAX_FIX_AGE_MS || !this.#send(fix, ageMs)) return false;
    this.#unsent = undefined;
    this.#sentAtMs = nowMs;
    return true;
  }

  /** What has not left by now is not to be told. */
  forget(): void {
    this.#unsent = undefined;
  }
}
