import type { ListedDish } from '@nearbite/contract/catalog/catalog';
import { LIMITS } from '@nearbite/contract/limits';
import { formatMoney, fromMinor, toMinor } from '@nearbite/domain/money';
import { type Choice, lineTotalMinor } from '@nearbite/domain/pricing';
import { X } from 'lucide-react';
import { type ReactNode, type RefObject, useId, useState } from 'react';
import { createPortal } from 'react-dom';
import { useNow } from '../../../../lib/time/use-now.ts';
import { useDragToClose } from '../../../../ui/feedback/use-drag-to-close.ts';
import { useModal } from '../../../../ui/feedback/use-modal.ts';
import { FoodPicture } from '../../../../ui/food/food-picture.tsx';
import { Button, IconButton } from '../../../../ui/form/button.tsx';
import { QuantityStepper } from '../../../../ui/form/quantity-stepper.tsx';
import { Text } from '../../../../ui/text/text.tsx';
import * as texts from '../../catalog.texts.ts';
import { DishChoices, useMissingChoices } from '../dish/dish-choices.tsx';
import * as panelTexts from '../dish/order-panel.texts.ts';
import { NOTHING_CHOSEN, readChoice } from '../dish/priced-options.ts';
import styles from './choice-sheet.module.css';
import * as menuTexts from './menu.texts.ts';

export type SheetDish = Pick<
  ListedDish,
  'title' | 'image' | 'price' | 'portion_size' | 'spice_level' | 'extras' | 'stock_qty'
>;

export type Taken = { readonly choice: Choice; readonly qty: number; readonly price: number };

type Props = {
  readonly dish: SheetDish;
  /** How it was wanted before. */
  readonly before?: Pick<Taken, 'choice' | 'qty'>;
  /** What is told of it above the choices, and below them. */
  readonly above?: ReactNode;
  readonly below?: ReactNode;
  readonly takeText: (total: string) => string;
  readonly onTake: (taken: Taken) => void;
  readonly onClose: () => void;
};

const LABELS = { field: panelTexts.quantity, less: panelTexts.oneLess, more: panelTexts.oneMore } as const;

/** How a dish is wanted, from the menu or as it was heard: rises from the lower edge on phones, a dialog on wide screens. */
export default function ChoiceSheet({ dish, before, above, below, takeText, onTake, onClose }: Props) {
  const titleId = useId();
  const now = useNow();
  const { modal, focused } = useModal(onClose);
  const drag = useDragToClose(modal.ref, onClose);
  const [wish, setWish] = useState(before?.choice ?? NOTHING_CHOSEN);
  const missing = useMissingChoices();
  const [wanted, setWanted] = useState(before?.qty ?? 1);
  const most = Math.max(LIMITS.cartQty.min, Math.min(dish.stock_qty, LIMITS.cartQty.max));
  const qty = Math.max(LIMITS.cartQty.min, Math.min(wanted, most));
  const { choice, unitPrice: price, isSoldOut, isIncomplete } = readChoice(dish, wish, now);
  const total = fromMinor(lineTotalMinor({ unitPriceMinor: toMinor(price), qty }));
  const add = () => {
    if (isIncomplete) return missing.ask();
    onTake({ choice, qty, price });
    onClose();
  };
  return createPortal(
    <dialog {...modal} aria-labelledby={titleId} className={styles.sheet}>
      <SheetHead dish={dish} titleId={titleId} focused={focused} drag={drag} onClose={onClose} />
      <div className={styles.groups}>
        {above}
        <DishChoices
          dish={dish}
          choice={choice}
          onChange={(change) => setWish((former) => ({ ...former, ...change }))}
          now={now}
          form={missing.form}
          isAsked={missing.isAsked}
        />
        {below}
      </div>
      <div className={styles.foot}>
        <QuantityStepper
          text={String(qty)}
          most={most}
          labels={LABELS}
          onType={(text) => setWanted(Math.trunc(Number(text)) || LIMITS.cartQty.min)}
          onStep={(by) => setWanted(qty + by)}
        />
        <Button isLarge isWide disabled={isSoldOut} onClick={add} className={styles.add}>
          {isSoldOut ? texts.soldOut : takeText(formatMoney(total))}
        </Button>
      </div>
    </dialog>,
    document.body,
  );
}

type HeadProps = Pick<Props, 'dish' | 'onClose'> & {
  readonly titleId: string;
  readonly focused: RefObject<HTMLButtonElement | null>;
  readonly drag: ReturnType<typeof useDragToClose>;
};

const SheetHead = ({ dish, titleId, focused, drag, onClose }: HeadProps) => (
  <div className={styles.head} {...drag}>
    <div className={styles.picture}>
      <FoodPicture image={dish.image} alt="" sizes="64px" ratio="1 / 1" />
    </div>
    <Text as="h2" look="h3" id={titleId} dir="auto" className={styles.name}>
      {dish.title}
    </Text>
    <IconButton ref={focused} aria-label={menuTexts.close} onClick={onClose}>
      <X size={20} aria-hidden />
    </IconButton>
  </div>
);
