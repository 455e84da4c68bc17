import type { StaffRole } from '@nearbite/contract/access';
import { PRODUCT_NAME } from '@nearbite/contract/product';
import { INVITATION_DAYS } from '@nearbite/contract/staff/staff';
import { writeMail } from '../../common/write-mail.ts';

const WORK: Readonly<Record<StaffRole, string>> = {
  manager: 'As a manager you run the restaurant with them: menu, orders, riders, hours and reviews.',
  kitchen: 'In the kitchen you see the orders, take them step by step and say what is sold out.',
};

export function invitationMail({
  email,
  language,
  owner,
  restaurant,
  role,
  url,
}: Readonly<Record<'email' | 'language' | 'owner' | 'restaurant' | 'url', string>> & {
  readonly role: StaffRole;
}) {
  return writeMail(
    {
      to: email,
      subject: `Work with ${restaurant} on ${PRODUCT_NAME}`,
      title: `${restaurant} invites you`,
      paragraphs: [`${owner} invites you to work for ${restaurant}.`, WORK[role]],
      action: { label: 'Join the team', url },
      footer: `The link is for ${email} and works for ${INVITATION_DAYS} days. If you do not know the restaurant, ignore this mail.`,
    },
    language,
  );
}
