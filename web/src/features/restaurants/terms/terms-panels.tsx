import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { formatMoney } from '@nearbite/domain/money';
import { Controller } from 'react-hook-form';
import { FocusTarget } from '../../../ui/layout/focus-target.tsx';
import { Panel } from '../../../ui/layout/panel.tsx';
import { ClosedDays } from './closed-days.tsx';
import { Columns, type TermsFormState, TextInput, TickInput } from './terms-inputs.tsx';
import { WeekHours } from './week-hours.tsx';

type Props = { readonly form: TermsFormState };

export const HoursPanel = ({ form, timeZone }: Props & { readonly timeZone: string }) => (
  <Panel heading="Opening hours">
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
      <TextInput
        form={form}
        name="time_zone"
        label="Time zone"
        hint={`Leave it empty for the marketplace's: ${timeZone}`}
      />
    </Box>
  </Panel>
);

export const ClosedDaysPanel = ({ form }: Props) => (
  <Panel heading="Closed days">
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
    <Panel heading="How customers order">
      <Box sx={{ display: 'grid' }}>
        <TickInput form={form} name="offers_delivery" label="Delivery" />
        <TickInput form={form} name="offers_pickup" label="Pick-up at your restaurant" />
        <TickInput form={form} name="accepts_cash" label="Cash on delivery or pick-up" />
        <TickInput form={form} name="auto_accept" label="Accept orders automatically" />
      </Box>
      {problem && (
        <Typography role="alert" sx={{ color: 'error.main' }}>
          {problem.message}
        </Typography>
      )}
      <Columns>
        <TextInput form={form} name="prep_minutes" label="A usual order takes (minutes)" mode="numeric" />
        <TextInput form={form} name="minimum_order" label="Minimum order (Rs.)" mode="decimal" />
      </Columns>
    </Panel>
  );
}

export const FeePanel = ({ form, maxFee }: Props & { readonly maxFee: number }) => (
  <Panel heading="Delivery fee">
    <Columns>
      <TextInput
        form={form}
        name="delivery_fee"
        label="Fee (Rs.)"
        hint={`At most ${formatMoney(maxFee)} in all`}
        mode="decimal"
      />
      <TextInput
        form={form}
        name="fee_per_km"
        label="And for each km (Rs.)"
        hint="Straight line"
        mode="decimal"
      />
      <TextInput
        form={form}
        name="free_delivery_from"
        label="Free from (Rs.)"
        hint="Empty: never free"
        mode="decimal"
      />
    </Columns>
  </Panel>
);

export const AdvancePanel = ({ form }: Props) => (
  <Panel heading="Orders in advance">
    <Columns>
      <TextInput
        form={form}
        name="preorder_days"
        label="Days ahead"
        hint="0: no orders in advance; 1: today only"
        mode="numeric"
      />
      <TextInput form={form} name="slot_minutes" label="Length of a slot (minutes)" mode="numeric" />
      <TextInput
        form={form}
        name="slot_capacity"
        label="Orders in a slot"
        hint="Empty: as many as come"
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
