import { PRODUCT_NAME } from '@nearbite/contract/product';
import { renderMail } from '../../adapters/mail/mail-layout.ts';

type Recipient = { readonly name: string; readonly email: string };
type OutgoingMail = { to: string; subject: string; text: string; html: string };

export function verificationMail({ name, email }: Recipient, url: string): OutgoingMail {
  return {
    to: email,
    subject: `Verify your ${PRODUCT_NAME} account`,
    ...renderMail({
      title: 'One step left',
      paragraphs: [
        `Hello ${name},`,
        `thank you for joining ${PRODUCT_NAME}. Open the link below to verify your email, then log in and order.`,
      ],
      action: { label: 'Verify my account', url },
      footer: 'The link works for 3 days. If you did not register, you can ignore this mail.',
    }),
  };
}

export function resetMail({ name, email }: Recipient, url: string): OutgoingMail {
  return {
    to: email,
    subject: `Reset your ${PRODUCT_NAME} password`,
    ...renderMail({
      title: 'Choose a new password',
      paragraphs: [`Hello ${name},`, 'someone, hopefully you, asked to reset the password of your account.'],
      action: { label: 'Set a new password', url },
      footer: 'The link works once and for 1 hour. If it was not you, ignore this mail: nothing has changed.',
    }),
  };
}

export function deletionMail({ name, email }: Recipient, at: Date, loginUrl: string): OutgoingMail {
  return {
    to: email,
    subject: `Your ${PRODUCT_NAME} account will be deleted`,
    ...renderMail({
      title: 'Your account will be deleted',
      paragraphs: [
        `Hello ${name},`,
        `as you asked, your account and what we know about you will be deleted on ${at.toISOString().slice(0, 10)}.`,
        'To keep it, sign in before that day.',
      ],
      action: { label: 'Sign in and keep my account', url: loginUrl },
      footer: 'If it was not you, sign in and change your password.',
    }),
  };
}

export function passwordChangedMail({ name, email }: Recipient, resetPageUrl: string): OutgoingMail {
  return {
    to: email,
    subject: `Your ${PRODUCT_NAME} password was changed`,
    ...renderMail({
      title: 'Your password was changed',
      paragraphs: [
        `Hello ${name},`,
        'the password of your account has just been changed, and every other device was signed out.',
        'If it was not you, reset your password now.',
      ],
      action: { label: 'Reset my password', url: resetPageUrl },
      footer: 'You get this mail because it concerns the safety of your account.',
    }),
  };
}
