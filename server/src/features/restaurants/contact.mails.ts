import { PATHS } from '@nearbite/contract/page-paths';
import { PRODUCT_NAME } from '@nearbite/contract/product';
import { writeMail } from '../../common/write-mail.ts';
import type { Reader } from './restaurants.queries.ts';

type Place = { readonly latitude: number; readonly longitude: number };
type Change<T> = { readonly from: T; readonly to: T };
export type ContactChange = { readonly email?: Change<string>; readonly position?: Change<Place> };

const inWords = ({ latitude, longitude }: Place) => `${latitude}, ${longitude}`;

/** Lets an administrator look whether the restaurant is still the one that was let in. */
export function contactChangedMail(
  administrator: Reader,
  name: string,
  { email, position }: ContactChange,
  publicUrl: string,
) {
  const what = email && position ? 'e-mail and position' : email ? 'e-mail' : 'position';
  const content = {
    title: `${name} changed its ${what}`,
    paragraphs: [
      ...(email ? [`E-mail: ${email.from} is now ${email.to}.`] : []),
      ...(position ? [`Position: ${inWords(position.from)} is now ${inWords(position.to)}.`] : []),
    ],
    action: { label: 'Look at the restaurants', url: `${publicUrl}${PATHS.adminRestaurants}` },
    footer: `You get this mail because you are an administrator of ${PRODUCT_NAME}.`,
  };
  return writeMail({ to: administrator.email, subject: content.title, ...content }, administrator.language);
}
