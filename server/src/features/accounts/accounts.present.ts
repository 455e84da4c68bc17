import type { Profile } from '@nearbite/contract/accounts/accounts';
import type { Account } from '@nearbite/contract/accounts/own-account';
import { ALLERGENS } from '@nearbite/contract/catalog/diets';
import { knownLanguage } from '@nearbite/contract/languages';
import type { User } from '../../auth/actor.ts';
import type { AccountRow } from './accounts.queries.ts';

export function presentProfile(user: User): Profile {
  return {
    id: user.id,
    restaurant_id: user.restaurantId,
    workplaces: user.workplaces.map(({ restaurantId, name, role }) => ({
      restaurant_id: restaurantId,
      name,
      role,
    })),
    email: user.email,
    name: user.name,
    is_verified: user.isVerified,
    is_admin: user.isAdmin,
    security_review_due: user.isSecurityReviewDue,
    allergies: [...user.allergies],
  };
}

export function presentAccount(row: AccountRow): Account {
  const { name, email, phone, language, allergies, ...rest } = row;
  return {
    ...rest,
    full_name: name,
    language: knownLanguage(language),
    allergies: ALLERGENS.filter((one) => allergies.includes(one)),
    user: { email, phone },
  };
}
