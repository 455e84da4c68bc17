import type { Mail } from '../adapters/mail/port.ts';
import type { Trx } from '../db/database.ts';
import type { Services } from '../services.ts';
import type { PartToPay } from './order-lock.ts';

export type CookableNotice = { readonly userId: number; readonly title: string; readonly message: string };

export type Cookable = {
  readonly orderId: number;
  readonly parts: readonly PartToPay[];
  /** The money has just come in; else it will be handed over in cash. */
  readonly isPaid: boolean;
  /** What the customer's account is told of it. */
  readonly notice?: CookableNotice | undefined;
};

/** What orders do once their money is there. Payments lie below orders, so `app.ts` passes it in. */
export type MakeCookable = (services: Services, trx: Trx, cookable: Cookable) => Promise<Mail[]>;
