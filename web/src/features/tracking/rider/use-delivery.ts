import type { Position, Tracking } from '@nearbite/contract/tracking/tracking';
import { useRef, useState } from 'react';
import { useTrackingQuery } from '../api.ts';
import { type TrackedPosition, trackPosition } from '../tracked-position.ts';
import { useTrackingSocket } from '../use-tracking-socket.ts';
import { socketPath, type TrackingLink, trackingCall } from './tracking-link.ts';

/** Changes come over the socket; asking now and then covers the times it is away. */
const POLL_MS = 60_000;

type Sightings = ReadonlyMap<number | null, TrackedPosition>;

/** An order on its way, as its customer sees it. */
export function useDelivery(link: TrackingLink) {
  const query = useTrackingQuery(trackingCall(link), {
    pollingInterval: POLL_MS,
    skipPollingIfUnfocused: true,
  });
  const { data: tracking, refetch } = query;
  const [live, setLive] = useState<Sightings>(new Map());
  const isOpen = tracking !== undefined && tracking.state !== 'over';
  const hasBeenOpen = useRef(false);

  const { connection } = useTrackingSocket(socketPath(link), isOpen, {
    onMessage: (message) => {
      if (message.type === 'changed') void refetch();
    },
    onOpen: () => {
      // What changed while the connection was away was not received here.
      if (hasBeenOpen.current) void refetch();
      hasBeenOpen.current = true;
    },
    onEnd: () => void refetch(),
    onPosition: (position) => setLive((known) => withSight(withStored(known, tracking), position)),
  });

  const sightings = tracking?.state === 'live' ? current(withStored(live, tracking), tracking) : [];
  return { ...query, connection, sightings, offsetMs: tracking?.clockOffsetMs ?? 0 };
}

const withSight = (known: Sightings, position: Position): Sightings =>
  new Map(known).set(position.part, trackPosition(known.get(position.part), position));

const withStored = (known: Sightings, tracking: Tracking | undefined): Sightings =>
  (tracking?.positions ?? []).reduce(withSight, known);

/** Of parts that are on their way, and of the rider who has them now. */
function current(sightings: Sightings, { restaurants }: Tracking): TrackedPosition[] {
  return [...sightings.values()].filter(({ position: { part, rider_id } }) =>
    part === null
      ? restaurants.every((restaurant) => restaurant.rider_id === null)
      : restaurants.some(
          ({ id, state, rider_id: current }) => id === part && state === 'live' && current === rider_id,
        ),
  );
}
