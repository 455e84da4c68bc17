import type { Position } from '@nearbite/contract/tracking';
import { useState } from 'react';
import { useTrackingQuery } from './api.ts';
import { type TrackingLink, trackingCall } from './tracking-link.ts';
import { useTrackingSocket } from './use-tracking-socket.ts';

/** Changes come over the socket; asking now and then covers the times it is away. */
const POLL_MS = 60_000;

/** An order on its way, as its customer sees it. */
export function useDelivery(link: TrackingLink) {
  const query = useTrackingQuery(trackingCall(link), {
    pollingInterval: POLL_MS,
    skipPollingIfUnfocused: true,
  });
  const { data: tracking, refetch } = query;
  const [live, setLive] = useState<ReadonlyMap<number | null, Position>>(new Map());
  const isOpen = tracking !== undefined && tracking.state !== 'over';

  const { connection } = useTrackingSocket(link, isOpen, {
    onNews: (news) => {
      if (news.type === 'changed') void refetch();
    },
    onEnd: () => void refetch(),
    onPosition: (position) => setLive((known) => new Map(known).set(position.part, position)),
  });

  const isLive = tracking?.state === 'live';
  const positions = isLive ? newest([...tracking.positions, ...live.values()], liveParts(tracking)) : [];
  return { ...query, connection, positions, offsetMs: tracking?.clockOffsetMs ?? 0 };
}

type TrackedParts = { restaurants: readonly { id: number; state: string }[] };

const liveParts = ({ restaurants }: TrackedParts) =>
  new Set<number | null>([null, ...restaurants.filter(({ state }) => state === 'live').map(({ id }) => id)]);

/** The last position of each part that is still on its way. */
function newest(positions: readonly Position[], parts: ReadonlySet<number | null>): Position[] {
  const byPart = new Map<number | null, Position>();
  for (const position of positions) {
    const known = byPart.get(position.part);
    if (parts.has(position.part) && (!known || known.at <= position.at)) byPart.set(position.part, position);
  }
  return [...byPart.values()];
}
