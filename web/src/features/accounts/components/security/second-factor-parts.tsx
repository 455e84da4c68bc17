import { EnrolmentDetails, type SecondFactorEnrolment } from '@nearbite/contract/accounts/security';
import type { ComponentProps } from 'react';
import { saveFile } from '../../../../lib/browser/save-file.ts';
import { errorBodyOf } from '../../../../lib/net/call-error.ts';
import { MessageAlert } from '../../../../ui/feedback/message-alert.tsx';
import { Button } from '../../../../ui/form/button.tsx';
import { Field } from '../../../../ui/form/field.tsx';
import styles from './second-factor-parts.module.css';

/** What a refused sign-in brings along for somebody who still has to set up the second factor. */
export function findEnrolment(error: unknown): SecondFactorEnrolment | undefined {
  return EnrolmentDetails.safeParse(errorBodyOf(error).details).data?.enrolment;
}

export function Enrolment({ enrolment: { qr, secret, url } }: { readonly enrolment: SecondFactorEnrolment }) {
  return (
    <div className={styles.stack}>
      <p>
        Scan this picture with an authenticator app, or <a href={url}>open it in the app on this device</a>.
        Then enter the six digits it shows.
      </p>
      <img src={qr} alt="QR code for your authenticator app" className={styles.qr} />
      <p>
        Cannot scan it? Type this key: <code className={styles.code}>{secret}</code>
      </p>
    </div>
  );
}

type OtpProps = Omit<ComponentProps<typeof Field>, 'label'> & {
  /** There are no recovery codes yet. */
  readonly isEnrolling?: boolean;
};

export function OtpField({ isEnrolling = false, ...props }: OtpProps) {
  return (
    <Field
      label="Authentication Code"
      hint={`Six digits of your authenticator app${isEnrolling ? '' : ', or a recovery code'}.`}
      autoComplete="one-time-code"
      autoCapitalize="none"
      spellCheck={false}
      {...props}
    />
  );
}

type RecoveryProps = {
  readonly codes: readonly string[];
  /** Instead of those of a second factor that was already on. */
  readonly areRenewed?: boolean | undefined;
  readonly onSaved: () => void;
};

export function RecoveryCodes({ codes, areRenewed = false, onSaved }: RecoveryProps) {
  return (
    <div className={styles.stack}>
      <MessageAlert tone="good" isHint>
        {areRenewed ? 'Your old recovery codes no longer work.' : 'The second factor is on.'} Keep these
        recovery codes in a safe place: each opens your account once if you lose your phone. They are not
        shown again.
      </MessageAlert>
      <ul aria-label="Recovery codes" className={styles.codes}>
        {codes.map((code) => (
          <li key={code}>
            <code className={styles.code}>{code}</code>
          </li>
        ))}
      </ul>
      <Button
        variant="outlined"
        onClick={() => saveFile('nearbite-recovery-codes.txt', `${codes.join('\n')}\n`, 'text/plain')}
      >
        Download the codes
      </Button>
      <Button isLarge onClick={onSaved}>
        I have saved them
      </Button>
    </div>
  );
}
