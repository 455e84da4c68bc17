import { STAFF_ROLES } from '@nearbite/contract/access';
import { allergenList } from '@nearbite/contract/catalog/diet-fields';
import { z } from 'zod';
import { batchCalls, unplanned } from '../db/batch-calls.ts';
import { statement } from '../db/statement.ts';
import type { AccessClaims } from './access-tokens.ts';
import type { User } from './actor.ts';

const userRow = z.strictObject({
  ordinal: z.int(),
  id: z.int(),
  email: z.string(),
  name: z.string(),
  isVerified: z.boolean(),
  isAdmin: z.boolean(),
  isSecurityReviewDue: z.boolean(),
  allergies: allergenList,
  restaurantId: z.int().nullable(),
  workplaces: z.array(z.strictObject({ restaurantId: z.int(), name: z.string(), role: z.enum(STAFF_ROLES) })),
});

/**
 * Asked on every signed-in request, so that blocking, approval, a password change and logging out act at once.
 * A restaurant counts as one's own once it was approved, and stays so while suspended.
 */
export const findUser = batchCalls<AccessClaims, User | undefined>(async (db, all) => {
  const rows = await statement(userRow)`
    select q.ordinal, u.id, u.email, u.name, u.is_verified as "isVerified", u.is_admin as "isAdmin", r.id as "restaurantId",
      coalesce(f.security_review_due, false) as "isSecurityReviewDue", u.allergies, w.workplaces
    from unnest(${unplanned(
      all.map(({ userId }) => userId),
      'int',
    )}, ${unplanned(
      all.map(({ version }) => version),
      'int',
    )},
      ${unplanned(
        all.map(({ familyId }) => familyId ?? null),
        'uuid',
      )}) with ordinality as q (user_id, version, family_id, ordinal)
    -- One by one through the index: the planner cannot know how few they are.
    cross join lateral (select * from users where id = q.user_id offset 0) u
    left join lateral (
      select id from restaurants where owner_id = u.id and status in ('approved', 'suspended') offset 0
    ) r on true
    cross join lateral (
      select coalesce(json_agg(json_build_object('restaurantId', s.restaurant_id, 'name', n.name, 'role', s.role)
        order by n.name, n.id), '[]') as workplaces
      from restaurant_staff s join restaurants n on n.id = s.restaurant_id and n.status in ('approved', 'suspended')
      where s.user_id = u.id
    ) w
    left join lateral (
      select revoked_at, security_review_due from refresh_families where id = q.family_id offset 0
    ) f on true
    where u.token_version = q.version and u.blocked_at is null and f.revoked_at is null
  `.all(db);
  const byOrdinal = new Map(rows.map(({ ordinal, ...row }) => [ordinal, row]));
  return all.map(({ familyId }, index) => {
    const row = byOrdinal.get(index + 1);
    return row && { kind: 'user', ...row, familyId };
  });
});
