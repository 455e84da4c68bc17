import { sql } from 'kysely';

const CONCERNING_THE_PART = sql`case when strpos(coalesce(o.note, ''), ': ') = 0 then o.note else (
  select string_agg(said.wish, '; ' order by said.place)
  from string_to_table(o.note, '; ') with ordinality as said (wish, place)
  cross join lateral (
    select coalesce(bool_or(part.id = p.id), true) as is_own
    from order_parts part
    join order_items item on item.part_id = part.id
    where part.order_id = o.id and said.wish !~ '[.!?][[:space:]]|[[:cntrl:]]' and (
      starts_with(said.wish, item.title || ': ')
      or starts_with(said.wish, item.title || ' (' || item.portion_size || '): '))
  ) meant
  where meant.is_own
) end`;

/**
 * The customer's note as far as it concerns one kitchen: without the wishes for dishes of the others. A wish is
 * written as "Zinger Burger: no onions" or "Zinger Burger (Large): no onions", with "; " between them (web
 * `order-note`). A sentence that somebody wrote behind a wish may be meant for all, so they all see it. Riders are
 * shown the whole note. From the aliases `o` (orders) and `p` (order_parts).
 */
export const PART_NOTE = sql<string | null>`${CONCERNING_THE_PART}`;
