import { type AdminSettings, SettingsBody } from '@nearbite/contract/admin/settings';
import { currencySign } from '@nearbite/domain/money';
import { useSavedForm } from '../../../lib/forms/use-saved-form.ts';
import { MessageAlert } from '../../../ui/feedback/message-alert.tsx';
import { Form } from '../../../ui/form/form.tsx';
import { FormField } from '../../../ui/form/form-field.tsx';
import { SubmitButton } from '../../../ui/form/submit-button.tsx';
import { PageSection } from '../../../ui/layout/page-section.tsx';
import { Loaded } from '../../../ui/loading/loaded.tsx';
import { SecuritySection } from '../../accounts/index.ts';
import * as texts from '../admin.texts.ts';
import { useAdminSettingsQuery, useUpdateSettingsMutation } from '../terms.api.ts';

export default function SettingsPage() {
  const settings = useAdminSettingsQuery(undefined, { refetchOnMountOrArgChange: true });
  return (
    <PageSection title={texts.settings} intro={texts.settingsIntro}>
      <Loaded query={settings} what={texts.theSettings}>
        {(data) => <SettingsForm settings={data} />}
      </Loaded>
      {/* What stands below a form that is still to come would be moved by it. */}
      {(settings.data !== undefined || settings.error !== undefined) && <SecuritySection />}
    </PageSection>
  );
}

type Values = Record<keyof AdminSettings, string>;

const valuesOf = (settings: AdminSettings): Values => ({
  reach_km: String(settings.reach_km),
  answer_minutes: String(settings.answer_minutes),
  max_delivery_fee: String(settings.max_delivery_fee),
  terms: settings.terms,
});

function SettingsForm({ settings }: { settings: AdminSettings }) {
  const [update] = useUpdateSettingsMutation();
  const { form, onSubmit } = useSavedForm<AdminSettings, Values>({
    schema: SettingsBody,
    fields: ['reach_km', 'answer_minutes', 'max_delivery_fee', 'terms'],
    saved: settings,
    valuesOf,
    save: (changed) => update({ body: changed }),
    doneText: texts.settingsSaved,
  });
  const { isSubmitting, outcome } = form;
  return (
    <Form onSubmit={onSubmit} sx={{ display: 'grid', gap: 2.5, maxWidth: 620, justifyItems: 'start' }}>
      {outcome && <MessageAlert tone={outcome.tone}>{outcome.text}</MessageAlert>}
      <FormField
        label={texts.reachKm}
        hint={texts.reachHint}
        inputMode="decimal"
        {...form.field('reach_km')}
      />
      <FormField
        label={texts.answerMinutes}
        hint={texts.answerHint}
        inputMode="numeric"
        {...form.field('answer_minutes')}
      />
      <FormField
        label={texts.highestDeliveryFee(currencySign())}
        hint={texts.highestFeeHint}
        inputMode="decimal"
        {...form.field('max_delivery_fee')}
      />
      <FormField
        label={texts.terms}
        hint={texts.termsHint}
        multiline
        minRows={8}
        maxRows={20}
        {...form.field('terms')}
      />
      <SubmitButton label={texts.save} isSending={isSubmitting} />
    </Form>
  );
}
