import type { AdminRestaurant } from '@nearbite/contract/admin/restaurants';
import { PATHS } from '@nearbite/contract/page-paths';
import { PRODUCT_NAME } from '@nearbite/contract/product';
import type { MailContent } from '../../../adapters/mail/mail-layout.ts';
import { writeMail } from '../../../common/write-mail.ts';
import type { Decision } from '../admin.policy.ts';

type Words = Omit<MailContent, 'footer'> & { readonly subject: string };
type Urls = { readonly dashboard: string; readonly register: string; readonly contact: string };

const WORDS: Readonly<
  Record<Decision, (restaurant: AdminRestaurant, reason: string | null, urls: Urls) => Words>
> = {
  approve: ({ name, owner }, _reason, { dashboard }) => ({
    subject: `${name} is on ${PRODUCT_NAME}`,
    title: 'Your restaurant is approved',
    paragraphs: [
      `Hello ${owner.name},`,
      `welcome: ${name} is approved and listed. It opens for orders with your first dish.`,
    ],
    action: { label: 'Open my dashboard', url: dashboard },
  }),
  decline: ({ name, owner }, reason, { register }) => ({
    subject: `Your request for ${name}`,
    title: 'Your restaurant was not approved',
    paragraphs: [
      `Hello ${owner.name},`,
      `we could not approve ${name}. The reason:`,
      reason ?? '',
      'You are welcome to correct this and register again.',
    ],
    action: { label: 'Register again', url: register },
  }),
  suspend: ({ name, owner }, reason, { contact }) => ({
    subject: `${name} is suspended`,
    title: 'Your restaurant is suspended',
    paragraphs: [
      `Hello ${owner.name},`,
      `${name} and its dishes are not shown to customers at the moment. The reason:`,
      reason ?? '',
      'You can still sign in and finish the orders you have.',
    ],
    action: { label: 'Contact us', url: contact },
  }),
  restore: ({ name, owner }, _reason, { dashboard }) => ({
    subject: `${name} is back on ${PRODUCT_NAME}`,
    title: 'Your restaurant is back',
    paragraphs: [`Hello ${owner.name},`, `${name} and its dishes are shown to customers again.`],
    action: { label: 'Open my dashboard', url: dashboard },
  }),
};

export function decisionMail(
  decision: Decision,
  restaurant: AdminRestaurant,
  { reason, publicUrl, language }: { reason: string | null; publicUrl: string; language: string },
) {
  const { subject, ...content } = WORDS[decision](restaurant, reason, {
    dashboard: `${publicUrl}${PATHS.restaurantDashboard}`,
    register: `${publicUrl}${PATHS.restaurantRegister}`,
    contact: `${publicUrl}${PATHS.contact}`,
  });
  const footer = `You get this mail because you registered a restaurant on ${PRODUCT_NAME}.`;
  return writeMail({ to: restaurant.owner.email, subject, ...content, footer }, language);
}
