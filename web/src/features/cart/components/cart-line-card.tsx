import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { CartLine, CartRestaurant } from '@nearbite/contract/cart/cart';
import { dishPath } from '@nearbite/contract/page-paths';
import { formatMoney } from '@nearbite/domain/money';
import { Trash2 } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { Link as RouterLink } from 'react-router';
import { AllergyWarning } from '../../../ui/food/allergy-warning.tsx';
import { FoodPicture } from '../../../ui/food/food-picture.tsx';
import { chosenPortion, chosenSpice } from '../../../ui/food/line-choices.ts';
import { LineExtras } from '../../../ui/food/line-extras.tsx';
import { formatServedFrom } from '../../../ui/format/format-opening.ts';
import { CARD, RADIUS } from '../../../ui/theme/measures.ts';
import { useAllergies } from '../../accounts/index.ts';
import * as texts from '../cart.texts.tsx';
import { lineWarning } from '../line-warning.ts';
import type { Quantities } from '../use-quantities.ts';
import { useRemoveLine } from '../use-remove-line.ts';
import { CartLineNote } from './cart-line-note.tsx';
import { QuantityField } from './quantity-field.tsx';

type Props = {
  readonly line: CartLine;
  /** Whether anything is left to order without this line, where this one cannot be ordered. */
  readonly hasOrderableRest: boolean;
  /** Of its restaurant, as far as they are known. */
  readonly terms: CartRestaurant | undefined;
  /** One level below what it stands under. */
  readonly titleAs: 'h2' | 'h3';
  readonly quantities: Quantities;
  /** The cart is being ordered as it is. */
  readonly isFrozen: boolean;
};

export function CartLineCard({ line, hasOrderableRest, terms, titleAs, quantities, isFrozen }: Props) {
  const { removeLine, isRemoving } = useRemoveLine();
  const { dish } = line;
  const problemId = useId();
  const problem = quantities.problemOf(line);

  return (
    <Box component="li" sx={cardStyles} data-testid="cart-line">
      <Box
        sx={{ gridRow: { sm: '1 / 3' }, alignSelf: 'start', borderRadius: RADIUS.option, overflow: 'hidden' }}
      >
        <FoodPicture image={dish.image} alt="" sizes="132px" ratio="1 / 1" />
      </Box>
      <LineText line={line} hasOrderableRest={hasOrderableRest} terms={terms} titleAs={titleAs}>
        <CartLineNote line={line} isDisabled={isFrozen || isRemoving || quantities.isUnsaved(line)} />
      </LineText>
      <Box sx={actionStyles}>
        <QuantityField
          line={line}
          quantities={quantities}
          isDisabled={!line.available || isRemoving || isFrozen}
          problemId={problemId}
        />
        <Button
          variant="text"
          aria-label={texts.removeDish(dish.title)}
          disabled={isRemoving || isFrozen}
          onClick={() => void removeLine(line)}
          startIcon={<Trash2 size={18} aria-hidden />}
        >
          {texts.remove}
        </Button>
        <Box sx={{ marginInlineStart: 'auto', textAlign: 'end' }}>
          <Box component="span" sx={{ color: 'text.secondary', fontSize: '0.875rem', marginInlineEnd: 1 }}>
            {texts.subtotal}
          </Box>
          <Box component="strong" sx={{ opacity: quantities.isUnsaved(line) ? 0.5 : 1 }}>
            {formatMoney(line.sub_total)}
          </Box>
        </Box>
        {problem !== undefined && (
          <Box id={problemId} role="alert" sx={{ ...warningStyles, flexBasis: '100%' }}>
            {problem}
          </Box>
        )}
      </Box>
    </Box>
  );
}

type TextProps = Pick<Props, 'line' | 'hasOrderableRest' | 'terms' | 'titleAs'> & {
  readonly children: ReactNode;
};

function LineText({ line, hasOrderableRest, terms, titleAs, children }: TextProps) {
  const { dish } = line;
  const [portion, spice] = [chosenPortion(line), chosenSpice(line)];
  const served = terms && formatServedFrom(line.served_from, terms);
  const warning = lineWarning(line, hasOrderableRest) ?? (served && texts.lineServed(served));
  return (
    <Box sx={{ minWidth: 0, display: 'grid', alignContent: 'start', gap: 0.5 }}>
      <Link component={RouterLink} to={dishPath(dish.slug)} color="inherit" underline="hover">
        <Typography component={titleAs} variant="h4" sx={{ overflowWrap: 'anywhere' }}>
          <bdi>{dish.title}</bdi>
        </Typography>
      </Link>
      <Box sx={{ ...choiceStyles, overflowWrap: 'anywhere' }}>
        <bdi>{dish.restaurant.name}</bdi>
      </Box>
      {portion !== undefined && <Box sx={choiceStyles}>{texts.portion(portion)}</Box>}
      {spice !== undefined && <Box sx={choiceStyles}>{texts.spice(spice)}</Box>}
      <LineExtras extras={line.extras} />
      <Box sx={{ fontWeight: 600 }}>{texts.price(formatMoney(line.price_by_portion_size))}</Box>
      <AllergyWarning allergies={useAllergies()} allergens={dish.allergens} />
      {children}
      {/* Always there, so that it is read out when something comes in. */}
      <Box role="status" sx={{ ...warningStyles, '&:empty': { display: 'none' } }}>
        {warning}
      </Box>
    </Box>
  );
}

const warningStyles = { color: 'status.bad.text', fontWeight: 600, fontSize: '0.9375rem' } as const;
const choiceStyles = { color: 'text.secondary', fontSize: '0.9375rem' } as const;

/** Beside the picture where there is room for one line, below it on phones. */
const actionStyles = {
  gridColumn: { xs: '1 / -1', sm: '2' },
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: { xs: '8px 6px', sm: 1.5 },
} as const;

const cardStyles = {
  display: 'grid',
  gridTemplateColumns: { xs: '84px minmax(0, 1fr)', sm: '132px minmax(0, 1fr)' },
  gridTemplateRows: { sm: '1fr auto' },
  columnGap: { xs: 1.5, sm: 2.5 },
  rowGap: 1.5,
  p: { xs: 1.5, sm: 2 },
  ...CARD,
} as const;
