import type { StageTimes } from '@nearbite/contract/orders/stage-fields';
import type { Stage } from '@nearbite/contract/orders/stages';
import { sql } from 'kysely';

export type CookablePart = {
  readonly part_id: number;
  readonly stage: Stage;
  readonly stage_times: StageTimes;
  readonly promised_at: Date | null;
  readonly answer_by: Date | null;
  /** The kitchen hears of it, whoever has looked at it before. */
  readonly rings: boolean;
};

export type CookableNotice = { readonly userId: number; readonly title: string; readonly message: string };

/** What changes in the parts `p` beside the moment, by the rows `c` of `CookablePart`. */
export const COOKABLE = sql`
        seen_at = case when c.rings then null else p.seen_at end,
        stage = c.stage, stage_times = c.stage_times::jsonb, promised_at = c.promised_at, answer_by = c.answer_by`;
