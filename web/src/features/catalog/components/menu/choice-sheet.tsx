import type { ListedDish } from '@nearbite/contract/catalog/catalog';
import { LIMITS } from '@nearbite/contract/limits';
import { formatMoney, fromMinor, toMinor } from '@nearbite/domain/money';
import { lineTotalMinor } from '@nearbite/domain/pricing';
import { X } from 'lucide-react';
import { type RefObject, useId, useState } from 'react';
import { createPortal } from 'react-dom';
import { useNow } from '../../../../lib/time/use-now.ts';
import { useDragToClose } from '../../../../ui/feedback/use-drag-to-close.ts';
import { useModal } from '../../../../ui/feedback/use-modal.ts';
import { FoodPicture } from '../../../../ui/food/food-picture.tsx';
import { Button, IconButton } from '../../../../ui/form/button.tsx';
import { QuantityStepper } from '../../../../ui/form/quantity-stepper.tsx';
import { Text } from '../../../../ui/text/text.tsx';
import type { DishQuantities } from '../../../cart/index.ts';
import * as texts from '../../catalog.texts.ts';
import { DietFacts } from '../diets/diet-line.tsx';
import { DishChoices, useMissingChoices } from '../dish/dish-choices.tsx';
import * as panelTexts from '../dish/order-panel.texts.ts';
import { NOTHING_CHOSEN, readChoice } from '../dish/priced-options.ts';
import styles from './choice-sheet.module.css';
import * as menuTexts from './menu.texts.ts';

type Props = {
  readonly dish: ListedDish;
  readonly quantities: DishQuantities;
  readonly onClose: () => void;
};

const LABELS = { field: panelTexts.quantity, less: panelTexts.oneLess, more: panelTexts.oneMore } as const;

/** How a dish is wanted, from the menu: rises from the lower edge on phones, a dialog on wide screens. */
export default function ChoiceSheet({ dish, quantities, onClose }: Props) {
  const titleId = useId();
  const now = useNow();
  const { modal, focused } = useModal(onClose);
  const drag = useDragToClose(modal.ref, onClose);
  const [wish, setWish] = useState(NOTHING_CHOSEN);
  const missing = useMissingChoices();
  const [wanted, setWanted] = useState(1);
  const most = Math.max(LIMITS.cartQty.min, Math.min(dish.stock_qty, LIMITS.cartQty.max));
  const qty = Math.max(LIMITS.cartQty.min, Math.min(wanted, most));
  const { choice, unitPrice: price, isSoldOut, isIncomplete } = readChoice(dish, wish, now);
  const total = fromMinor(lineTotalMinor({ unitPriceMinor: toMinor(price), qty }));
  const add = () => {
    if (isIncomplete) return missing.ask();
    // What is refused is told where the menu is; nobody waits here.
    void quantities.add({ dishId: dish.id, qty, price, ...choice });
    onClose();
  };
  return createPortal(
    <dialog {...modal} aria-labelledby={titleId} className={styles.sheet}>
      <SheetHead dish={dish} titleId={titleId} focused={focused} drag={drag} onClose={onClose} />
      <div className={styles.groups}>
        <Text look="small" isMuted dir="auto">
          {dish.description}
        </Text>
        <DishChoices
          dish={dish}
          choice={choice}
          onChange={(change) => setWish((before) => ({ ...before, ...change }))}
          now={now}
          form={missing.form}
          isAsked={missing.isAsked}
        />
        <DietFacts dish={dish} />
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
          {isSoldOut ? texts.soldOut : panelTexts.addToCart(formatMoney(total))}
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
