import type { Dish } from '@nearbite/contract/catalog/catalog';
import { LIMITS } from '@nearbite/contract/limits';
import { PATHS } from '@nearbite/contract/page-paths';
import { formatMoney, fromMinor, toMinor } from '@nearbite/domain/money';
import { type Choice, lineTotalMinor } from '@nearbite/domain/pricing';
import { CircleCheck, ShoppingBag } from 'lucide-react';
import { useId, useState } from 'react';
import { errorText, readFormErrors } from '../../../../lib/forms/form-errors.ts';
import { pageToast } from '../../../../lib/messages/toasts.ts';
import { useHistoryChoice } from '../../../../lib/page/use-history-choice.ts';
import { MessageAlert } from '../../../../ui/feedback/message-alert.tsx';
import { Button } from '../../../../ui/form/button.tsx';
import { QuantityStepper } from '../../../../ui/form/quantity-stepper.tsx';
import { TextLink } from '../../../../ui/text/text-link.tsx';
import { useSession } from '../../../accounts/index.ts';
import {
  cartItemBody,
  LOGIN_TO_CART,
  useCartHolder,
  useCartLines,
  useCartTotals,
  useLoginOffer,
  usePutInCartMutation,
} from '../../../cart/index.ts';
import * as texts from '../../catalog.texts.ts';
import addedToCartStyles from './added-to-cart.module.css';
import styles from './order-panel.module.css';
import * as panelTexts from './order-panel.texts.ts';

type Props = {
  readonly dish: Dish;
  readonly unitPrice: number;
  readonly choice: Choice;
  /** The dish, or what was chosen of it. */
  readonly isSoldOut: boolean;
  /** Something is still to be chosen: leads there. */
  readonly onIncomplete: (() => void) | undefined;
  /** The dish is not as it was when the page was opened. */
  readonly onRefused: () => void;
};

/** Quantity, Add to cart and what came of it; stuck to the bottom edge on phones. Restaurant accounts do not order. */
export function OrderPanel({ dish, unitPrice, choice, isSoldOut, onIncomplete, onRefused }: Props) {
  const session = useSession();
  const holder = useCartHolder();
  const [wantedQty, setQty] = useHistoryChoice<number>('quantity', 1);
  const [isLimited, setIsLimited] = useState(false);
  // Fewer may be left than when it was chosen.
  const qty = Math.max(1, Math.min(wantedQty, dish.stock_qty));
  const limitId = useId();
  const [putInCart, { isLoading, isSuccess, error }] = usePutInCartMutation();
  if (session.role === 'owner') return null;
  const mayOrder = session.role === 'visitor' || session.role === 'customer';

  const price = fromMinor(lineTotalMinor({ unitPriceMinor: toMinor(unitPrice), qty }));
  const addToCart = async () => {
    // Not disabled while it waits: that would take the keyboard's place away.
    if (!holder || isLoading) return;
    if (onIncomplete) return onIncomplete();
    const item = { dishId: dish.id, qty, price: unitPrice, ...choice };
    const response = await putInCart({ body: { ...cartItemBody(holder, item), mode: 'add' } });
    if (response.data) pageToast.success(panelTexts.addedToCart);
    else onRefused();
  };

  return (
    <div className={styles.panel} data-done={isSuccess || error !== undefined || undefined}>
      <div className={styles.row}>
        {!isSoldOut && (
          <QuantityInput
            value={qty}
            max={dish.stock_qty}
            onChange={(value, isMore) => {
              setQty(value);
              setIsLimited(isMore);
            }}
            describedBy={limitId}
          />
        )}
        <Button
          isLarge
          isWide
          disabled={isSoldOut || !mayOrder}
          aria-busy={isLoading}
          onClick={addToCart}
          className={styles.add}
        >
          <ShoppingBag size={19} aria-hidden />
          {isSoldOut ? texts.soldOut : panelTexts.addToCart(formatMoney(price))}
        </Button>
      </div>
      <div id={limitId} role="status" className={styles.outcome}>
        {isLimited && !isSoldOut && <div>{limitText(dish.stock_qty)}</div>}
      </div>
      <div className={styles.outcome}>{error !== undefined && <NotAdded dish={dish} error={error} />}</div>
      {/* Always there, so that it is read out when something comes in. */}
      <div role="status" aria-atomic={false} className={styles.outcome}>
        {isSuccess && mayOrder && <AddedToCart isGuest={session.role === 'visitor'} />}
      </div>
    </div>
  );
}

/** It worked, and the next step: the cart for a customer, the login for a guest. */
function AddedToCart({ isGuest }: { isGuest: boolean }) {
  useLoginOffer(isGuest);
  return (
    <div className={addedToCartStyles.box}>
      <CircleCheck size={20} aria-hidden />
      <span>{isGuest ? panelTexts.itIsInYourCart : panelTexts.inYourCart}</span>
      {isGuest ? (
        <TextLink to={LOGIN_TO_CART} className={addedToCartStyles.link}>
          {panelTexts.logInToOrder}
        </TextLink>
      ) : (
        <ViewCart />
      )}
    </div>
  );
}

function ViewCart() {
  const { currentData: totals, isFetching } = useCartTotals();
  return (
    <TextLink to={PATHS.cart} className={addedToCartStyles.link}>
      {totals && !isFetching ? panelTexts.viewCartOf(formatMoney(totals.total)) : panelTexts.viewCart}
    </TextLink>
  );
}

type NotAddedProps = { readonly dish: Pick<Dish, 'id' | 'stock_qty'>; readonly error: unknown };

/** Why a dish could not be added. */
function NotAdded({ dish, error }: NotAddedProps) {
  const { data: lines, isFetching } = useCartLines();
  const isSoldOut = readFormErrors(error).code === 'sold_out';
  // The cart belongs to the reason: it is not told twice in different words.
  if (isSoldOut && isFetching && !lines) return null;
  const inCart = (lines ?? [])
    .filter((line) => line.dish.id === dish.id)
    .reduce((sum, { qty }) => sum + qty, 0);
  return (
    <MessageAlert tone="bad" isHint>
      {isSoldOut && inCart > 0 && dish.stock_qty > 0 ? inCartText(dish.stock_qty, inCart) : errorText(error)}
    </MessageAlert>
  );
}

/** What is in the cart counts, too: the number beside the button alone may well be left. */
const inCartText = (left: number, inCart: number): string =>
  inCart >= left ? panelTexts.cartHasAll(left) : panelTexts.cartHasSome(left, inCart);

type QuantityInputProps = {
  readonly value: number;
  readonly max: number;
  /** With whether more were wanted than there are. */
  readonly onChange: (value: number, isLimited: boolean) => void;
  readonly describedBy: string;
};

const LABELS = { field: panelTexts.quantity, less: panelTexts.oneLess, more: panelTexts.oneMore } as const;

/** How many; never fewer than one. */
function QuantityInput({ value, max, onChange, describedBy }: QuantityInputProps) {
  const { min } = LIMITS.cartQty;
  const most = mostAtOnce(max);
  const set = (wanted: number) =>
    onChange(Math.min(most, Math.max(min, Math.trunc(wanted) || min)), wanted > most);
  return (
    <QuantityStepper
      text={String(value)}
      most={most}
      labels={LABELS}
      describedBy={describedBy}
      onType={(text) => set(Number(text))}
      onStep={(by) => set(value + by)}
    />
  );
}

const mostAtOnce = (stock: number) => Math.max(LIMITS.cartQty.min, Math.min(stock, LIMITS.cartQty.max));

/** Why fewer stand there than were typed. */
const limitText = (stock: number): string =>
  stock > LIMITS.cartQty.max ? panelTexts.atMost(LIMITS.cartQty.max) : panelTexts.onlyLeft(mostAtOnce(stock));
