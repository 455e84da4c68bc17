import Box from '@mui/material/Box';
import { TERMS_PARTS } from '@nearbite/contract/page-paths';
import { type Terms, TermsBody } from '@nearbite/contract/restaurants/terms';
import { findPastDays, PAST_DAY_MESSAGE } from '@nearbite/domain/terms/closed-days';
import { boundProblems } from '@nearbite/domain/terms/platform-bounds';
import { readTypedNumber } from '@nearbite/domain/text/typed-number';
import { localDate } from '@nearbite/domain/times/zone';
import { useEffect } from 'react';
import { useSavedForm } from '../../../lib/forms/use-saved-form.ts';
import { MessageAlert } from '../../../ui/feedback/message-alert.tsx';
import { Form } from '../../../ui/form/form.tsx';
import { SubmitButton } from '../../../ui/form/submit-button.tsx';
import { Panel } from '../../../ui/layout/panel.tsx';
import * as texts from '../restaurants.texts.ts';
import { useUpdateTermsMutation } from './api.ts';
import { AreaFields } from './area-fields.tsx';
import { AdvancePanel, ClosedDaysPanel, FeePanel, HoursPanel, OrderingPanel } from './terms-panels.tsx';
import { type TermsValues, valuesOf } from './terms-values.ts';

type Props = { readonly terms: Terms; readonly restaurantId: number };

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

/** Undefined for what was not changed, NaN for what is no number. */
const typedNumber = (typed: string | undefined): number | undefined =>
  typed === undefined ? undefined : Number(readTypedNumber(typed) ?? Number.NaN);

const beyondPlatform = (changed: Partial<TermsValues>, { reach_km, max_delivery_fee }: Terms) =>
  boundProblems(
    {
      delivery_radius_km: typedNumber(changed.delivery_radius_km),
      delivery_fee: typedNumber(changed.delivery_fee),
      fee_per_km: typedNumber(changed.fee_per_km),
    },
    { reachKm: reach_km, maxFee: max_delivery_fee },
  );

const pastDays = ({ closed_days: days = [] }: Partial<TermsValues>, terms: Terms) =>
  Object.fromEntries(
    findPastDays(days, terms.closed_days, localDate(new Date(), terms.effective_time_zone)).map((index) => [
      `closed_days.${index}.date`,
      PAST_DAY_MESSAGE,
    ]),
  );

export function TermsForm({ terms, restaurantId }: Props) {
  const [update] = useUpdateTermsMutation();
  const { form, onSubmit } = useSavedForm<Terms, TermsValues>({
    schema: TermsBody,
    fields: FIELDS,
    check: (changed) => ({ ...beyondPlatform(changed, terms), ...pastDays(changed, terms) }),
    saved: terms,
    valuesOf,
    save: (changed) => update({ params: { restaurant_id: restaurantId }, body: changed }),
    doneText: texts.hoursAndDeliverySaved,
    draftName: 'restaurant-terms',
  });
  const { isSubmitting, outcome } = form;
  // The page was there before its form: the part that was asked for is not scrolled to by then.
  useEffect(() => document.getElementById(window.location.hash.slice(1))?.scrollIntoView(), []);

  return (
    <Form
      onSubmit={onSubmit}
      sx={{ display: 'grid', gap: 3, maxWidth: 880, gridTemplateColumns: 'minmax(0, 1fr)' }}
    >
      <HoursPanel form={form} timeZone={terms.effective_time_zone} />
      <ClosedDaysPanel form={form} />
      <OrderingPanel form={form} />
      <Panel id={TERMS_PARTS.area} heading={texts.deliveryArea}>
        <AreaFields form={form} terms={terms} />
      </Panel>
      <FeePanel form={form} maxFee={terms.max_delivery_fee} />
      <AdvancePanel form={form} />
      <Box sx={{ display: 'grid', gap: 2, justifyItems: 'start' }}>
        {outcome && <MessageAlert tone={outcome.tone}>{outcome.text}</MessageAlert>}
        <SubmitButton label={texts.save} isSending={isSubmitting} />
      </Box>
    </Form>
  );
}
