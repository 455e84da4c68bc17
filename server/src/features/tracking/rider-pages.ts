import { randomUUID } from 'node:crypto';
import { CLOSE } from '@nearbite/contract/live/live';
import { FASTEST_SECONDS, type Position } from '@nearbite/contract/tracking/tracking';
import type { Services } from '../../services.ts';
import type { Line } from '../../sockets/outgoing.ts';
import type { PositionStore } from './position-store.ts';
import { foundAt, readPositions, relay, sendTo, ticketAt } from './sent-positions.ts';
import { WRONG_LINK } from './tracking.policy.ts';
import { findRiderByKey } from './tracking.queries.ts';

type Page = Line & { readonly restaurantId: number; readonly key: string };

/** The open connections of riders' own pages, which share one position with every order under way. */
export function createRiderPages({ db, bus, clock }: Services, store: PositionStore) {
  const pages = new Set<Page>();
  /** To the orders' rooms these senders are connected elsewhere. */
  const from = randomUUID();

  /**
   * What the page sends goes to the orders its rider has on the way, asked for anew each time: an order that was taken
   * away, or a key that was renewed, gets nothing more. False for a key that nobody has.
   */
  async function join(line: Line, key: string): Promise<boolean> {
    const { socket } = line;
    const end = () => showOut(line);
    const rider = await findRiderByKey(db, key, clock.now());
    if (!rider) {
      end();
      return false;
    }
    if (socket.readyState !== socket.OPEN) return true;
    const page = { ...line, restaurantId: rider.restaurantId, key };
    const ticket = ticketAt(clock.now());
    let takenAtMs = Number.NEGATIVE_INFINITY;
    pages.add(page);
    socket.once('close', () => pages.delete(page));
    readPositions(line, clock, async (sent, now) => {
      const sinceMs = now.getTime() - takenAtMs;
      if (sinceMs >= 0 && sinceMs < FASTEST_SECONDS * 1000) return undefined;
      takenAtMs = now.getTime();
      const current = await findRiderByKey(db, key, now);
      if (!current) {
        end();
        return undefined;
      }
      const live = current.parts.filter(({ isLive }) => isLive);
      if (live.length === 0) return 'The order is not on its way.';
      const found = foundAt(sent, now);
      const position: Position = { ...found, part: current.restaurantId, rider_id: current.id };
      for (const { id, orderId, oid } of live) {
        store.keep({ orderId, partId: id, riderId: current.id, ...found });
        relay(bus, oid, { position, from, ticket });
      }
      if (sent.seq !== undefined) sendTo(line, { type: 'accepted', seq: sent.seq });
      return undefined;
    });
    return true;
  }

  /** Something about an order of this restaurant changed: its riders' pages ask again. */
  function tell(restaurantId: number): void {
    for (const page of pages) if (page.restaurantId === restaurantId) sendTo(page, { type: 'changed' });
  }

  /** Keys of this restaurant's riders were renewed: who came by an old one has to leave. */
  async function review(restaurantId: number): Promise<void> {
    for (const page of pages) {
      if (page.restaurantId !== restaurantId) continue;
      if (!(await findRiderByKey(db, page.key, clock.now()))) showOut(page);
    }
  }

  return { join, tell, review };
}

const showOut = ({ socket }: Line) => socket.close(CLOSE.forbidden, WRONG_LINK);
