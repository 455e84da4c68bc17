import {
  DisableBody,
  OtpBody,
  PasswordBody,
  type SecondFactorEnrolment,
  type Security,
} from '@nearbite/contract/accounts/security';
import { useState } from 'react';
import type { z } from 'zod';
import { useContractForm } from '../../../lib/use-contract-form.ts';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { StackedForm } from '../../../ui/stacked-form.tsx';
import { SubmitButton } from '../../../ui/submit-button.tsx';
import {
  useConfirmSecondFactorMutation,
  useDisableSecondFactorMutation,
  useEnrolSecondFactorMutation,
} from '../api.ts';
import { OutcomeAlert } from './outcome-alert.tsx';
import { Enrolment, OtpField, RecoveryCodes } from './second-factor-parts.tsx';

type Step =
  | { readonly at: 'start' }
  | { readonly at: 'password' }
  | { readonly at: 'code'; readonly enrolment: SecondFactorEnrolment }
  | { readonly at: 'codes'; readonly codes: readonly string[] }
  | { readonly at: 'disable' };

export function SecondFactorSettings({ security }: { readonly security: z.infer<typeof Security> }) {
  const [step, setStep] = useState<Step>({ at: 'start' });
  const start = () => setStep({ at: 'start' });
  if (step.at === 'codes') return <RecoveryCodes codes={step.codes} onSaved={start} />;
  if (step.at === 'password') {
    return <EnrolForm onEnrolled={(enrolment) => setStep({ at: 'code', enrolment })} />;
  }
  if (step.at === 'code') {
    return <ConfirmForm enrolment={step.enrolment} onDone={(codes) => setStep({ at: 'codes', codes })} />;
  }
  if (step.at === 'disable') return <DisableForm onDone={start} />;
  if (security.second_factor === 'off') {
    return (
      <>
        <p>
          With a second factor nobody can sign in with your password alone: a code of your phone is asked for
          too.
        </p>
        <Button variant="outlined" onClick={() => setStep({ at: 'password' })}>
          Set up
        </Button>
      </>
    );
  }
  return (
    <>
      <p>The second factor is on. Recovery codes left: {security.recovery_codes_left}.</p>
      {!security.is_required && (
        <Button variant="outlined" onClick={() => setStep({ at: 'disable' })}>
          Turn off
        </Button>
      )}
    </>
  );
}

function EnrolForm({ onEnrolled }: { readonly onEnrolled: (enrolment: SecondFactorEnrolment) => void }) {
  const [enrol] = useEnrolSecondFactorMutation();
  const { field, submit, outcome, isSubmitting } = useContractForm({
    schema: PasswordBody,
    fields: ['password'],
    defaultValues: { password: '' },
  });
  const onSubmit = submit(async (body) => {
    const { data, error } = await enrol({ body });
    if (!data) return { error };
    onEnrolled(data);
    return undefined;
  });
  return (
    <StackedForm onSubmit={onSubmit}>
      <OutcomeAlert outcome={outcome} />
      <Field label="Your password" type="password" autoComplete="current-password" {...field('password')} />
      <SubmitButton label="Continue" isSending={isSubmitting} />
    </StackedForm>
  );
}

type ConfirmProps = {
  readonly enrolment: SecondFactorEnrolment;
  readonly onDone: (codes: readonly string[]) => void;
};

function ConfirmForm({ enrolment, onDone }: ConfirmProps) {
  const [confirm] = useConfirmSecondFactorMutation();
  const { field, submit, outcome, isSubmitting } = useContractForm({
    schema: OtpBody,
    fields: ['otp'],
    defaultValues: { otp: '' },
  });
  const onSubmit = submit(async (body) => {
    const { data, error } = await confirm({ body });
    if (!data) return { error };
    onDone(data.recovery_codes);
    return undefined;
  });
  return (
    <StackedForm onSubmit={onSubmit}>
      <OutcomeAlert outcome={outcome} />
      <Enrolment enrolment={enrolment} />
      <OtpField {...field('otp')} />
      <SubmitButton label="Turn on" isSending={isSubmitting} />
    </StackedForm>
  );
}

function DisableForm({ onDone }: { readonly onDone: () => void }) {
  const [disable] = useDisableSecondFactorMutation();
  const { field, submit, outcome, isSubmitting } = useContractForm({
    schema: DisableBody,
    fields: ['password', 'otp'],
    defaultValues: { password: '', otp: '' },
  });
  const onSubmit = submit(async (body) => {
    const { data, error } = await disable({ body });
    if (!data) return { error };
    onDone();
    return undefined;
  });
  return (
    <StackedForm onSubmit={onSubmit}>
      <OutcomeAlert outcome={outcome} />
      <Field label="Your password" type="password" autoComplete="current-password" {...field('password')} />
      <OtpField {...field('otp')} />
      <SubmitButton label="Turn off" isSending={isSubmitting} />
    </StackedForm>
  );
}
