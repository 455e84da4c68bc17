import type { ReactNode } from 'react';
import type { FormOutcome } from '../../../../lib/forms/use-contract-form.ts';
import { MessageAlert } from '../../../../ui/feedback/message-alert.tsx';

type Props = { readonly outcome: FormOutcome | undefined; readonly action?: ReactNode };

export function OutcomeAlert({ outcome, action }: Props) {
  if (!outcome) return null;
  return (
    <MessageAlert tone={outcome.tone} action={action}>
      {outcome.text}
    </MessageAlert>
  );
}
