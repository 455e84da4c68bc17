import type { StageTimes } from '@nearbite/contract/orders/stage-fields';
import type { Stage } from '@nearbite/contract/orders/stages';
import { sql } from 'kysely';
import type { Mail } from '../adapters/mail/port.ts';
import type { Db, Trx } from '../db/database.ts';
import type { Services } from '../services.ts';
import type { KitchenMailRow } from './mailed-order.ts';
import type { PartToPay } from './order-lock.ts';

export type CookablePart = {
  readonly part_id: number;
  readonly stage: Stage;
  readonly stage_times: StageTimes;
  readonly promised_at: Date | null;
  readonly answer_by: Date | null;
  /** The kitchen's alarm rings, also where the part was marked as seen before. */
  readonly rings: boolean;
};

export type CookableNotice = { readonly userId: number; readonly title: string; readonly message: string };

/** What changes in the parts `p` beside the moment, by the rows `c` of `CookablePart`. */
export const COOKABLE = sql`
        seen_at = case when c.rings then null else p.seen_at end,
        stage = c.stage, stage_times = c.stage_times::jsonb, promised_at = c.promised_at, answer_by = c.answer_by`;

export type Cookable = {
  readonly orderId: number;
  readonly parts: readonly PartToPay[];
  /** The money has just come in; else it will be handed over in cash. */
  readonly isPaid: boolean;
  /** What the customer's account is told of it. */
  readonly notice?: CookableNotice | undefined;
};

/** What orders do once their money is there. Payments lie below orders, so `app.ts` passes it in. */
export type OnPaid = {
  readonly makeCookable: (services: Services, trx: Trx, cookable: Cookable) => Promise<Mail[]>;
  readonly cookableParts: <Part extends PartToPay>(
    services: Services,
    db: Db | Trx,
    parts: readonly Part[],
    now: Date,
  ) => Promise<(Part & CookablePart)[]>;
  readonly writeKitchenMails: (services: Services, parts: readonly KitchenMailRow[]) => Mail[];
};
