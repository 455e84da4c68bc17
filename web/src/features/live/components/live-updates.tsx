import { useEffect, useState } from 'react';
import { useDispatch } from 'react-redux';
import { useLocation } from 'react-router';
import { orderIdInPath } from '../../../config/paths.ts';
import { api } from '../../../lib/api.ts';
import { LIVE_TAGS } from '../../../lib/live-tags.ts';
import { afterNews, without } from '../new-orders.ts';
import { useLiveSocket } from '../use-live-socket.ts';
import { OrderBell } from './order-bell.tsx';

const liveApi = api.enhanceEndpoints({ addTagTypes: LIVE_TAGS });

type Props = { readonly isOwner: boolean };

/** Keeps what is on the screen current, and calls the owner when an order comes in. */
export default function LiveUpdates({ isOwner }: Props) {
  const dispatch = useDispatch();
  const { pathname } = useLocation();
  const [waiting, setWaiting] = useState<readonly string[]>([]);
  const refresh = () => dispatch(liveApi.util.invalidateTags([...LIVE_TAGS]));

  useLiveSocket({
    onBack: refresh,
    onOrder: (news) => {
      refresh();
      const isOpenHere = orderIdInPath(pathname) === news.oid;
      if (isOwner && !isOpenHere) setWaiting((known) => afterNews(known, news));
    },
  });

  useEffect(() => {
    const opened = orderIdInPath(pathname);
    if (opened !== undefined) setWaiting((known) => without(known, opened));
  }, [pathname]);

  if (!isOwner) return null;
  return <OrderBell waiting={waiting} onDismiss={() => setWaiting([])} />;
}
