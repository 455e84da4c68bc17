import type { AdminDish } from '@nearbite/contract/admin/dishes';
import { DISH_STATUS_LABELS } from '@nearbite/contract/dishes/dish-status.texts';
import { dishUpdatePath } from '@nearbite/contract/page-paths';
import { PRODUCT_NAME } from '@nearbite/contract/product';
import type { MailContent } from '../../../adapters/mail/mail-layout.ts';
import { writeMail } from '../../../common/write-mail.ts';
import type { DishToReview } from './dish-review.queries.ts';

export const reviewMail = ({ dish, restaurant, owner }: DishToReview, reason: string, publicUrl: string) =>
  mailTo(owner, `${dish.title} is being reviewed`, {
    title: 'One of your dishes is being reviewed',
    paragraphs: [
      `Hello ${owner.name},`,
      `${dish.title} of ${restaurant.name} is not shown to customers at the moment. The reason:`,
      reason,
      'Please change the dish if something is wrong with it. We release it when all is well.',
    ],
    action: { label: 'Open the dish', url: dishUrl(dish, publicUrl) },
  });

export const releaseMail = (
  { dish, restaurant, owner }: DishToReview,
  status: AdminDish['status'],
  publicUrl: string,
) =>
  mailTo(owner, `${dish.title} is released`, {
    title: 'The review of your dish is over',
    paragraphs: [
      `Hello ${owner.name},`,
      status === 'live'
        ? `${dish.title} of ${restaurant.name} is ${DISH_STATUS_LABELS.live} again: customers see it and can order it.`
        : `${dish.title} of ${restaurant.name} is ${DISH_STATUS_LABELS[status]} again, as it was before. You can put it on the menu yourself.`,
    ],
    action: { label: 'Open the dish', url: dishUrl(dish, publicUrl) },
  });

const dishUrl = ({ did }: AdminDish, publicUrl: string) => `${publicUrl}${dishUpdatePath(did)}`;

function mailTo(
  { email: to, language }: DishToReview['owner'],
  subject: string,
  content: Omit<MailContent, 'footer'>,
) {
  const footer = `You get this mail because you have a restaurant on ${PRODUCT_NAME}.`;
  return writeMail({ to, subject, ...content, footer }, language);
}
