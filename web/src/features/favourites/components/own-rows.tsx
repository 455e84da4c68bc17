import type { Order } from '@nearbite/contract/orders/customer-orders';
import { STAGES } from '@nearbite/contract/orders/stages';
import { dishPath, PATHS, restaurantPath } from '@nearbite/contract/page-paths';
import { formatMoney } from '@nearbite/domain/money';
import { Heart } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import { useKnownPosition } from '../../../lib/place/place.ts';
import { FailureLine } from '../../../ui/feedback/failure-line.tsx';
import { formatServedFrom } from '../../../ui/format/format-opening.ts';
import { useUserId } from '../../accounts/index.ts';
import { OrderAgainDialog } from '../../cart/index.ts';
import { useOrdersQuery } from '../../orders/index.ts';
import { useFavouritesQuery } from '../api.ts';
import * as texts from '../favourites.texts.ts';
import { findOwnRoom, keepOwnRoom, OWN_ROWS, type OwnRow } from '../own-room.ts';
import { type Seen, useSeen } from '../seen.ts';
import { ActiveOrders } from './active-orders.tsx';
import styles from './own-rows.module.css';
import { type SmallCard, SmallCardRow } from './small-cards.tsx';

/** So many of the latest orders are looked at. */
const LOOKED_AT = 12;

const isOver = ({ parts }: Order) =>
  parts.every(({ stage }) => stage === 'delivered' || STAGES[stage].status === 'cancelled');

/** What somebody comes back for: orders on their way, what was ordered, liked and looked at before. */
export default function OwnRows() {
  const userId = useUserId();
  const [room] = useState(findOwnRoom);
  const query = useOrdersQuery(
    { params: { user_id: userId }, query: { limit: LOOKED_AT, offset: 0 } },
    { refetchOnMountOrArgChange: true },
  );
  const favourites = useFavouriteCards(userId);
  const orders = query.data?.orders;
  const active = orders?.filter((order) => !isOver(order)) ?? [];
  const [asked, setAsked] = useState<Order>();
  const before = listsOfBefore(orders ? orderedBefore(orders) : [], useSeen(userId), setAsked);
  const isKnown = orders !== undefined;
  const needed = rowsOf({ a: active, l: before, f: favourites ?? [] });
  const isAllKnown = isKnown && favourites !== undefined;
  useEffect(() => {
    if (isAllKnown) keepOwnRoom(needed);
  }, [isAllKnown, needed]);
  if (!isKnown) {
    if (query.error === undefined) return null;
    return (
      <div data-failed>
        <FailureLine query={query} what={texts.ownOrders} />
      </div>
    );
  }

  // What has just ended stays until the next visit: below it nothing moves.
  const shown = active.length > 0 ? active : orders.slice(0, room.includes('a') ? 1 : 0);
  // With room for one, as after signing in, what is on its way has it; the lists are a line that opens.
  const isFolded = shown.length > 0 && room === 'l';
  const hasOwnRow = room.includes('f');
  const favouriteList = { label: texts.favourites, cards: favourites ?? [], hasOwnRow };
  const lists = hasOwnRow && before.length === 0 ? [] : [...before, favouriteList].filter(hasCards);
  return (
    <>
      {shown.length > 0 && (
        <div className={styles.active}>
          <ActiveOrders orders={shown} />
        </div>
      )}
      {lists.length > 0 && <Lists lists={lists} isFolded={isFolded} />}
      {hasOwnRow && favourites !== undefined && favourites.length > 0 && (
        <section aria-label={texts.favourites} className={styles.favourites}>
          <SmallCardRow cards={favourites}>
            <Link to={PATHS.customerFavourites} className={styles.all}>
              <Heart size={20} aria-hidden />
              {texts.favourites}
            </Link>
          </SmallCardRow>
        </section>
      )}
      {needed === '' && room !== '' && <p className={styles.nothing}>{texts.nothingOwn}</p>}
      {asked && (
        <OrderAgainDialog order={asked} items={asked.orderitem} onClose={() => setAsked(undefined)} />
      )}
    </>
  );
}

const rowsOf = (rows: Readonly<Record<OwnRow, readonly unknown[]>>): string =>
  OWN_ROWS.filter((row) => rows[row].length > 0).join('');

/** Everything of an order that arrived, each combination once, the newest first. */
function orderedBefore(orders: readonly Order[]): Order[] {
  const arrived = orders.filter(({ parts }) => parts.some(({ stage }) => stage === 'delivered'));
  const byContents = new Map<string, Order>();
  for (const order of arrived) {
    const contents = order.orderitem.map(({ dish, qty }) => `${dish.slug} ${qty}`).join();
    if (!byContents.has(contents)) byContents.set(contents, order);
  }
  return [...byContents.values()];
}

type List = {
  readonly label: string;
  readonly cards: readonly SmallCard[];
  /** Where there is room below. */
  readonly hasOwnRow?: boolean;
};

const hasCards = ({ cards }: List) => cards.length > 0;

/** Undefined until they are known. */
function useFavouriteCards(userId: number): readonly SmallCard[] | undefined {
  const position = useKnownPosition();
  const { data } = useFavouritesQuery({ params: { user_id: userId }, query: position ?? {} });
  if (!data) return undefined;
  return [
    ...data.restaurants.map(({ id, name, image, description }) => ({
      ...{ id: `restaurant ${id}`, image, name, note: description ?? '' },
      to: restaurantPath(id),
    })),
    ...data.dishes.map(({ id, title, image, price, slug, restaurant, served_from }) => ({
      ...{ id: `dish ${id}`, image, name: title },
      ...noteOf(restaurant, formatServedFrom(served_from, restaurant)),
      ...{ price: formatMoney(price), to: dishPath(slug) },
    })),
  ];
}

const listsOfBefore = (
  again: readonly Order[],
  seen: readonly Seen[],
  onAgain: (order: Order) => void,
): readonly List[] =>
  [
    {
      label: texts.orderAgain,
      cards: again.map((order) => ({
        id: order.oid,
        image: order.orderitem[0]?.dish.image ?? null,
        name: namesOf(order),
        note: order.restaurant.map(({ name }) => name).join(texts.comma),
        price: formatMoney(order.sub_total),
        onOpen: () => onAgain(order),
      })),
    },
    {
      label: texts.recentlySeen,
      cards: seen.map(({ path, name, image, note }) => ({ id: path, image, name, note, to: path })),
    },
  ].filter(hasCards);

const noteOf = ({ name }: { readonly name: string }, servedFrom: string | undefined) =>
  servedFrom === undefined ? { note: name } : { note: `${servedFrom} · ${name}`, isGreyed: true };

function namesOf({ orderitem: [first, ...others] }: Order): string {
  if (!first) return '';
  const name = `${first.dish.title} × ${first.qty}`;
  return others.length === 0 ? name : texts.andMore(name, others.length);
}

function Lists({ lists, isFolded }: { readonly lists: readonly List[]; readonly isFolded: boolean }) {
  const [chosen, setChosen] = useState<string>();
  const list = lists.find(({ label }) => label === chosen) ?? (isFolded ? undefined : lists[0]);
  return (
    <section aria-label={list?.label} className={styles.lists} data-folded={list === undefined || undefined}>
      <div className={styles.labels}>
        {lists.map(({ label, hasOwnRow }) => (
          <button
            key={label}
            type="button"
            aria-pressed={label === list?.label}
            data-own-row={hasOwnRow || undefined}
            className={styles.label}
            onClick={() => setChosen(label)}
          >
            {label}
          </button>
        ))}
      </div>
      {list && <SmallCardRow key={list.label} cards={list.cards} />}
    </section>
  );
}
