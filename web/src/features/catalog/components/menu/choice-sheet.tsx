import type { ListedDish } from '@nearbite/contract/catalog/catalog';
import { LIMITS } from '@nearbite/contract/limits';
import { NO_PORTION_SIZE, NO_SPICE_LEVEL } from '@nearbite/contract/product';
import { formatMoney, fromMinor, toMinor } from '@nearbite/domain/money';
import { findSoldOutOption } from '@nearbite/domain/orderable';
import { lineTotalMinor } from '@nearbite/domain/pricing';
import { X } from 'lucide-react';
import { type RefObject, useId, useState } from 'react';
import { createPortal } from 'react-dom';
import { useNow } from '../../../../lib/time/use-now.ts';
import { useModal } from '../../../../ui/feedback/use-modal.ts';
import { FoodPicture } from '../../../../ui/food/food-picture.tsx';
import { Button, IconButton } from '../../../../ui/form/button.tsx';
import { QuantityStepper } from '../../../../ui/form/quantity-stepper.tsx';
import { Text } from '../../../../ui/text/text.tsx';
import type { DishQuantities } from '../../../cart/index.ts';
import * as texts from '../../catalog.texts.ts';
import { DietFacts } from '../diets/diet-line.tsx';
import { OptionButtons } from '../dish/option-buttons.tsx';
import * as panelTexts from '../dish/order-panel.texts.ts';
import { portionsOf, spiceLevelsOf, unitPriceOf } from '../dish/priced-options.ts';
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
  const [portionSize, setPortionSize] = useState<string>(NO_PORTION_SIZE);
  const [spiceLevel, setSpiceLevel] = useState<string>(NO_SPICE_LEVEL);
  const [wanted, setWanted] = useState(1);
  const most = Math.max(LIMITS.cartQty.min, Math.min(dish.stock_qty, LIMITS.cartQty.max));
  const qty = Math.max(LIMITS.cartQty.min, Math.min(wanted, most));
  const price = unitPriceOf(dish, portionSize, spiceLevel);
  const total = fromMinor(lineTotalMinor({ unitPriceMinor: toMinor(price), qty }));
  const options = { portions: dish.portion_size, spiceLevels: dish.spice_level, extras: dish.extras };
  const isSoldOut = findSoldOutOption(options, { portionSize, spiceLevel, extras: [] }, now) !== undefined;
  const add = () => {
    // What is refused is told where the menu is; nobody waits here.
    void quantities.add({ dishId: dish.id, qty, price, portionSize, spiceLevel, extras: [] });
    onClose();
  };
  return createPortal(
    <dialog {...modal} aria-labelledby={titleId} className={styles.sheet}>
      <SheetHead dish={dish} titleId={titleId} focused={focused} onClose={onClose} />
      <div className={styles.groups}>
        <Text look="small" isMuted dir="auto">
          {dish.description}
        </Text>
        <OptionButtons
          label={texts.portionSize}
          options={portionsOf(dish, now)}
          chosen={portionSize}
          none={NO_PORTION_SIZE}
          noneText={texts.noPortionSize}
          onChoose={setPortionSize}
        />
        <OptionButtons
          label={texts.spiceLevel}
          options={spiceLevelsOf(dish, now)}
          chosen={spiceLevel}
          none={NO_SPICE_LEVEL}
          noneText={texts.noSpiceLevel}
          onChoose={setSpiceLevel}
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
};

const SheetHead = ({ dish, titleId, focused, onClose }: HeadProps) => (
  <div className={styles.head}>
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
