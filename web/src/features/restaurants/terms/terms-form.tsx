import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Typography from '@mui/material/Typography';
import { type Terms, TermsBody } from '@nearbite/contract/restaurants/terms';
import { Controller, type UseFormReturn } from 'react-hook-form';
import { pageToast } from '../../../lib/toasts.ts';
import { useContractForm } from '../../../lib/use-contract-form.ts';
import { useFormDraft } from '../../../lib/use-form-draft.ts';
import { FormField } from '../../../ui/form-field.tsx';
import { MessageAlert } from '../../../ui/message-alert.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { SubmitButton } from '../../../ui/submit-button.tsx';
import { useUpdateTermsMutation } from './api.ts';
import { AreaFields } from './area-fields.tsx';
import { ClosedDays } from './closed-days.tsx';
import { type TermsValues, valuesOf } from './terms-values.ts';
import { WeekHours } from './week-hours.tsx';

type Props = { readonly terms: Terms; readonly restaurantId: number };
type Form = UseFormReturn<TermsValues>;

/** Those that show the server's messages. */
const FIELDS = [
  'time_zone',
  'prep_minutes',
  'offers_delivery',
  'delivery_radius_km',
  'delivery_polygon',
  'delivery_fee',
  'fee_per_km',
  'free_delivery_from',
  'minimum_order',
  'preorder_days',
  'slot_minutes',
  'slot_capacity',
] as const;

export function TermsForm({ terms, restaurantId }: Props) {
  const [update] = useUpdateTermsMutation();
  const form = useContractForm<TermsValues>({
    schema: TermsBody,
    defaultValues: valuesOf(terms),
    fields: FIELDS,
    isGuarded: true,
  });
  const { errors, isSubmitting, outcome } = form;
  useFormDraft(form, { name: 'restaurant-terms' });

  const onSubmit = form.submit(async (values) => {
    const result = await update({ params: { restaurant_id: restaurantId }, body: values });
    if (result.data) {
      form.reset(valuesOf(result.data));
      pageToast.success('Hours and delivery saved');
    }
    return result;
  });

  return (
    <Box
      component="form"
      noValidate
      onSubmit={(event) => void onSubmit(event)}
      sx={{ display: 'grid', gap: 3, maxWidth: 880, gridTemplateColumns: 'minmax(0, 1fr)' }}
    >
      {outcome && <MessageAlert tone={outcome.tone}>{outcome.text}</MessageAlert>}
      <Panel heading="Opening hours">
        <Controller
          control={form.control}
          name="opening_hours"
          render={({ field }) => (
            <WeekHours
              value={field.value}
              onChange={field.onChange}
              error={firstMessage(errors.opening_hours)}
            />
          )}
        />
        <Box sx={{ mt: 2 }}>
          <Text
            form={form}
            name="time_zone"
            label="Time zone"
            hint={`Leave it empty for the marketplace's: ${terms.effective_time_zone}`}
          />
        </Box>
      </Panel>
      <Panel heading="Closed days">
        <Controller
          control={form.control}
          name="closed_days"
          render={({ field }) => (
            <ClosedDays
              value={field.value}
              onChange={field.onChange}
              errorOf={(index) => firstMessage(errors.closed_days?.[index])}
            />
          )}
        />
      </Panel>
      <Panel heading="How customers order">
        <Box sx={{ display: 'grid' }}>
          <Tick form={form} name="offers_delivery" label="Delivery" />
          <Tick form={form} name="offers_pickup" label="Pick-up at your restaurant" />
          <Tick form={form} name="accepts_cash" label="Cash on delivery or pick-up" />
          <Tick form={form} name="auto_accept" label="Accept orders by themselves" />
        </Box>
        {errors.offers_delivery && (
          <Typography role="alert" sx={{ color: 'error.main' }}>
            {errors.offers_delivery.message}
          </Typography>
        )}
        <Columns>
          <Text form={form} name="prep_minutes" label="A usual order takes (minutes)" mode="numeric" />
          <Text form={form} name="minimum_order" label="Minimum order (Rs.)" mode="decimal" />
        </Columns>
      </Panel>
      <Panel heading="Delivery area">
        <AreaFields form={form} terms={terms} />
      </Panel>
      <Panel heading="Delivery fee">
        <Columns>
          <Text
            form={form}
            name="delivery_fee"
            label="Fee (Rs.)"
            hint={`At most Rs.${terms.max_delivery_fee} in all`}
            mode="decimal"
          />
          <Text
            form={form}
            name="fee_per_km"
            label="And for each km (Rs.)"
            hint="Straight line"
            mode="decimal"
          />
          <Text
            form={form}
            name="free_delivery_from"
            label="Free from (Rs.)"
            hint="Empty: never free"
            mode="decimal"
          />
        </Columns>
      </Panel>
      <Panel heading="Orders in advance">
        <Columns>
          <Text
            form={form}
            name="preorder_days"
            label="Days ahead"
            hint="0: no orders in advance; 1: today only"
            mode="numeric"
          />
          <Text form={form} name="slot_minutes" label="Length of a slot (minutes)" mode="numeric" />
          <Text
            form={form}
            name="slot_capacity"
            label="Orders in a slot"
            hint="Empty: as many as come"
            mode="numeric"
          />
        </Columns>
      </Panel>
      <Box>
        <SubmitButton label="Save" isSending={isSubmitting} />
      </Box>
    </Box>
  );
}

type Named<T> = { [K in keyof TermsValues]: TermsValues[K] extends T ? K : never }[keyof TermsValues];

type TextProps = {
  readonly form: Form;
  readonly name: Named<string>;
  readonly label: string;
  readonly hint?: string;
  readonly mode?: 'numeric' | 'decimal';
};

const Text = ({ form, name, label, hint, mode }: TextProps) => (
  <FormField
    label={label}
    hint={hint}
    error={form.formState.errors[name]?.message}
    {...(mode && { inputMode: mode })}
    {...form.register(name)}
  />
);

const Tick = ({ form, name, label }: { form: Form; name: Named<boolean>; label: string }) => (
  <Controller
    control={form.control}
    name={name}
    render={({ field }) => (
      <FormControlLabel
        label={label}
        control={<Checkbox checked={field.value} onChange={(_event, isOn) => field.onChange(isOn)} />}
      />
    )}
  />
);

const Columns = ({ children }: { children: React.ReactNode }) => (
  <Box
    sx={{
      display: 'grid',
      gap: 2,
      mt: 2,
      gridTemplateColumns: { sm: 'repeat(auto-fit, minmax(200px, 1fr))' },
    }}
  >
    {children}
  </Box>
);

/** Of a field or of anything inside it. */
function firstMessage(error: unknown): string | undefined {
  if (typeof error !== 'object' || error === null) return undefined;
  if ('message' in error && typeof error.message === 'string') return error.message;
  return Object.values(error).map(firstMessage).find(Boolean);
}
