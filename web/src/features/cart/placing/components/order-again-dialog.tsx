import type { Order } from '@nearbite/contract/orders/customer-orders';
import { formatMoney, fromMinor, toMinor } from '@nearbite/domain/money';
import { useId } from 'react';
import { createPortal } from 'react-dom';
import { whileIdle } from '../../../../lib/page/busy.ts';
import { useModal } from '../../../../ui/feedback/use-modal.ts';
import { AllergyWarning } from '../../../../ui/food/allergy-warning.tsx';
import { FoodPicture } from '../../../../ui/food/food-picture.tsx';
import { Button } from '../../../../ui/form/button.tsx';
import { formatServedFrom } from '../../../../ui/format/format-opening.ts';
import { Skeleton } from '../../../../ui/loading/skeleton.tsx';
import { Text } from '../../../../ui/text/text.tsx';
import { useAllergies } from '../../../accounts/index.ts';
import { lineServed } from '../../cart.texts.tsx';
import * as texts from '../again.texts.ts';
import { type AgainItem, useOrderAgain } from '../use-order-again.ts';
import { type TodaysLine, useTodaysLines } from '../use-todays-lines.ts';
import styles from './order-again-dialog.module.css';

type Props = {
  readonly order: Pick<Order, 'fulfilment'>;
  readonly items: readonly AgainItem[];
  readonly onClose: () => void;
};

/** Says what is gone or costs something else today before it goes into the cart. */
export default function OrderAgainDialog({ order, items, onClose }: Props) {
  const titleId = useId();
  const { modal, focused } = useModal(onClose);
  const lines = useTodaysLines(items);
  const { orderAgain, isPutting } = useOrderAgain(order);
  const wanted = lines?.filter(({ price }) => price !== null).map(({ item }) => item) ?? items;
  // The same dish may be there twice, and the list stays as it is.
  const rows = items.map((item, place) => ({
    key: `${item.dish.slug} ${place}`,
    item,
    line: lines?.[place],
  }));
  const add = async () => {
    await orderAgain(wanted);
    onClose();
  };
  return createPortal(
    <dialog {...modal} aria-labelledby={titleId} className={styles.dialog}>
      <Text as="h2" look="h3" id={titleId} className={styles.title}>
        {texts.orderAgain}
      </Text>
      <p role="status" className={styles.note}>
        {noteOn(lines)}
      </p>
      <ul className={styles.lines}>
        {rows.map(({ key, ...row }) => (
          <Line key={key} {...row} />
        ))}
      </ul>
      <div className={styles.foot}>
        <Button variant="outlined" onClick={onClose}>
          {texts.cancel}
        </Button>
        <Button
          ref={focused}
          disabled={lines !== undefined && wanted.length === 0}
          {...whileIdle(isPutting, () => void add())}
          className={styles.add}
        >
          {texts.addToCart}
        </Button>
      </div>
    </dialog>,
    document.body,
  );
}

function noteOn(lines: readonly TodaysLine[] | undefined): string {
  if (lines === undefined) return texts.checking;
  if (lines.every(({ price }) => price === null)) return texts.nothingLeft;
  if (lines.some(({ price }) => price === undefined)) return texts.notChecked;
  if (lines.some(({ item, price }) => price !== item.price)) return texts.seeWhatChanged;
  return lines.some((line) => servedFrom(line) !== undefined) ? texts.notServedNow : texts.asBefore;
}

const servedFrom = ({ dish }: TodaysLine) => dish && formatServedFrom(dish.served_from, dish.restaurant);

function Line({ item, line }: { readonly item: AgainItem; readonly line: TodaysLine | undefined }) {
  const { dish, qty } = item;
  const price = line?.price;
  const served = line && price !== null ? servedFrom(line) : undefined;
  const allergies = useAllergies();
  return (
    <li className={styles.line} data-gone={price === null || undefined}>
      <span className={styles.picture}>
        <FoodPicture image={dish.image} alt="" sizes="48px" ratio="1 / 1" />
      </span>
      <div>
        <span className={styles.name}>
          <bdi>{dish.title}</bdi> × {qty}
        </span>
        {line?.dish && <AllergyWarning allergies={allergies} allergens={line.dish.allergens} />}
        {served !== undefined && <div className={styles.served}>{lineServed(served)}</div>}
      </div>
      <span className={styles.price}>
        {line === undefined ? <Skeleton width={72} /> : priceText(price, item)}
      </span>
    </li>
  );
}

function priceText(price: TodaysLine['price'], { price: before, qty, total }: AgainItem): string {
  if (price === null) return texts.notAvailable;
  if (price === undefined || price === before) return formatMoney(total);
  return texts.now(formatMoney(fromMinor(toMinor(price) * qty)), formatMoney(total));
}
