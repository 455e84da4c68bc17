import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import { DISH_STATUS_LABELS } from '@nearbite/contract/dishes/dish-status.texts';
import type { OwnerDish } from '@nearbite/contract/dishes/dishes';
import { formatMoney } from '@nearbite/domain/money';
import { isSoldOut } from '@nearbite/domain/orderable';
import { type ReactNode, useId, useState } from 'react';
import { FoodPicture } from '../../../ui/food/food-picture.tsx';
import { StatusChip } from '../../../ui/food/status-chip.tsx';
import { formatCount } from '../../../ui/format/format-number.ts';
import { CARD } from '../../../ui/theme/measures.ts';
import { useWorkplace } from '../../accounts/index.ts';
import * as texts from '../dishes.texts.ts';
import { DishMenu } from './dish-action-menu.tsx';
import { DishStatusSwitch } from './dish-actions.tsx';
import { DishStatus } from './dish-columns.tsx';
import { DishPrice, DishStock } from './dish-numbers.tsx';
import { SoldOutButton } from './sold-out-button.tsx';

type Props = {
  readonly label: string;
  readonly dishes: readonly OwnerDish[];
  readonly canChange: boolean;
  /** What else stands beside the numbers of a row. */
  readonly more?: ((dish: OwnerDish) => ReactNode) | undefined;
};

/** The list of dishes on a phone: one line for each, the rest when it is opened. */
export function DishRows({ label, dishes, canChange, more }: Props) {
  return (
    <Box component="ul" aria-label={label} sx={listStyles}>
      {dishes.map((dish) => (
        <DishRow key={dish.did} dish={dish} canChange={canChange} more={more?.(dish)} />
      ))}
    </Box>
  );
}

type RowProps = Pick<Props, 'canChange'> & { readonly dish: OwnerDish; readonly more: ReactNode };

function DishRow({ dish, canChange, more }: RowProps) {
  const [isOpen, setIsOpen] = useState(false);
  const detailsId = useId();
  const isKitchen = useWorkplace()?.role === 'kitchen';
  return (
    <li>
      <Box sx={{ display: 'flex', alignItems: 'center', height: ROW_PX, pr: 1 }}>
        <ButtonBase
          aria-expanded={isOpen}
          aria-controls={isOpen ? detailsId : undefined}
          onClick={() => setIsOpen(!isOpen)}
          sx={nameStyles}
        >
          <Box component="span" sx={{ width: 54, flex: 'none', borderRadius: '10px', overflow: 'hidden' }}>
            <FoodPicture image={dish.image} alt="" sizes="54px" ratio="1 / 1" />
          </Box>
          <Box component="span" sx={{ minWidth: 0, flex: 1 }}>
            <Box component="span" dir="auto" sx={titleStyles}>
              {dish.title}
            </Box>{' '}
            {!canChange && (
              <Box component="span" sx={{ display: 'block', color: 'text.secondary', fontSize: '0.875rem' }}>
                {factsOf(dish)}
              </Box>
            )}
          </Box>
        </ButtonBase>
        {canChange && (
          <>
            <DishStatusSwitch isBare dish={dish} />
            <SoldOutButton dish={dish} />
            {!isKitchen && <DishMenu dish={dish} />}
          </>
        )}
      </Box>
      {canChange && (
        <Box sx={numbersStyles}>
          <DishPrice dish={dish} />
          <DishStock dish={dish} suffix={` ${texts.leftOver}`} />
          {isGone(dish) && <StatusChip tone="bad">{texts.soldOut}</StatusChip>}
          {dish.status === 'in-review' && (
            <StatusChip tone="waiting">{DISH_STATUS_LABELS[dish.status]}</StatusChip>
          )}
          {more}
        </Box>
      )}
      {isOpen && (
        <Box component="dl" id={detailsId} sx={detailsStyles}>
          <dt>{texts.orders}</dt>
          <dd>{formatCount(dish.orders)}</dd>
          <dt>{texts.status}</dt>
          <dd>
            <DishStatus dish={dish} />
          </dd>
        </Box>
      )}
    </li>
  );
}

const isGone = (dish: OwnerDish) => dish.stock_qty === 0 || isSoldOut(dish, new Date());

/** A dish under review has no switch that would tell its state. */
function factsOf(dish: OwnerDish): string {
  const { price, stock_qty: stock, status } = dish;
  const facts = [formatMoney(price), isGone(dish) ? texts.soldOut : texts.left(formatCount(stock))];
  return [...facts, ...(status === 'in-review' ? [DISH_STATUS_LABELS[status]] : [])].join(' · ');
}

const ROW_PX = 64;

const numbersStyles = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 1.5,
  whiteSpace: 'nowrap',
  pl: 'calc(54px + 22px)',
  pr: 1,
  pb: 0.5,
  fontSize: '0.9375rem',
} as const;

const listStyles = {
  m: 0,
  p: 0,
  listStyle: 'none',
  ...CARD,
  overflow: 'hidden',
  '& > li + li': { borderTop: '1px solid', borderColor: 'divider' },
} as const;

const nameStyles = {
  flex: 1,
  minWidth: 0,
  alignSelf: 'stretch',
  justifyContent: 'flex-start',
  gap: 1.25,
  pl: 1.25,
  pr: 0.5,
  textAlign: 'left',
  font: 'inherit',
} as const;

const titleStyles = {
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
  overflowWrap: 'anywhere',
  lineHeight: 1.25,
  fontWeight: 600,
} as const;

const detailsStyles = {
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  gap: '8px 16px',
  m: 0,
  px: 1.25,
  pb: 1.5,
  '& dt': { color: 'text.secondary' },
  '& dd': { m: 0, textAlign: 'right' },
} as const;
