import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { TERMS_PARTS } from '@nearbite/contract/page-paths';
import { currencySign, formatMoney } from '@nearbite/domain/money';
import { Controller } from 'react-hook-form';
import { FocusTarget } from '../../../ui/layout/focus-target.tsx';
import { Panel } from '../../../ui/layout/panel.tsx';
import * as texts from '../restaurants.texts.ts';
import { ClosedDays } from './closed-days.tsx';
import { Columns, type TermsFormState, TextInput, TickInput } from './terms-inputs.tsx';
import { WeekHours } from './week-hours.tsx';

type Props = { readonly form: TermsFormState };

export const HoursPanel = ({ form, timeZone }: Props & { readonly timeZone: string }) => (
  <Panel id={TERMS_PARTS.hours} heading={texts.openingHours}>
    <Controller
      control={form.control}
      name="opening_hours"
      render={({ field }) => (
        <FocusTarget ref={field.ref}>
          <WeekHours
            value={field.value}
            onChange={field.onChange}
            error={firstMessage(form.formState.errors.opening_hours)}
          />
        </FocusTarget>
      )}
    />
    <Box sx={{ mt: 2 }}>
      <TextInput form={form} name="time_zone" label={texts.timeZone} hint={texts.timeZoneHint(timeZone)} />
    </Box>
  </Panel>
);

export const ClosedDaysPanel = ({ form }: Props) => (
  <Panel heading={texts.closedDays}>
    <Controller
      control={form.control}
      name="closed_days"
      render={({ field }) => (
        <FocusTarget ref={field.ref}>
          <ClosedDays
            value={field.value}
            onChange={field.onChange}
            errorOf={(index) => firstMessage(form.formState.errors.closed_days?.[index])}
            submitCount={form.formState.submitCount}
          />
        </FocusTarget>
      )}
    />
  </Panel>
);

export function OrderingPanel({ form }: Props) {
  const problem = form.formState.errors.offers_delivery;
  return (
    <Panel heading={texts.howCustomersOrder}>
      <Box sx={{ display: 'grid' }}>
        <TickInput form={form} name="offers_delivery" label={texts.delivery} />
        <TickInput form={form} name="offers_pickup" label={texts.offersPickup} />
        <TickInput form={form} name="accepts_cash" label={texts.acceptsCash} />
        <TickInput form={form} name="auto_accept" label={texts.acceptOrdersAutomatically} />
      </Box>
      {problem && (
        <Typography role="alert" sx={{ color: 'error.main' }}>
          {problem.message}
        </Typography>
      )}
      <Columns>
        <TextInput form={form} name="prep_minutes" label={texts.prepMinutes} mode="numeric" />
        <TextInput
          form={form}
          name="minimum_order"
          label={texts.minimumOrder(currencySign())}
          mode="decimal"
        />
      </Columns>
    </Panel>
  );
}

export const FeePanel = ({ form, maxFee }: Props & { readonly maxFee: number }) => (
  <Panel heading={texts.deliveryFee}>
    <Columns>
      <TextInput
        form={form}
        name="delivery_fee"
        label={texts.fee(currencySign())}
        hint={texts.atMostInAll(formatMoney(maxFee))}
        mode="decimal"
      />
      <TextInput
        form={form}
        name="fee_per_km"
        label={texts.feePerKm(currencySign())}
        hint={texts.straightLine}
        mode="decimal"
      />
      <TextInput
        form={form}
        name="free_delivery_from"
        label={texts.freeFrom(currencySign())}
        hint={texts.emptyNeverFree}
        mode="decimal"
      />
    </Columns>
  </Panel>
);

export const AdvancePanel = ({ form }: Props) => (
  <Panel heading={texts.ordersInAdvance}>
    <Columns>
      <TextInput
        form={form}
        name="preorder_days"
        label={texts.daysAhead}
        hint={texts.daysAheadHint}
        mode="numeric"
      />
      <TextInput form={form} name="slot_minutes" label={texts.slotLength} mode="numeric" />
      <TextInput
        form={form}
        name="slot_capacity"
        label={texts.slotCapacity}
        hint={texts.slotCapacityHint}
        mode="numeric"
      />
    </Columns>
  </Panel>
);

/** Of a field or of anything inside it. */
function firstMessage(error: unknown): string | undefined {
  if (typeof error !== 'object' || error === null) return undefined;
  if ('message' in error && typeof error.message === 'string') return error.message;
  return Object.values(error).map(firstMessage).find(Boolean);
}
