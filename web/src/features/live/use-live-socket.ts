import {
  ADMIN_NEWS_SUBJECTS,
  type AdminNewsSubject,
  CLOSE,
  LIVE_SOCKET_PATH,
  LiveNews,
} from '@nearbite/contract/live/live';
import { useEffect, useEffectEvent } from 'react';
import { useDispatch } from 'react-redux';
import { api } from '../../lib/api.ts';
import {
  ADMIN_NEWS_TAGS,
  DISH_NEWS_TAGS,
  NOTIFICATION_NEWS_TAGS,
  RESTAURANT_NEWS_TAGS,
} from '../../lib/live-tags.ts';
import { openReconnectingSocket } from '../../lib/reconnecting-socket.ts';
import { findAccessToken, onTokensChange, renewTokens } from '../accounts/index.ts';

const newsApi = api.enhanceEndpoints({
  addTagTypes: [
    ...RESTAURANT_NEWS_TAGS,
    ...DISH_NEWS_TAGS,
    ...NOTIFICATION_NEWS_TAGS,
    ...ADMIN_NEWS_SUBJECTS.flatMap((about) => ADMIN_NEWS_TAGS[about]),
  ],
});

type Handlers = {
  readonly onOrder: () => void;
  /** Somebody at one's restaurant has looked at orders that were waiting. */
  readonly onOrdersSeen?: () => void;
  /** Connected; `isBack` when it is not the first time, and something may have been missed meanwhile. */
  readonly onReady: (isBack: boolean) => void;
};

/** Listens for news as long as somebody is signed in. The token goes in a message, where no log sees it. */
export function useLiveSocket(handlers: Handlers): void {
  const dispatch = useDispatch();
  // Whoever listens, on whichever page: a decision may make an owner of a customer.
  const refreshRestaurant = useEffectEvent(() => {
    dispatch(newsApi.util.invalidateTags([...RESTAURANT_NEWS_TAGS]));
  });
  const refreshDishes = useEffectEvent(() => {
    dispatch(newsApi.util.invalidateTags([...DISH_NEWS_TAGS]));
  });
  const refreshNotifications = useEffectEvent(() => {
    dispatch(newsApi.util.invalidateTags([...NOTIFICATION_NEWS_TAGS]));
  });
  const refreshAdministration = useEffectEvent((subjects: readonly AdminNewsSubject[]) => {
    dispatch(newsApi.util.invalidateTags(subjects.flatMap((about) => [...ADMIN_NEWS_TAGS[about]])));
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
        const news = LiveNews.safeParse(message);
        if (!news.success) return;
        const isBack = news.data.type === 'ready' && wasReady;
        if (news.data.type === 'restaurant' || isBack) refreshRestaurant();
        if (news.data.type === 'dishes' || isBack) refreshDishes();
        if (news.data.type === 'notifications-seen') refreshNotifications();
        if (news.data.type === 'administration') refreshAdministration([news.data.about]);
        if (isBack) refreshAdministration(ADMIN_NEWS_SUBJECTS);
        if (news.data.type === 'order') onOrder();
        if (news.data.type === 'orders-seen') onOrdersSeen();
        if (news.data.type !== 'ready') return;
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
