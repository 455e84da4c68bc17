import type { Position, TrackingNews } from '@nearbite/contract/tracking';
import type { FloodGate } from '../../sockets/incoming.ts';
import { frame, type Line, writeUnlessBehind } from '../../sockets/outgoing.ts';
import type { Admission, Link } from './tracking.policy.ts';
import type { TrackedOrder } from './tracking.queries.ts';

export type Peer = Line & {
  readonly link: Link;
  readonly gate: FloodGate;
  admission: Exclude<Admission, { kind: 'refused' }>;
  /** Counts up: the later one joined, the higher. */
  readonly ticket: number;
};

type Last = { readonly at: string; readonly framed: Buffer };

/** Everyone in this process who follows one order, and where its riders were last seen. */
export class TrackingRoom {
  readonly peers = new Set<Peer>();
  order: TrackedOrder;
  readonly #last = new Map<number | null, Last>();
  readonly #accepted = new Map<number | null, { readonly peer: Peer; readonly atMs: number }>();

  constructor(order: TrackedOrder) {
    this.order = order;
  }

  /** Those who join late see at once where the riders are. */
  greet(peer: Peer): void {
    for (const { framed } of this.#last.values()) writeUnlessBehind(peer, framed);
  }

  /** What another process, or this one before a restart, has stored. */
  recall(positions: readonly Position[]): void {
    for (const position of positions) {
      const known = this.#last.get(position.part);
      if (known && known.at >= position.at) continue;
      this.#last.set(position.part, { at: position.at, framed: frame(position) });
    }
  }

  relay(position: Position): void {
    const framed = frame(position);
    this.#last.set(position.part, { at: position.at, framed });
    for (const peer of this.peers) writeUnlessBehind(peer, framed);
  }

  tell(news: TrackingNews): void {
    const framed = frame(news);
    for (const peer of this.peers) writeUnlessBehind(peer, framed);
  }

  /** Forgets the riders whose delivery has ended. */
  keepOnly(parts: ReadonlySet<number | null>): void {
    for (const part of this.#last.keys()) if (!parts.has(part)) this.#last.delete(part);
  }

  /**
   * Whether a position may pass now: at most one per `minMs` and connection, and only from the newest connection
   * that sends for the part. A phone that was without network comes back on a new one, while what it had sent
   * before may still arrive on the old.
   */
  takeTurn(part: number | null, peer: Peer, nowMs: number, minMs: number): boolean {
    const previous = this.#accepted.get(part);
    if (previous && this.peers.has(previous.peer)) {
      if (peer.ticket < previous.peer.ticket) return false;
      if (peer === previous.peer && nowMs - previous.atMs < minMs) return false;
    } else if (previous && nowMs - previous.atMs < minMs) {
      return false;
    }
    this.#accepted.set(part, { peer, atMs: nowMs });
    return true;
  }
}
