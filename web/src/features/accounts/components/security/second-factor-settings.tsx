import {
  BothFactorsBody,
  OtpBody,
  PasswordBody,
  type SecondFactorEnrolment,
  type Security,
} from '@nearbite/contract/accounts/security';
import { useLayoutEffect, useRef, useState } from 'react';
import type { z } from 'zod';
import { useContractForm } from '../../../../lib/forms/use-contract-form.ts';
import { Button } from '../../../../ui/form/button.tsx';
import { Field } from '../../../../ui/form/field.tsx';
import { StackedForm } from '../../../../ui/form/stacked-form.tsx';
import { SubmitButton } from '../../../../ui/form/submit-button.tsx';
import { FocusTarget } from '../../../../ui/layout/focus-target.tsx';
import * as texts from '../../account.texts.tsx';
import {
  useConfirmSecondFactorMutation,
  useDisableSecondFactorMutation,
  useEnrolSecondFactorMutation,
  useRenewRecoveryCodesMutation,
} from '../../api.ts';
import { OutcomeAlert } from '../sign-in/outcome-alert.tsx';
import styles from './second-factor-parts.module.css';
import { Enrolment, OtpField, RecoveryCodes } from './second-factor-parts.tsx';

type Step =
  | { readonly at: 'start' }
  | { readonly at: 'password' }
  | { readonly at: 'code'; readonly enrolment: SecondFactorEnrolment }
  | { readonly at: 'codes'; readonly codes: readonly string[]; readonly areRenewed?: boolean }
  | { readonly at: 'renew' }
  | { readonly at: 'disable' };

type Props = { readonly security: z.infer<typeof Security> };

export function SecondFactorSettings({ security }: Props) {
  const [step, setStep] = useState<Step>({ at: 'start' });
  const area = useRef<{ focus(): void }>(null);
  const seen = useRef(step.at);

  // The button that led on is gone; without a new place the focus, and the page with it, would go to the heading.
  useLayoutEffect(() => {
    if (seen.current !== step.at) area.current?.focus();
    seen.current = step.at;
  }, [step.at]);

  return (
    <FocusTarget ref={area}>
      <CurrentStep step={step} onStep={setStep} security={security} />
    </FocusTarget>
  );
}

type StepProps = Props & { readonly step: Step; readonly onStep: (step: Step) => void };

function CurrentStep({ step, onStep, security }: StepProps) {
  const start = () => onStep({ at: 'start' });
  switch (step.at) {
    case 'codes':
      return <RecoveryCodes codes={step.codes} areRenewed={step.areRenewed} onSaved={start} />;
    case 'renew':
      return (
        <RenewForm onDone={(codes) => onStep({ at: 'codes', codes, areRenewed: true })} onCancel={start} />
      );
    case 'password':
      return <EnrolForm onEnrolled={(enrolment) => onStep({ at: 'code', enrolment })} onCancel={start} />;
    case 'code':
      return (
        <ConfirmForm
          enrolment={step.enrolment}
          onDone={(codes) => onStep({ at: 'codes', codes })}
          onCancel={start}
        />
      );
    case 'disable':
      return <DisableForm onDone={start} onCancel={start} />;
    case 'start':
      return <SecondFactorState security={security} onStep={onStep} />;
  }
}

function SecondFactorState({ security, onStep }: Omit<StepProps, 'step'>) {
  if (security.second_factor === 'off') {
    return (
      <>
        <p>{texts.whatSecondFactorDoes}</p>
        <Button variant="outlined" onClick={() => onStep({ at: 'password' })}>
          {texts.setUp}
        </Button>
      </>
    );
  }
  return (
    <>
      <p>{texts.codesLeft(security.recovery_codes_left)}</p>
      <div className={styles.choices}>
        <Button variant="outlined" onClick={() => onStep({ at: 'renew' })}>
          {texts.newCodes}
        </Button>
        {!security.is_required && (
          <Button variant="outlined" onClick={() => onStep({ at: 'disable' })}>
            {texts.turnOff}
          </Button>
        )}
      </div>
    </>
  );
}

type Cancelable = { readonly onCancel: () => void };

const CancelButton = ({ onCancel }: Cancelable) => (
  <Button variant="outlined" onClick={onCancel}>
    {texts.cancel}
  </Button>
);

type EnrolProps = Cancelable & { readonly onEnrolled: (enrolment: SecondFactorEnrolment) => void };

function EnrolForm({ onEnrolled, onCancel }: EnrolProps) {
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
      <Field
        label={texts.yourPassword}
        type="password"
        autoComplete="current-password"
        {...field('password')}
      />
      <SubmitButton label={texts.goOn} isSending={isSubmitting} />
      <CancelButton onCancel={onCancel} />
    </StackedForm>
  );
}

type ConfirmProps = Cancelable & {
  readonly enrolment: SecondFactorEnrolment;
  readonly onDone: (codes: readonly string[]) => void;
};

function ConfirmForm({ enrolment, onDone, onCancel }: ConfirmProps) {
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
      <OtpField isEnrolling {...field('otp')} />
      <SubmitButton label={texts.turnOn} isSending={isSubmitting} />
      <CancelButton onCancel={onCancel} />
    </StackedForm>
  );
}

function DisableForm({ onDone, onCancel }: Cancelable & { readonly onDone: () => void }) {
  const [disable] = useDisableSecondFactorMutation();
  const send = async (body: BothFactors) => {
    const { data, error } = await disable({ body });
    if (!data) return { error };
    onDone();
    return undefined;
  };
  return <BothFactorsForm label={texts.turnOff} send={send} onCancel={onCancel} />;
}

function RenewForm({
  onDone,
  onCancel,
}: Cancelable & { readonly onDone: (codes: readonly string[]) => void }) {
  const [renew] = useRenewRecoveryCodesMutation();
  const send = async (body: BothFactors) => {
    const { data, error } = await renew({ body });
    if (!data) return { error };
    onDone(data.recovery_codes);
    return undefined;
  };
  return <BothFactorsForm label={texts.makeNewCodes} send={send} onCancel={onCancel} />;
}

type BothFactors = z.infer<typeof BothFactorsBody>;
type BothFactorsProps = Cancelable & {
  readonly label: string;
  readonly send: (body: BothFactors) => Promise<{ error: unknown } | undefined>;
};

function BothFactorsForm({ label, send, onCancel }: BothFactorsProps) {
  const { field, submit, outcome, isSubmitting } = useContractForm({
    schema: BothFactorsBody,
    fields: ['password', 'otp'],
    defaultValues: { password: '', otp: '' },
  });
  return (
    <StackedForm onSubmit={submit(send)}>
      <OutcomeAlert outcome={outcome} />
      <Field
        label={texts.yourPassword}
        type="password"
        autoComplete="current-password"
        {...field('password')}
      />
      <OtpField {...field('otp')} />
      <SubmitButton label={label} isSending={isSubmitting} />
      <CancelButton onCancel={onCancel} />
    </StackedForm>
  );
}
