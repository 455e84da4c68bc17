import { z } from 'zod';
import type { Db } from '../db/database.ts';
import { statement } from '../db/statement.ts';
import type { AccessClaims } from './access-tokens.ts';
import type { User } from './actor.ts';

const userRow = z.strictObject({
  id: z.int(),
  email: z.string(),
  name: z.string(),
  isVerified: z.boolean(),
  isAdmin: z.boolean(),
  restaurantId: z.int().nullable(),
});

/**
 * Asked on every signed-in request, so that blocking, approval, a password change and logging out act at once.
 * A restaurant counts as one's own once it was approved, and stays so while suspended.
 */
export async function findUser(db: Db, claims: AccessClaims): Promise<User | undefined> {
  const row = await statement(userRow)`
    select u.id, u.email, u.name, u.is_verified as "isVerified", u.is_admin as "isAdmin", r.id as "restaurantId"
    from users u
    left join restaurants r on r.owner_id = u.id and r.status in ('approved', 'suspended')
    where u.id = ${claims.userId} and u.token_version = ${claims.version} and u.blocked_at is null
      and not exists (
        select from refresh_families f where f.id = ${claims.familyId ?? null}::uuid and f.revoked_at is not null
      )
  `.first(db);
  return row && { kind: 'user', ...row, familyId: claims.familyId };
}
