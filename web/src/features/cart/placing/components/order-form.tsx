import Box from '@mui/material/Box';
import type { CartRestaurant, CartTotals } from '@nearbite/contract/cart/cart';
import { useRef } from 'react';
import { flushSync } from 'react-dom';
import { focusFirstInvalid } from '../../../../lib/forms/missing-fields.ts';
import { dialogs } from '../../../../lib/messages/dialogs.tsx';
import { Form } from '../../../../ui/form/form.tsx';
import * as texts from '../../cart.texts.tsx';
import type { ObstacleAction } from '../../cart-obstacles.ts';
import { isTimeMissing, type OrderChoices, type OrderPreferences } from '../order-choices.ts';
import type { OrderRequest, PlacingFailure } from '../order-client.ts';
import type { OrderDetailsForm } from '../use-order-details.ts';
import { CartSummary } from './cart-summary.tsx';
import { DetailsFields } from './details-fields.tsx';
import { OrderNote } from './order-note.tsx';
import { OrderOptions } from './order-options.tsx';
import { ShareAllergies } from './share-allergies.tsx';

type Props = {
  /** What the restaurants of the cart offer, whatever is chosen. */
  readonly offers: readonly CartRestaurant[];
  /** Of the cart with these preferences; undefined while they are being fetched. */
  readonly totals: CartTotals | undefined;
  readonly onRetryTotals: (() => void) | undefined;
  readonly preferences: OrderPreferences;
  readonly onChoose: (change: Partial<OrderChoices>) => void;
  /** Takes a restaurant's dishes out of the cart. */
  readonly onRemove: (restaurantId: number) => void;
  readonly details: OrderDetailsForm;
  readonly onConfirm: (details: OrderRequest['details']) => void;
  readonly failure: PlacingFailure | undefined;
  readonly isPlacing: boolean;
};

export function OrderForm(props: Props) {
  const { offers, totals, preferences, onChoose, onRemove, details, onConfirm } = props;
  const box = useRef<HTMLFormElement>(null);
  const { timeField, confirmButton, askForTime, chooseAndGoOn, takeAction } = useWaysOut(
    details,
    onChoose,
    onRemove,
  );

  const submit = async () => {
    if (details.markMissing()) {
      await dialogs.warning(texts.missingFields, texts.allFieldsRequired);
      focusFirstInvalid(box.current);
      return;
    }
    if (isTimeMissing(preferences)) {
      await dialogs.warning(texts.checkCart, texts.chooseTimeOrNow);
      setTimeout(askForTime);
      return;
    }
    await details.form.handleSubmit(({ address, city, ...person }) =>
      onConfirm(preferences.fulfilment === 'pickup' ? person : { ...person, address, city }),
    )();
  };

  return (
    <Form ref={box} onSubmit={submit} sx={formStyles}>
      <Box sx={{ display: 'grid', gap: 2.5, gridArea: 'fields' }}>
        <DetailsFields details={details} preferences={preferences} onChoose={onChoose}>
          <OrderOptions
            restaurants={offers}
            preferences={preferences}
            onChange={onChoose}
            timeField={timeField}
          />
        </DetailsFields>
        <OrderNote
          fulfilment={preferences.fulfilment}
          value={preferences.note}
          onChange={(note) => onChoose({ note })}
        />
        <ShareAllergies
          isShared={preferences.sharesAllergies}
          onChange={(sharesAllergies) => onChoose({ sharesAllergies })}
        />
      </Box>
      <CartSummary
        totals={totals}
        onRetryTotals={props.onRetryTotals}
        preferences={preferences}
        failure={props.failure}
        isPlacing={props.isPlacing}
        onAction={takeAction}
        onOrderApart={(restaurantId) => chooseAndGoOn({ restaurantId })}
        confirmButton={confirmButton}
      />
    </Form>
  );
}

/** What the offers of an obstacle do, and where the focus goes then. */
function useWaysOut(details: Props['details'], onChoose: Props['onChoose'], onRemove: Props['onRemove']) {
  const timeField = useRef<HTMLElement>(null);
  const confirmButton = useRef<HTMLButtonElement>(null);

  const askForTime = () => {
    // The field has to be there before it can have the focus.
    flushSync(() => onChoose({ isScheduled: true }));
    timeField.current?.focus();
  };
  /** What stood in the way goes away with its button: the next step is to confirm. */
  const chooseAndGoOn = (change: Partial<OrderChoices>) => {
    onChoose(change);
    confirmButton.current?.focus();
  };
  const takeAction = (action: ObstacleAction, restaurantId: number | undefined) => {
    if (action === 'schedule') askForTime();
    else if (action === 'address') {
      details.open();
      details.form.setFocus('address');
    } else if (action === 'place') details.askForPlace();
    else if (action === 'remove' && restaurantId !== undefined) onRemove(restaurantId);
    else if (action === 'now') chooseAndGoOn({ isScheduled: false, deliverAt: undefined });
    else if (action === 'card') chooseAndGoOn({ paymentMethod: 'card' });
    else if (action === 'pickup' || action === 'delivery') chooseAndGoOn({ fulfilment: action });
  };
  return { timeField, confirmButton, askForTime, chooseAndGoOn, takeAction };
}

/** `display: contents` on wide screens lets the fields stand below the lines and the summary beside both. */
const formStyles = {
  display: { xs: 'grid', md: 'contents' },
  gap: 2.5,
  gridArea: { xs: 'form', md: 'auto' },
  gridTemplateAreas: '"fields" "summary"',
} as const;
