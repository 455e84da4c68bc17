import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { CustomerNotification } from '@nearbite/contract/notifications/customer-notifications';
import { orderPath } from '@nearbite/contract/page-paths';
import { Bell, BellOff } from 'lucide-react';
import { useEffect, useEffectEvent, useRef } from 'react';
import { Link as RouterLink } from 'react-router';
import { offsetIn, useAddressState } from '../../../../lib/page/use-address-state.ts';
import { StatusChip } from '../../../../ui/food/status-chip.tsx';
import { formatDateTime } from '../../../../ui/format/format-date.ts';
import { formatKitchenDateTimeWithZone } from '../../../../ui/format/format-moment.ts';
import { PageSection } from '../../../../ui/layout/page-section.tsx';
import { StateMessage } from '../../../../ui/loading/state-message.tsx';
import { PagedList } from '../../../../ui/tables/paged-list.tsx';
import { CARD } from '../../../../ui/theme/measures.ts';
import { useUserId } from '../../../accounts/index.ts';
import * as texts from '../../notifications.texts.tsx';
import { useCustomerNotificationsQuery, useMarkNotificationsSeenMutation } from '../api.ts';

const PAGE_SIZE = 50;
const ADDRESS = { page: offsetIn(PAGE_SIZE) };

export default function NotificationsPage() {
  const userId = useUserId();
  const [{ page: offset }, changeAddress] = useAddressState(ADDRESS);
  const list = useCustomerNotificationsQuery(
    { params: { user_id: userId }, query: { limit: PAGE_SIZE, offset } },
    { refetchOnMountOrArgChange: true },
  );
  return (
    <PageSection title={texts.notifications}>
      <PagedList
        query={list}
        what={texts.yourNotifications}
        pageSize={PAGE_SIZE}
        offset={offset}
        onMove={(page, how) => changeAddress({ page }, how)}
        empty={<StateMessage icon={BellOff} title={texts.none} />}
      >
        {(rows) => <NotificationList notifications={rows} />}
      </PagedList>
    </PageSection>
  );
}

function NotificationList({ notifications }: { notifications: readonly CustomerNotification[] }) {
  const cards = oneForEachStep(notifications);
  const list = useMarkWhatIsSeen(cards);
  return (
    <Box component="ul" ref={list} sx={listStyles}>
      {cards.map((card) => (
        <NotificationCard key={card.id} card={card} />
      ))}
    </Box>
  );
}

type Card = CustomerNotification & {
  /** Of several kitchens in one order. */
  readonly messages: readonly string[];
  readonly unseen: readonly number[];
};

/** What several kitchens of an order tell of the same step stands together, where the newest of it stood. */
function oneForEachStep(notifications: readonly CustomerNotification[]): readonly Card[] {
  const cards = new Map<string | number, Card>();
  for (const one of notifications) {
    const { id, order_oid: oid, title, message, seen } = one;
    const key = oid === null ? id : `${oid} ${title}`;
    const { messages, unseen, ...first } = cards.get(key) ?? { ...one, messages: [], unseen: [] };
    // The order is named by what it is of.
    const text = message.replace(` ${oid}`, '');
    cards.set(key, {
      ...first,
      messages: messages.includes(text) ? messages : [...messages, text],
      unseen: seen ? unseen : [...unseen, id],
    });
  }
  return [...cards.values()];
}

/** What comes into view counts as read; what stands further down does not. */
function useMarkWhatIsSeen(cards: readonly Card[]) {
  const userId = useUserId();
  const [mark] = useMarkNotificationsSeenMutation();
  const list = useRef<HTMLUListElement>(null);
  const markCards = useEffectEvent((seen: readonly number[]) => {
    const ids = cards.filter(({ id }) => seen.includes(id)).flatMap(({ unseen }) => unseen);
    if (ids.length > 0) void mark({ params: { user_id: userId }, body: { ids } });
  });
  const listed = cards.map(({ id }) => id).join();
  useEffect(() => {
    // Browsers without it leave all of them new.
    if (listed === '' || typeof IntersectionObserver === 'undefined') return;
    const observer = new IntersectionObserver(
      (entries) => {
        const inView = entries.filter(({ isIntersecting }) => isIntersecting).map(({ target }) => target);
        for (const card of inView) observer.unobserve(card);
        markCards(inView.map(({ id }) => Number(id.slice(ID.length))));
      },
      { threshold: MOST_OF_IT },
    );
    for (const card of list.current?.children ?? []) observer.observe(card);
    return () => observer.disconnect();
  }, [listed]);
  return list;
}

const ID = 'notification-';
const MOST_OF_IT = 0.6;

function NotificationCard({ card }: { card: Card }) {
  const { id, date, title, messages, ordered, order_oid: oid, time_zone: zone, unseen } = card;
  return (
    <Box component="li" id={`${ID}${id}`} sx={cardStyles}>
      <Bell size={20} aria-hidden style={{ flex: 'none', marginTop: 3 }} />
      <Box sx={{ minWidth: 0, flex: 1, overflowWrap: 'anywhere' }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
          <Typography component="h2" variant="h4">
            {title}
          </Typography>
          {unseen.length > 0 && <StatusChip tone="waiting">{texts.isNew}</StatusChip>}
        </Box>
        {messages.map((message) => (
          <Typography key={message} dir="auto">
            {message}
          </Typography>
        ))}
        {ordered.map(({ restaurant, dishes }) => (
          <Typography key={restaurant} dir="auto" variant="body2" sx={{ color: 'text.secondary' }}>
            <bdi>{dishes.map(({ title: dish, qty }) => `${dish} × ${qty}`).join(texts.comma)}</bdi>
            {' · '}
            <bdi>{restaurant}</bdi>
          </Typography>
        ))}
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: '4px 16px', mt: 0.5, fontSize: '0.875rem' }}>
          <Box component="time" dateTime={date} sx={{ color: 'text.secondary' }}>
            {zone === null ? formatDateTime(date) : formatKitchenDateTimeWithZone(date, zone)}
          </Box>
          {oid !== null && (
            <Link component={RouterLink} to={orderPath(oid)}>
              {texts.viewOrder}
            </Link>
          )}
        </Box>
      </Box>
    </Box>
  );
}

const listStyles = { display: 'grid', gap: 1.5, m: 0, p: 0, listStyle: 'none' } as const;
const cardStyles = {
  display: 'flex',
  gap: 1.5,
  p: 2,
  ...CARD,
} as const;
