import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { CartTotals } from '@nearbite/contract/cart/cart';
import { DeliveryDetails } from '@nearbite/contract/orders/customer-orders';
import { useEffect, useRef } from 'react';
import { dialogs } from '../../../lib/dialogs.tsx';
import { focusFirstInvalid, MISSING_TEXT } from '../../../lib/missing-fields.ts';
import { useContractForm } from '../../../lib/use-contract-form.ts';
import { useFormDraft } from '../../../lib/use-form-draft.ts';
import { Amounts } from '../../../ui/amounts.tsx';
import { FormField } from '../../../ui/form-field.tsx';
import { MessageAlert } from '../../../ui/message-alert.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { ResendActivation, useSession } from '../../accounts/index.ts';
import { useKnownDetails } from '../use-known-details.ts';
import type { PlacingFailure } from '../use-place-order.ts';

const EMPTY: DeliveryDetails = { full_name: '', mobile: '', address: '', city: '' };
const FIELDS = ['full_name', 'mobile', 'address', 'city'] as const;

type Props = {
  readonly totals: CartTotals | undefined;
  readonly onConfirm: (details: DeliveryDetails) => void;
  readonly failure: PlacingFailure | undefined;
  readonly isPlacing: boolean;
};

export function OrderForm({ totals, onConfirm, failure, isPlacing }: Props) {
  const session = useSession();
  const { offered, ownInstead } = useKnownDetails();
  const form = useContractForm<DeliveryDetails>({
    schema: DeliveryDetails,
    fields: FIELDS,
    defaultValues: EMPTY,
  });
  const { register, getValues, setValue, handleSubmit, setError, reset, formState } = form;
  useFormDraft(form, { name: 'order' });
  const { errors } = formState;

  useEffect(() => {
    // What was typed while the answers were on their way stays.
    if (offered) reset(offered, { keepDirtyValues: true });
  }, [offered, reset]);

  const takeOwn = (own: DeliveryDetails) => {
    for (const field of FIELDS) setValue(field, own[field], { shouldDirty: true, shouldValidate: true });
  };

  useEffect(() => {
    for (const field of FIELDS) {
      const message = failure?.fields[field];
      if (message !== undefined) setError(field, { message });
    }
  }, [failure, setError]);

  const box = useRef<HTMLFormElement>(null);
  const submit = async () => {
    const missing = FIELDS.filter((field) => getValues(field).trim() === '');
    if (missing.length > 0) {
      for (const field of missing) setError(field, { message: MISSING_TEXT });
      await dialogs.warning('Missing Fields!', 'All fields are required before creating order');
      focusFirstInvalid(box.current);
      return;
    }
    await handleSubmit(onConfirm)();
  };

  return (
    <Box
      ref={box}
      component="form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
      sx={formStyles}
    >
      <Box sx={{ display: 'grid', gap: 2.5, gridArea: 'fields' }}>
        <Panel heading="Personal Information">
          {ownInstead && (
            <Box sx={offerStyles}>
              Filled in from your last order.
              <Button variant="text" onClick={() => takeOwn(ownInstead)} sx={{ color: 'text.primary' }}>
                Use my account details
              </Button>
            </Box>
          )}
          <Box sx={pairStyles}>
            <FormField
              label="Full Name"
              autoComplete="name"
              error={errors.full_name?.message}
              {...register('full_name')}
            />
            <FormField
              label="Mobile"
              type="tel"
              autoComplete="tel"
              error={errors.mobile?.message}
              {...register('mobile')}
            />
          </Box>
        </Panel>
        <Panel heading="Delivery address">
          <Box sx={{ ...pairStyles, gridTemplateColumns: { sm: '2fr 1fr' } }}>
            <FormField
              label="Address"
              autoComplete="street-address"
              error={errors.address?.message}
              {...register('address')}
            />
            <FormField
              label="City"
              autoComplete="address-level2"
              error={errors.city?.message}
              {...register('city')}
            />
          </Box>
        </Panel>
      </Box>
      <Panel heading="Cart Summary" sx={{ gridArea: 'summary', position: { md: 'sticky' }, top: 92 }}>
        {totals && (
          <Amounts
            rows={[
              { label: 'Subtotal', amount: totals.subtotal },
              { label: 'Tax', amount: totals.tax },
              { label: 'Service Fee', amount: totals.service_fee },
            ]}
            total={{ label: 'Total', amount: totals.total }}
          />
        )}
        <Box sx={{ display: 'grid', gap: 2, mt: 2.5 }}>
          {failure?.alert !== undefined && (
            <MessageAlert
              tone="bad"
              action={
                failure.code === 'unverified' &&
                'profile' in session && <ResendActivation email={session.profile.email} />
              }
            >
              {failure.alert} {failure.advice}
            </MessageAlert>
          )}
          <Button
            type="submit"
            variant="contained"
            size="large"
            fullWidth
            disabled={isPlacing || totals === undefined}
          >
            {isPlacing ? 'Processing' : 'Confirm Order'}
          </Button>
        </Box>
      </Panel>
    </Box>
  );
}

const offerStyles = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 1,
  mt: -1,
  mb: 1.5,
  color: 'text.secondary',
} as const;

const pairStyles = { display: 'grid', gap: 2, gridTemplateColumns: { sm: '1fr 1fr' } } as const;

/** `display: contents` on wide screens lets the fields stand below the lines and the summary beside both. */
const formStyles = {
  display: { xs: 'grid', md: 'contents' },
  gap: 2.5,
  gridArea: { xs: 'form', md: 'auto' },
  gridTemplateAreas: '"fields" "summary"',
} as const;
