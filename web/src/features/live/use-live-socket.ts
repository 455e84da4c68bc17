import {
  ADMIN_LISTS,
  type AdminList,
  CLOSE,
  LIVE_SOCKET_PATH,
  LiveMessage,
} from '@nearbite/contract/live/live';
import { useEffect, useEffectEvent } from 'react';
import { useDispatch } from 'react-redux';
import { api } from '../../lib/net/api.ts';
import {
  ADMIN_LIST_TAGS,
  DISH_EVENT_TAGS,
  NOTIFICATION_EVENT_TAGS,
  RESTAURANT_EVENT_TAGS,
} from '../../lib/net/live-tags.ts';
import { openReconnectingSocket } from '../../lib/net/reconnecting-socket.ts';
import { findAccessToken, onTokensChange, renewTokens } from '../accounts/index.ts';

const taggedApi = api.enhanceEndpoints({
  addTagTypes: [
    ...RESTAURANT_EVENT_TAGS,
    ...DISH_EVENT_TAGS,
    ...NOTIFICATION_EVENT_TAGS,
    ...ADMIN_LISTS.flatMap((list) => ADMIN_LIST_TAGS[list]),
  ],
});

type Handlers = {
  readonly onOrder: () => void;
  /** Somebody at one's restaurant has looked at orders that were waiting. */
  readonly onOrdersSeen?: () => void;
  /** Connected; `isBack` when it is not the first time, and something may have been missed meanwhile. */
  readonly onReady: (isBack: boolean) => void;
};

/** Listens as long as somebody is signed in. The token goes in a message, where no log sees it. */
export function useLiveSocket(handlers: Handlers): void {
  const dispatch = useDispatch();
  // Whoever listens, on whichever page: a decision may make an owner of a customer.
  const refreshRestaurant = useEffectEvent(() => {
    dispatch(taggedApi.util.invalidateTags([...RESTAURANT_EVENT_TAGS]));
  });
  const refreshDishes = useEffectEvent(() => {
    dispatch(taggedApi.util.invalidateTags([...DISH_EVENT_TAGS]));
  });
  const refreshNotifications = useEffectEvent(() => {
    dispatch(taggedApi.util.invalidateTags([...NOTIFICATION_EVENT_TAGS]));
  });
  const refreshAdministration = useEffectEvent((lists: readonly AdminList[]) => {
    dispatch(taggedApi.util.invalidateTags(lists.flatMap((list) => [...ADMIN_LIST_TAGS[list]])));
  });
  const onOrder = useEffectEvent(handlers.onOrder);
  const onOrdersSeen = useEffectEvent(() => handlers.onOrdersSeen?.());
  const onReady = useEffectEvent(handlers.onReady);

  useEffect(() => {
    let sentToken: string | null = null;
    let wasReady = false;

    const sayHello = () => {
      sentToken = findAccessToken();
      if (sentToken !== null) socket.send({ token: sentToken });
    };
    const socket = openReconnectingSocket({
      path: LIVE_SOCKET_PATH,
      onOpen: sayHello,
      onMessage: (message) => {
        const parsed = LiveMessage.safeParse(message);
        if (!parsed.success) return;
        const { data } = parsed;
        const isBack = data.type === 'ready' && wasReady;
        if (data.type === 'restaurant' || data.type === 'workplaces' || isBack) refreshRestaurant();
        if (data.type === 'dishes' || isBack) refreshDishes();
        if (data.type === 'notifications-seen') refreshNotifications();
        if (data.type === 'administration') refreshAdministration([data.about]);
        if (isBack) refreshAdministration(ADMIN_LISTS);
        if (data.type === 'order') onOrder();
        if (data.type === 'orders-seen') onOrdersSeen();
        if (data.type !== 'ready') return;
        onReady(wasReady);
        wasReady = true;
      },
      onState: () => undefined,
      isFinal: (code) => code === CLOSE.forbidden,
      beforeRetry: async (code) => {
        if (code !== CLOSE.unauthorized || sentToken === null) return findAccessToken() !== null;
        return (await renewTokens(sentToken)) !== 'refused';
      },
    });
    const stopWatching = onTokensChange(() => {
      if (findAccessToken() !== sentToken) sayHello();
    });
    return () => {
      stopWatching();
      socket.close();
    };
  }, []);
}
