import { PATHS } from '@nearbite/contract/page-paths';
import { PRODUCT_NAME } from '@nearbite/contract/product';
import { renderMail } from '../../adapters/mail/mail-layout.ts';

type Place = { readonly latitude: number; readonly longitude: number };
type Change<T> = { readonly from: T; readonly to: T };
export type ContactChange = { readonly email?: Change<string>; readonly position?: Change<Place> };

const inWords = ({ latitude, longitude }: Place) => `${latitude}, ${longitude}`;

/** Lets an administrator look whether the restaurant is still the one that was let in. */
export function contactChangedMail(
  to: string,
  name: string,
  { email, position }: ContactChange,
  publicUrl: string,
) {
  const what = [email && 'e-mail', position && 'position'].filter(Boolean).join(' and ');
  const content = {
    title: `${name} changed its ${what}`,
    paragraphs: [
      ...(email ? [`E-mail: ${email.from} is now ${email.to}.`] : []),
      ...(position ? [`Position: ${inWords(position.from)} is now ${inWords(position.to)}.`] : []),
    ],
    action: { label: 'Look at the restaurants', url: `${publicUrl}${PATHS.adminRestaurants}` },
    footer: `You get this mail because you are an administrator of ${PRODUCT_NAME}.`,
  };
  return { to, subject: content.title, ...renderMail(content) };
}
