import { escapeFormText } from '@nearbite/contract/accounts/sanitise';
import { errorText } from '../../../../lib/forms/form-errors.ts';
import { whileIdle } from '../../../../lib/page/busy.ts';
import { TextButton } from '../../../../ui/text/text-link.tsx';
import { useResendActivationMutation } from '../../api.ts';
import styles from './resend-activation.module.css';
import * as texts from './sign-in.texts.tsx';

type Props = { readonly email: string };

/** Offered wherever an account is refused because its link was not opened yet. */
export function ResendActivation({ email }: Props) {
  const [resend, { data, error, isLoading }] = useResendActivationMutation();
  if (data) {
    return (
      // The button was under the finger: the keyboard goes on here, and the page does not scroll away.
      <div role="status" tabIndex={-1} ref={(answer) => answer?.focus({ preventScroll: true })}>
        {data.msg}
      </div>
    );
  }
  return (
    <>
      <TextButton
        {...whileIdle(isLoading, () => void resend({ body: { email: escapeFormText(email) } }))}
        className={styles.button}
      >
        {texts.resendEmail}
      </TextButton>
      {error && <div>{errorText(error)}</div>}
    </>
  );
}
