import { z } from 'zod';
import type { Db } from '../../db/database.ts';
import { statement } from '../../db/statement.ts';
import { isLivePart } from '../../shared/order-conditions.ts';
import { wasWeatherOfPart } from './observed-weather.queries.ts';

const demandRow = z.strictObject({ category: z.string(), orders: z.int() });
export type DemandRow = z.infer<typeof demandRow>;

type Wanted = { readonly kitchenIds: readonly number[]; readonly kind: string; readonly since: Date };

/** A busy kitchen must not speak for the whole town. */
const PARTS_PER_KITCHEN = 100;

/** How many orders at these kitchens had something of a category, in such weather. */
export async function findDemand(db: Db, { kitchenIds, kind, since }: Wanted): Promise<DemandRow[]> {
  return statement(demandRow)`
    select c.title as category, count(distinct p.order_id)::int as orders
    from unnest(${[...kitchenIds]}::int[]) k(id)
    join restaurants r on r.id = k.id
    cross join lateral (
      select p.id, p.order_id, p.created_at from order_parts p
      where p.restaurant_id = k.id and p.created_at >= ${since} and ${isLivePart('p')}
      order by p.id desc
      limit ${PARTS_PER_KITCHEN}
    ) p
    join order_items i on i.part_id = p.id
    join dishes d on d.id = i.dish_id
    join categories c on c.id = d.category_id
    where ${wasWeatherOfPart(kind)}
    group by c.title
    order by orders desc, c.title
    limit 50
  `.all(db);
}
