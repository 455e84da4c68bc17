import type { WebSocket } from 'ws';
import { encode, sendUnlessBehind } from '../../sockets/outgoing.ts';

export type Member = {
  readonly socket: WebSocket;
  readonly userId: number;
  version: number;
  /** The sign-in the token belongs to. */
  familyId: string | undefined;
  token: string;
  restaurantIds: ReadonlySet<number>;
  isAdmin: boolean;
};

/** Who is connected, by the id that messages are addressed to. */
export class Audience {
  readonly #members = new Map<number, Set<Member>>();

  add(id: number, member: Member): void {
    const members = this.#members.get(id) ?? new Set();
    this.#members.set(id, members.add(member));
  }

  remove(id: number, member: Member): void {
    const members = this.#members.get(id);
    members?.delete(member);
    if (members?.size === 0) this.#members.delete(id);
  }

  sizeOf(id: number): number {
    return this.#members.get(id)?.size ?? 0;
  }

  send(id: number, message: unknown): void {
    const members = this.#members.get(id);
    if (!members) return;
    const encoded = encode(message);
    for (const { socket } of members) sendUnlessBehind(socket, encoded);
  }
}
