import { CLOSE, LiveHello, type LiveMessage } from '@nearbite/contract/live/live';
import type { WebSocket } from 'ws';
import type { AdapterLog } from '../../adapters/adapter-log.ts';
import type { AccessClaims } from '../../auth/access-tokens.ts';
import type { User } from '../../auth/actor.ts';
import { findUser } from '../../auth/find-user.ts';
import type { Services } from '../../services.ts';
import { FloodGate, isPing, parseMessage, whilePaused } from '../../sockets/incoming.ts';
import { encode, sendUnlessBehind } from '../../sockets/outgoing.ts';
import { Audience, type Member } from './live.audience.ts';
import { toAdminMessage, toLiveMessage } from './live.messages.ts';
import { findEndedFamilies, findStandings } from './live.queries.ts';

/** A socket that has not said whose it is by then is closed. */
const HELLO_WITHIN_MS = 10_000;
/** How long a blocked user or an expired sign-in may still hear something. */
const RECHECK_EVERY_MS = 30_000;
const MAX_PER_USER = 30;
const SIGN_IN_AGAIN = 'Please sign in again';

/** Tells signed-in people at once what has happened to their orders, their restaurant, or what they administer. */
export function createLiveHub({ db, tokens, clock }: Services, log: AdapterLog) {
  const members = new Set<Member>();
  const customers = new Audience();
  const restaurants = new Audience();
  /** What was read of standings before one is not known to be true any more. */
  let departures = 0;

  function greet(socket: WebSocket): void {
    const gate = new FloodGate();
    let member: Member | undefined;
    const hurry = setTimeout(() => socket.close(CLOSE.unauthorized, SIGN_IN_AGAIN), HELLO_WITHIN_MS);
    hurry.unref();
    socket.once('close', () => {
      clearTimeout(hurry);
      if (member) leave(member);
    });
    socket.on('message', (data, isBinary) => {
      if (socket.readyState !== socket.OPEN) return;
      if (gate.isFlood(clock.now().getTime())) {
        socket.close(CLOSE.policy, 'Too many messages');
        return;
      }
      whilePaused(socket, async () => {
        member = await receive(socket, member, parseMessage(data, isBinary));
        if (member) clearTimeout(hurry);
        // The door may have closed while the token was read.
        if (member && socket.readyState !== socket.OPEN) leave(member);
      }).catch((error: unknown) => {
        log.error({ err: error }, 'a live socket failed');
        socket.close(CLOSE.internal, 'Please try again in a moment');
      });
    });
  }

  async function receive(
    socket: WebSocket,
    member: Member | undefined,
    message: unknown,
  ): Promise<Member | undefined> {
    if (isPing(message)) {
      send(socket, { type: 'pong' });
      return member;
    }
    const hello = LiveHello.safeParse(message);
    if (!hello.success) {
      socket.close(CLOSE.badMessage, 'The first message must carry the token');
      return member;
    }
    return signIn(socket, member, hello.data.token);
  }

  async function signIn(
    socket: WebSocket,
    member: Member | undefined,
    token: string,
  ): Promise<Member | undefined> {
    const claims = await tokens.verify(token);
    const user = claims && (await findPresent(claims));
    if (!claims || !user || (member && member.userId !== user.id)) {
      socket.close(CLOSE.unauthorized, SIGN_IN_AGAIN);
      return member;
    }
    if (member) {
      member.token = token;
      member.version = claims.version;
      member.familyId = claims.familyId;
      member.isAdmin = user.isAdmin;
      moveTo(member, restaurantsOf(user));
      return member;
    }
    if (customers.sizeOf(user.id) >= MAX_PER_USER) {
      socket.close(CLOSE.tryLater, 'Too many connections');
      return undefined;
    }
    const joined: Member = {
      socket,
      userId: user.id,
      version: claims.version,
      familyId: claims.familyId,
      token,
      restaurantIds: new Set(),
      isAdmin: user.isAdmin,
    };
    members.add(joined);
    customers.add(user.id, joined);
    moveTo(joined, restaurantsOf(user));
    send(socket, { type: 'ready' });
    return joined;
  }

  /** Read again if somebody has left a restaurant meanwhile. */
  async function findPresent(claims: AccessClaims): Promise<User | undefined> {
    const before = departures;
    const user = await findUser(db, claims);
    return before === departures ? user : findPresent(claims);
  }

  function moveTo(member: Member, restaurantIds: readonly number[]): void {
    for (const left of member.restaurantIds) restaurants.remove(left, member);
    member.restaurantIds = new Set(restaurantIds);
    for (const entered of member.restaurantIds) restaurants.add(entered, member);
  }

  function leave(member: Member): void {
    members.delete(member);
    customers.remove(member.userId, member);
    moveTo(member, []);
  }

  /** Until it is known where they work now, they hear of no restaurant. */
  function leaveRestaurants(userId: number): void {
    departures += 1;
    for (const member of members) if (member.userId === userId) moveTo(member, []);
  }

  /** Blocking, a new password, approval and expiry reach open sockets too. */
  async function recheck(): Promise<void> {
    const present = [...members];
    if (present.length === 0) return;
    const before = departures;
    const standings = await findStandings(db, [...new Set(present.map(({ userId }) => userId))]);
    const ended = await findEndedFamilies(
      db,
      present.flatMap(({ familyId }) => familyId ?? []),
    );
    const byId = new Map(standings.map((standing) => [standing.id, standing]));
    for (const member of present) {
      const standing = byId.get(member.userId);
      const isCurrent = standing?.version === member.version && (await tokens.verify(member.token));
      const hasEnded = member.familyId !== undefined && ended.has(member.familyId);
      if (!standing || !isCurrent || hasEnded) member.socket.close(CLOSE.unauthorized, SIGN_IN_AGAIN);
      else if (members.has(member)) {
        member.isAdmin = standing.isAdmin;
        // Whoever has left one meanwhile is looked at by the check that this has set off.
        if (before === departures) moveTo(member, standing.restaurantIds);
      }
    }
  }

  function announce(topic: string, event: unknown): void {
    const forAdmins = toAdminMessage(topic);
    if (forAdmins) notifyAdmins(forAdmins);
    const addressed = toLiveMessage(topic, event);
    if (!addressed) return;
    const { message, userId, restaurantIds } = addressed;
    if (userId !== null) customers.send(userId, message);
    for (const restaurantId of new Set(restaurantIds)) restaurants.send(restaurantId, message);
  }

  function notifyAdmins(message: LiveMessage): void {
    const encoded = encode(message);
    for (const { socket, isAdmin } of members) if (isAdmin) sendUnlessBehind(socket, encoded);
  }

  const timer = setInterval(() => {
    recheck().catch((error: unknown) => log.warn({ err: error }, 'live sockets could not be checked'));
  }, RECHECK_EVERY_MS);
  timer.unref();

  return { greet, announce, leaveRestaurants, recheck, stop: () => clearInterval(timer) };
}

/** One's own and those one works for. */
const restaurantsOf = ({ restaurantId, workplaces }: User) => [
  ...(restaurantId === null ? [] : [restaurantId]),
  ...workplaces.map((workplace) => workplace.restaurantId),
];

const send = (socket: WebSocket, message: LiveMessage) => sendUnlessBehind(socket, encode(message));
