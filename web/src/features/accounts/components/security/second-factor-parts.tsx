import { EnrolmentDetails, type SecondFactorEnrolment } from '@nearbite/contract/accounts/security';
import type { ComponentProps } from 'react';
import { saveFile } from '../../../../lib/browser/save-file.ts';
import { errorBodyOf } from '../../../../lib/net/call-error.ts';
import { MessageAlert } from '../../../../ui/feedback/message-alert.tsx';
import { Button } from '../../../../ui/form/button.tsx';
import { Field } from '../../../../ui/form/field.tsx';
import * as texts from '../../account.texts.tsx';
import styles from './second-factor-parts.module.css';

/** What a refused sign-in brings along for somebody who still has to set up the second factor. */
export function findEnrolment(error: unknown): SecondFactorEnrolment | undefined {
  return EnrolmentDetails.safeParse(errorBodyOf(error).details).data?.enrolment;
}

export function Enrolment({ enrolment: { qr, secret, url } }: { readonly enrolment: SecondFactorEnrolment }) {
  return (
    <div className={styles.stack}>
      <p>
        {texts.scan((words) => (
          <a href={url}>{words}</a>
        ))}
      </p>
      <img src={qr} alt={texts.qrCode} className={styles.qr} />
      <p>
        {texts.typeKey} <code className={styles.code}>{secret}</code>
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
      label={texts.authenticationCode}
      hint={isEnrolling ? texts.sixDigits : texts.sixDigitsOrRecoveryCode}
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
        {areRenewed ? texts.oldCodesEnded : texts.secondFactorOn} {texts.keepCodes}
      </MessageAlert>
      <ul aria-label={texts.recoveryCodes} className={styles.codes}>
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
        {texts.downloadCodes}
      </Button>
      <Button isLarge onClick={onSaved}>
        {texts.savedThem}
      </Button>
    </div>
  );
}
