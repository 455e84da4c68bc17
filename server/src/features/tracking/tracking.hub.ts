import { randomUUID } from 'node:crypto';
import { CLOSE } from '@nearbite/contract/live/live';
import { FASTEST_SECONDS, type Position } from '@nearbite/contract/tracking/tracking';
import type { AdapterLog } from '../../adapters/adapter-log.ts';
import type { Services } from '../../services.ts';
import type { Line } from '../../sockets/outgoing.ts';
import type { PositionStore } from './position-store.ts';
import {
  foundAt,
  type ReadPosition,
  type Relayed,
  readPositions,
  relay,
  sendTo,
  ticketAt,
  topicOf,
} from './sent-positions.ts';
import { admit, type Link, mayRelay, stateOf, WRONG_LINK } from './tracking.policy.ts';
import { presentPosition } from './tracking.present.ts';
import { findTrackedOrder, findTrackedOrders, type TrackedOrder } from './tracking.queries.ts';
import { type Peer, TrackingRoom } from './tracking-room.ts';

/** Rooms look for themselves this often, in case a message about a change got lost or six hours have passed. */
const REVIEW_EVERY_MS = 60_000;
const REVIEW_BATCH = 500;

type Open = {
  readonly room: TrackingRoom;
  readonly listening: Promise<() => Promise<void>>;
  /** Peers inside and on their way in. */
  holders: number;
  /** What everyone inside knows of the order. */
  lastState: string;
};

type Options = {
  readonly services: Services;
  readonly store: PositionStore;
  readonly log: AdapterLog;
  readonly maxPeersPerOrder: number;
};

/** Brings riders' positions to everyone who follows the same order, in this process and (by the bus) in others. */
export function createTrackingHub({ services, store, log, maxPeersPerOrder }: Options) {
  const { db, bus, clock } = services;
  const rooms = new Map<string, Open>();
  const hubId = randomUUID();
  let lastTicket = 0;

  /** By the time of connecting, so that other processes' tickets compare; never the same twice here. */
  function nextTicket(): number {
    lastTicket = Math.max(lastTicket + 1, ticketAt(clock.now()));
    return lastTicket;
  }

  /**
   * Lets a connection in, or closes it with the reason; false where its link is wrong. Nothing is sent or subscribed
   * before that is checked.
   */
  async function join({ socket, wire }: Line, oid: string, link: Link): Promise<boolean> {
    // Before the database is asked: of two connections the result for the older may come later.
    const ticket = nextTicket();
    const order = await findTrackedOrder(db, oid, clock.now());
    const admission = admit(order, link, clock.now());
    if (order === undefined || admission.kind === 'refused') {
      const reason = admission.kind === 'refused' ? admission.reason : WRONG_LINK;
      socket.close(CLOSE.forbidden, reason);
      return reason !== WRONG_LINK;
    }
    const opened = hold(order);
    try {
      await opened.listening;
    } catch (error) {
      log.warn({ err: error }, 'could not follow an order');
      release(oid, opened);
      socket.close(CLOSE.tryLater, 'Please try again in a moment');
      return true;
    }
    const { room } = opened;
    if (room.peers.size >= maxPeersPerOrder) {
      socket.close(CLOSE.tryLater, 'Too many are following this order');
    }
    if (socket.readyState !== socket.OPEN) {
      release(oid, opened);
      return true;
    }

    const peer: Peer = { socket, wire, link, admission, ticket };
    room.peers.add(peer);
    readPositions(peer, clock, async (sent, now) => accept(room, peer, sent, now));
    socket.once('close', () => {
      room.peers.delete(peer);
      release(oid, opened);
    });
    room.greet(peer);
    return true;
  }

  function hold(order: TrackedOrder): Open {
    const present = rooms.get(order.oid);
    const opened = present ?? open(order);
    opened.holders += 1;
    opened.room.update(order, clock.now());
    opened.room.recall(order.positions.map(presentPosition));
    return opened;
  }

  function open(order: TrackedOrder): Open {
    const room = new TrackingRoom(order);
    const listening = bus.subscribe(topicOf(order.oid), (message) => {
      // Only hubs publish here.
      const { position, from, ticket } = message as Relayed;
      if (from !== hubId) room.sentElsewhere(position.part, ticket, clock.now().getTime());
      room.relay(position);
    });
    const lastState = describeStates(order, clock.now());
    const opened: Open = { room, listening, holders: 0, lastState };
    rooms.set(order.oid, opened);
    return opened;
  }

  /** The last one out ends the subscription. */
  function release(oid: string, opened: Open): void {
    opened.holders -= 1;
    if (opened.holders > 0) return;
    if (rooms.get(oid) === opened) rooms.delete(oid);
    opened.listening.then((leave) => leave()).catch(() => undefined);
  }

  /** Returns why a position is refused; one that merely comes too soon is dropped without a word. */
  function accept(room: TrackingRoom, peer: Peer, sent: ReadPosition, now: Date): string | undefined {
    if (peer.admission.kind !== 'sender') return 'Only the assigned rider can send positions.';
    const { part } = peer.admission;
    if (!mayRelay(room.order, part, now)) return 'The order is not on its way.';
    const restaurantId = part?.restaurantId ?? null;
    const turn = room.takeTurn(restaurantId, peer, now.getTime(), FASTEST_SECONDS * 1000);
    if (turn === 'superseded') sendTo(peer, { type: 'superseded' });
    if (turn !== 'taken') return undefined;
    const found = foundAt(sent, now);
    const riderId = part?.riderId ?? null;
    store.keep({ orderId: room.order.id, partId: part?.id ?? null, riderId, ...found });
    const position: Position = { ...found, part: restaurantId, rider_id: riderId };
    relay(bus, room.order.oid, { position, from: hubId, ticket: peer.ticket });
    if (sent.seq !== undefined) sendTo(peer, { type: 'accepted', seq: sent.seq });
    return undefined;
  }

  /** Something about the order changed: who may still be here is decided anew. */
  async function review(oid: string): Promise<void> {
    if (!rooms.has(oid)) return;
    const order = await findTrackedOrder(db, oid, clock.now());
    const opened = rooms.get(oid);
    if (opened) apply(opened, order);
  }

  async function reviewAll(): Promise<void> {
    const oids = [...rooms.keys()];
    for (let start = 0; start < oids.length; start += REVIEW_BATCH) {
      const batch = oids.slice(start, start + REVIEW_BATCH);
      const orders = await findTrackedOrders(db, batch, clock.now());
      const byOid = new Map(orders.map((order) => [order.oid, order]));
      for (const oid of batch) {
        const opened = rooms.get(oid);
        if (opened) apply(opened, byOid.get(oid));
      }
    }
  }

  function apply(opened: Open, order: TrackedOrder | undefined): void {
    const { room } = opened;
    const now = clock.now();
    if (order) room.update(order, now);
    for (const peer of room.peers) {
      const admission = admit(order, peer.link, now);
      if (admission.kind === 'refused') peer.socket.close(CLOSE.forbidden, admission.reason);
      else peer.admission = admission;
    }
    if (!order) return;
    const described = describeStates(order, now);
    if (described === opened.lastState) return;
    opened.lastState = described;
    room.send({ type: 'changed' });
  }

  const timer = setInterval(() => {
    reviewAll().catch((error: unknown) => log.warn({ err: error }, 'rooms could not be reviewed'));
  }, REVIEW_EVERY_MS);
  timer.unref();

  return {
    join,
    review,
    reviewAll,
    roomCount: () => rooms.size,
    async stop(): Promise<void> {
      clearInterval(timer);
      const opened = [...rooms.values()];
      rooms.clear();
      await Promise.allSettled(opened.map(async ({ listening }) => (await listening)()));
    },
  };
}

const describeStates = (order: TrackedOrder, now: Date) =>
  JSON.stringify(
    order.parts.map((part) => [stateOf(part, now), part.orderStatus, part.riderSecret, part.deliveredAt]),
  );
