import type { Position, TrackingMessage } from '@nearbite/contract/tracking/tracking';
import { encode, frame, type Line, sendUnlessBehind, writeUnlessBehind } from '../../sockets/outgoing.ts';
import { type Admission, isOfCurrentRider, type Link, stateOf } from './tracking.policy.ts';
import type { TrackedOrder } from './tracking.queries.ts';

export type Peer = Line & {
  readonly link: Link;
  admission: Exclude<Admission, { kind: 'refused' }>;
  /** The later one joined, in whichever process, the higher. */
  readonly ticket: number;
};

type Last = Pick<Position, 'at' | 'part' | 'rider_id'> & { readonly framed: Buffer };
/** Who sends for a part; without a peer it is connected to another process. */
type Sender = { readonly ticket: number; readonly peer?: Peer; readonly atMs: number };
type Turn = 'taken' | 'too soon' | 'superseded';

/** How long a sender in another process counts as present without a word: three messages may get lost. */
const ELSEWHERE_FOR_MS = 15_000;

/** Everyone in this process who follows one order, and where its riders were last seen. */
export class TrackingRoom {
  readonly peers = new Set<Peer>();
  #order: TrackedOrder;
  readonly #last = new Map<number | null, Last>();
  readonly #senders = new Map<number | null, Sender>();

  constructor(order: TrackedOrder) {
    this.#order = order;
  }

  get order(): TrackedOrder {
    return this.#order;
  }

  /** Forgets where riders were whose delivery has ended or went to another. */
  update(order: TrackedOrder, now: Date): void {
    this.#order = order;
    const live = order.parts.filter((part) => stateOf(part, now) === 'live');
    for (const [part, last] of this.#last) {
      const isLive = part === null ? live.length > 0 : live.some(({ restaurantId }) => restaurantId === part);
      if (!isLive || !isOfCurrentRider(order, last)) this.#last.delete(part);
    }
  }

  /** Those who join late see at once where the riders are. */
  greet(peer: Peer): void {
    for (const { framed } of this.#last.values()) writeUnlessBehind(peer, framed);
  }

  /** What another process, or this one before a restart, has stored. */
  recall(positions: readonly Position[]): void {
    for (const position of positions) this.#remember(position, frame(position));
  }

  relay(position: Position): void {
    // Another process may not know yet that the delivery went to somebody else.
    if (!isOfCurrentRider(this.#order, position)) return;
    const framed = frame(position);
    this.#remember(position, framed);
    for (const peer of this.peers) writeUnlessBehind(peer, framed);
  }

  #remember({ part, rider_id, at }: Position, framed: Buffer): void {
    const known = this.#last.get(part);
    if (known && known.rider_id === rider_id && known.at >= at) return;
    this.#last.set(part, { part, rider_id, at, framed });
  }

  send(message: TrackingMessage): void {
    const framed = frame(message);
    for (const peer of this.peers) writeUnlessBehind(peer, framed);
  }

  /**
   * Whether a position may pass now: at most one per `minMs` and connection, and only from the newest connection
   * that sends for the part. A phone that was without network comes back on a new one, while what it had sent
   * before may still arrive on the old.
   */
  takeTurn(part: number | null, peer: Peer, nowMs: number, minMs: number): Turn {
    const previous = this.#senders.get(part);
    if (previous) {
      const isOther = previous.ticket !== peer.ticket && this.#isPresent(previous, nowMs);
      if (isOther && peer.ticket < previous.ticket) return 'superseded';
      const sinceMs = nowMs - previous.atMs;
      if (!isOther && sinceMs >= 0 && sinceMs < minMs) return 'too soon';
    }
    this.#senderBecomes(part, { ticket: peer.ticket, peer, atMs: nowMs });
    return 'taken';
  }

  /** Another process let a position pass. */
  sentElsewhere(part: number | null, ticket: number, nowMs: number): void {
    const known = this.#senders.get(part);
    if (known && known.ticket > ticket && this.#isPresent(known, nowMs)) return;
    this.#senderBecomes(part, { ticket, atMs: nowMs });
  }

  #senderBecomes(part: number | null, sender: Sender): void {
    const former = this.#senders.get(part);
    this.#senders.set(part, sender);
    if (former?.peer && former.ticket !== sender.ticket && this.peers.has(former.peer)) {
      sendUnlessBehind(former.peer.socket, encode({ type: 'superseded' } satisfies TrackingMessage));
    }
  }

  #isPresent({ peer, atMs }: Sender, nowMs: number): boolean {
    return peer ? this.peers.has(peer) : nowMs - atMs < ELSEWHERE_FOR_MS;
  }
}
