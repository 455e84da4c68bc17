import { PRODUCT_NAME } from '@nearbite/contract/product';
import { clockTime, dayAndMonth } from '@nearbite/domain/times/opening-text';
import { writeMail } from '../../../common/write-mail.ts';

type Kitchen = {
  readonly name: string;
  readonly owner_name: string;
  readonly owner_email: string;
  readonly owner_language: string;
};
type Pause = { readonly until: Date; readonly reason: string; readonly timeZone: string };

/** Tells the owner why the kitchen is closed and that it opens by itself; null: the pause has ended early. */
export function pauseMail(
  { name, owner_name, owner_email, owner_language }: Kitchen,
  pause: Pause | null,
  publicUrl: string,
) {
  const words = pause
    ? {
        subject: `${name} is paused`,
        title: 'Your kitchen is paused',
        paragraphs: [
          `Hello ${owner_name},`,
          `an administrator has paused ${name} until ${dayAndMonth(pause.until, pause.timeZone)}, ${clockTime(pause.until, pause.timeZone)}. The reason:`,
          pause.reason,
          'Customers see that you are closed. You open again by yourself, as your hours say; orders you already have are yours to finish.',
        ],
      }
    : {
        subject: `${name} is no longer paused`,
        title: 'The pause is over',
        paragraphs: [`Hello ${owner_name},`, `${name} takes orders again, as your hours say.`],
      };
  const { subject, ...content } = words;
  const action = { label: 'Open my dashboard', url: `${publicUrl}/restaurant/dashboard/` };
  const footer = `You get this mail because you registered a restaurant on ${PRODUCT_NAME}.`;
  return writeMail({ to: owner_email, subject, ...content, action, footer }, owner_language);
}
