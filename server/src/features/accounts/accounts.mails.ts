import { PRODUCT_NAME } from '@nearbite/contract/product';
import { writeMail } from '../../common/write-mail.ts';

type Recipient = { readonly name: string; readonly email: string; readonly language: string };
type PasskeyChange = {
  readonly change: 'added' | 'removed';
  readonly passkey: string;
  readonly resetPageUrl: string;
};
export type SecondFactorChange = 'second-factor-on' | 'second-factor-off' | 'recovery-codes-renewed';
type OutgoingMail = { to: string; subject: string; text: string; html: string };

const SAFETY_FOOTER = 'You get this mail because it concerns the safety of your account.';

export function verificationMail({ name, email, language }: Recipient, url: string): OutgoingMail {
  return writeMail(
    {
      to: email,
      subject: `Verify your ${PRODUCT_NAME} account`,
      title: 'One step left',
      paragraphs: [
        `Hello ${name},`,
        `thank you for joining ${PRODUCT_NAME}. Open the link below to verify your email, then log in and order.`,
      ],
      action: { label: 'Verify my account', url },
      footer: 'The link works for 3 days. If you did not register, you can ignore this mail.',
    },
    language,
  );
}

export function resetMail({ name, email, language }: Recipient, url: string): OutgoingMail {
  return writeMail(
    {
      to: email,
      subject: `Reset your ${PRODUCT_NAME} password`,
      title: 'Choose a new password',
      paragraphs: [`Hello ${name},`, 'someone, hopefully you, asked to reset the password of your account.'],
      action: { label: 'Set a new password', url },
      footer: 'The link works once and for 1 hour. If it was not you, ignore this mail: nothing has changed.',
    },
    language,
  );
}

export function deletionMail({ name, email, language }: Recipient, at: Date, loginUrl: string): OutgoingMail {
  return writeMail(
    {
      to: email,
      subject: `Your ${PRODUCT_NAME} account will be deleted`,
      title: 'Your account will be deleted',
      paragraphs: [
        `Hello ${name},`,
        `as you asked, your account and what we know about you will be deleted on ${at.toISOString().slice(0, 10)}.`,
        'To keep it, sign in before that day.',
      ],
      action: { label: 'Sign in and keep my account', url: loginUrl },
      footer: 'If it was not you, sign in and change your password.',
    },
    language,
  );
}

export function passwordChangedMail(
  { name, email, language }: Recipient,
  { resetPageUrl, hasPasskeys }: { readonly resetPageUrl: string; readonly hasPasskeys: boolean },
): OutgoingMail {
  return writeMail(
    {
      to: email,
      subject: `Your ${PRODUCT_NAME} password was changed`,
      title: 'Your password was changed',
      paragraphs: [
        `Hello ${name},`,
        'the password of your account has just been changed, and every other device was signed out.',
        'If it was not you, reset your password now.',
        ...(hasPasskeys
          ? ['Your passkeys still work. Remove those you do not know under "Passkeys" in your settings.']
          : []),
      ],
      action: { label: 'Reset my password', url: resetPageUrl },
      footer: SAFETY_FOOTER,
    },
    language,
  );
}

export function passkeyMail(
  { name, email, language }: Recipient,
  { change, passkey, resetPageUrl }: PasskeyChange,
): OutgoingMail {
  return writeMail(
    {
      to: email,
      subject: `A passkey of your ${PRODUCT_NAME} account was ${change}`,
      title: `A passkey was ${change}`,
      paragraphs: [
        `Hello ${name},`,
        change === 'added'
          ? `the passkey "${passkey}" can be used to sign in to your account from now on.`
          : `the passkey "${passkey}" can no longer be used to sign in to your account.`,
        'If it was not you, reset your password now and look at "Passkeys" in your settings.',
      ],
      action: { label: 'Reset my password', url: resetPageUrl },
      footer: SAFETY_FOOTER,
    },
    language,
  );
}

const SECOND_FACTOR_NEWS: Readonly<Record<SecondFactorChange, { title: string; news: string }>> = {
  'second-factor-on': {
    title: 'The second factor was turned on',
    news: 'from now on signing in to your account takes a code of your authenticator app too.',
  },
  'second-factor-off': {
    title: 'The second factor was turned off',
    news: 'from now on your password is enough to sign in to your account.',
  },
  'recovery-codes-renewed': {
    title: 'Your recovery codes were renewed',
    news: 'your account has new recovery codes, and those from before no longer open it.',
  },
};

export function secondFactorMail(
  { name, email, language }: Recipient,
  { change, resetPageUrl }: { readonly change: SecondFactorChange; readonly resetPageUrl: string },
): OutgoingMail {
  const { title, news } = SECOND_FACTOR_NEWS[change];
  return writeMail(
    {
      to: email,
      subject: `${title} (${PRODUCT_NAME})`,
      title,
      paragraphs: [
        `Hello ${name},`,
        news,
        'If it was not you, reset your password now and look at "Second factor" in your settings.',
      ],
      action: { label: 'Reset my password', url: resetPageUrl },
      footer: SAFETY_FOOTER,
    },
    language,
  );
}
