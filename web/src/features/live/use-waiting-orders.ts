import type { ResponseOf } from '@nearbite/contract/endpoint';
import type { getWaitingOrders } from '@nearbite/contract/orders/owner-orders';
import { PATHS } from '@nearbite/contract/page-paths';
import { useEffect, useEffectEvent, useState } from 'react';
import { matchPath, useLocation } from 'react-router';
import { useMarkOrdersSeenMutation, useWaitingOrdersQuery } from './api.ts';
import { onPageActivity } from './on-page-activity.ts';

/** For networks that let no socket through, and for whatever else a socket may miss. */
const ASK_EVERY_MS = 60_000;
const NOT_YET: Partial<ResponseOf<typeof getWaitingOrders>> & { readonly oids: string[] } = { oids: [] };

/** What can be cooked and nobody at the restaurant has looked at yet, also what came while nobody was connected. */
export function useWaitingOrders(restaurantId: number) {
  const { pathname } = useLocation();
  const params = { restaurant_id: restaurantId };
  const [lookedAt, setLookedAt] = useState<ReadonlySet<string>>(new Set());
  const [arrivedAt, setArrivedAt] = useState<string>();
  const [markSeen] = useMarkOrdersSeenMutation();
  const { currentData, fulfilledTimeStamp, isFetching, refetch } = useWaitingOrdersQuery(
    { params },
    { pollingInterval: ASK_EVERY_MS, refetchOnMountOrArgChange: true, refetchOnFocus: true },
  );
  const askAgain = useAskAgain({ isFetching, refetch });
  const { count, oids, to_answer: toAnswer = [], canceled = [], expired = [] } = currentData ?? NOT_YET;
  // An order that was looked at and canceled afterwards is news again.
  const newsName = (oid: string) => (canceled.includes(oid) ? `canceled ${oid}` : oid);
  const fresh = oids.filter((oid) => toAnswer.includes(oid) || !lookedAt.has(newsName(oid)));
  const opened = matchPath(PATHS.restaurantOrder, pathname)?.params.oid;
  const elsewhere = fresh.filter((oid) => oid !== opened);
  const canceledElsewhere = elsewhere.filter((oid) => canceled.includes(oid));
  const expiredElsewhere = elsewhere.filter((oid) => expired.includes(oid));
  const [oldest] = elsewhere.filter((oid) => !canceled.includes(oid));
  const shown = matchPath(PATHS.restaurantOrders, pathname) ? fresh : fresh.filter((oid) => oid === opened);

  /** Silent here at once, at the other devices when the server knows. */
  const silence = (orders: readonly string[]) => {
    // Looking at it is no answer.
    const looked = orders.filter((oid) => !toAnswer.includes(oid));
    if (looked.length === 0) return;
    setLookedAt((before) => new Set([...before, ...looked.map(newsName)]));
    void markSeen({ params, body: { oids: [...looked] } });
  };
  const lookHere = useEffectEvent(() => silence(shown));
  const sayAgain = useEffectEvent(() => silence(oids.filter((oid) => lookedAt.has(newsName(oid)))));

  useEffect(() => {
    // A response that still lists what was looked at here: the word of it got lost.
    if (fulfilledTimeStamp !== undefined) sayAgain();
  }, [fulfilledTimeStamp]);

  const isKnown = currentData !== undefined;
  useEffect(() => {
    if (!isKnown || arrivedAt === pathname) return;
    setArrivedAt(pathname);
    lookHere();
  }, [isKnown, arrivedAt, pathname]);

  const hasSomethingToShow = shown.length > 0;
  useEffect(() => {
    if (!hasSomethingToShow) return;
    return onPageActivity(lookHere);
  }, [hasSomethingToShow]);

  return {
    inKitchen: currentData?.in_kitchen ?? 0,
    /** How many are to be cooked beside the one whose page this is; undefined until the server has said. */
    count:
      count === undefined ? undefined : count - (oids.length - elsewhere.length) - canceledElsewhere.length,
    canceledCount: canceledElsewhere.length - expiredElsewhere.length,
    expiredCount: expiredElsewhere.length,
    oldest,
    /** The one whose time to answer ends first, then the oldest, and what was canceled last. */
    next: toAnswer.find((oid) => oid !== opened) ?? oldest ?? canceledElsewhere[0],
    /** What the order whose page this is rings for. */
    here: newsOf(
      fresh.find((oid) => oid === opened),
      { toAnswer, canceled, expired },
    ),
    askAgain,
    /** Undefined where all that rings waits for an answer: looking away does not silence that. */
    dismiss: elsewhere.every((oid) => toAnswer.includes(oid)) ? undefined : () => silence(fresh),
  };
}

/** The response on its way may not know of it yet: it is fetched again after that. */
function useAskAgain({
  isFetching,
  refetch,
}: {
  readonly isFetching: boolean;
  readonly refetch: () => unknown;
}) {
  const [isOutdated, setIsOutdated] = useState(false);
  useEffect(() => {
    if (!isOutdated || isFetching) return;
    setIsOutdated(false);
    void refetch();
  }, [isOutdated, isFetching, refetch]);
  return () => setIsOutdated(true);
}

export type News = 'new' | 'to answer' | 'canceled' | 'expired';

type Waiting = Readonly<Record<'toAnswer' | 'canceled' | 'expired', readonly string[]>>;

function newsOf(oid: string | undefined, { toAnswer, canceled, expired }: Waiting): News | undefined {
  if (oid === undefined) return undefined;
  if (expired.includes(oid)) return 'expired';
  if (canceled.includes(oid)) return 'canceled';
  return toAnswer.includes(oid) ? 'to answer' : 'new';
}
