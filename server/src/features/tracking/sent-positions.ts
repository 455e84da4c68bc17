import { CLOSE } from '@nearbite/contract/live/live';
import { type Position, SentPosition, type TrackingMessage } from '@nearbite/contract/tracking/tracking';
import type { z } from 'zod';
import type { Services } from '../../services.ts';
import { FloodGate, isPing, parseMessage } from '../../sockets/incoming.ts';
import { encode, type Line, sendUnlessBehind } from '../../sockets/outgoing.ts';

/** What goes over the bus: the position and, for the other processes, whose it is. */
export type Relayed = { readonly position: Position; readonly from: string; readonly ticket: number };

export const topicOf = (oid: string) => `tracking.${oid}`;

export const relay = (bus: Services['bus'], oid: string, relayed: Relayed) =>
  void bus.publish(topicOf(oid), relayed);

/** Of two senders the one that joined later, in whichever process, has the higher ticket. */
export const ticketAt = (joinedAt: Date) => joinedAt.getTime() * 1000;

export type ReadPosition = z.infer<typeof SentPosition>;

/** Where and when the device was, by the server's clock. */
export const foundAt = ({ latitude, longitude, accuracy, age_ms = 0 }: ReadPosition, now: Date) => ({
  latitude,
  longitude,
  accuracy: accuracy ?? null,
  at: new Date(now.getTime() - age_ms).toISOString(),
});

/** Hands over the positions of a connection; `take` returns why one is refused. */
export function readPositions(
  line: Line,
  clock: Services['clock'],
  take: (sent: ReadPosition, now: Date) => Promise<string | undefined>,
): void {
  const { socket } = line;
  const gate = new FloodGate();
  const refuse = (message: string) => sendTo(line, { type: 'error', message });
  socket.on('message', (data, isBinary) => {
    if (socket.readyState !== socket.OPEN) return;
    const now = clock.now();
    if (gate.isFlood(now.getTime())) {
      socket.close(CLOSE.policy, 'Too many messages');
      return;
    }
    const message = parseMessage(data, isBinary);
    if (message === undefined) {
      refuse('Messages must be JSON.');
      socket.close(CLOSE.badMessage, 'Messages must be JSON');
      return;
    }
    if (isPing(message)) return sendTo(line, { type: 'pong' });
    const sent = SentPosition.safeParse(message);
    if (!sent.success) return refuse(sent.error.issues[0]?.message ?? 'Not a position.');
    take(sent.data, now).then(
      (refusal) => refusal !== undefined && refuse(refusal),
      // The database is away for a moment: the next position is tried again.
      () => refuse('Please try again in a moment.'),
    );
  });
}

export function sendTo({ socket }: Pick<Line, 'socket'>, message: TrackingMessage): void {
  sendUnlessBehind(socket, encode(message));
}
