import { PATHS } from '@nearbite/contract/page-paths';
import { PRODUCT_NAME } from '@nearbite/contract/product';
import { writeMail } from '../../../common/write-mail.ts';
import type { Reader } from '../restaurants.queries.ts';
import type { Applicant } from './registration.queries.ts';

/** What came with a request: that it waits, and how it can still be changed. */
export function requestReceivedMail(
  { name, email, language }: Applicant,
  kitchen: string,
  publicUrl: string,
) {
  const content = {
    subject: `We have your request for ${kitchen}`,
    title: 'Your request is waiting',
    paragraphs: [
      `Hello ${name},`,
      `we look at every restaurant ourselves and write to you as soon as ${kitchen} is decided.`,
      'Until then you can correct your request or withdraw it.',
    ],
    action: { label: 'See my request', url: `${publicUrl}${PATHS.restaurantRegister}` },
    footer: `You get this mail because you registered a restaurant on ${PRODUCT_NAME}.`,
  };
  return writeMail({ to: email, ...content }, language);
}

/** Tells an administrator that somebody waits for a decision. */
export function restaurantRequestedMail(
  administrator: Reader,
  { name, email }: Applicant,
  kitchen: string,
  publicUrl: string,
) {
  const content = {
    subject: `New restaurant: ${kitchen}`,
    title: 'A restaurant waits for approval',
    paragraphs: [`${name} (${email}) asks to sell as ${kitchen}.`],
    action: { label: 'Look at the restaurants', url: `${publicUrl}${PATHS.adminRestaurants}` },
    footer: `You get this mail because you are an administrator of ${PRODUCT_NAME}.`,
  };
  return writeMail({ to: administrator.email, ...content }, administrator.language);
}
