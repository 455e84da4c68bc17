/** One line of what is paid for, as the provider's page shows it. */
export type PaymentLine = { readonly title: string; readonly qty: number; readonly unitPriceMinor: number };

export type SessionRequest = {
  /** The same key opens the same session, however often it is asked for. */
  readonly key: string;
  readonly oid: string;
  /** Sum to `amountMinor`. */
  readonly lines: readonly PaymentLine[];
  readonly amountMinor: number;
  /** Where the shop lives for this customer; the paths below begin there. */
  readonly returnOrigin: string;
  readonly successPath: string;
  readonly cancelPath: string;
  readonly failurePath: string;
  readonly expiresAt: Date;
};

export type OpenedSession = { readonly sessionId: string; readonly url: string };

/** What the provider knows of a session. Paid is final; the others may still turn into paid. */
export type SessionState =
  | { readonly status: 'open' | 'failed' | 'expired' }
  | {
      readonly status: 'paid';
      readonly paymentId: string;
      readonly amountMinor: number;
      /** ISO 4217. */
      readonly currency: string;
    };

/** What became of a refund. Failed may come after succeeded: the bank sent the money back. */
export type RefundState = {
  readonly refundId: string;
  readonly status: 'succeeded' | 'pending' | 'failed';
  readonly amountMinor: number;
  readonly reason: string | undefined;
};

/** A cardholder asks their bank for the money. */
export type Dispute = {
  readonly disputeId: string;
  readonly paymentId: string;
  readonly amountMinor: number;
  /** The provider's words, e.g. `needs_response`. */
  readonly status: string;
  readonly isWon: boolean;
  readonly reason: string;
};

/** Everything the provider has done for us in a time, to hold the ledger against. */
export type Movements = {
  readonly payments: readonly {
    readonly paymentId: string;
    readonly oid: string;
    readonly amountMinor: number;
    readonly at: Date;
  }[];
  readonly refunds: readonly (RefundState & { readonly paymentId: string })[];
  readonly disputes: readonly Dispute[];
};

type SessionEvent = {
  readonly about: 'session';
  readonly sessionId: string;
  /** The key the session was opened with, for sessions whose opening we did not live to note. */
  readonly sessionKey: string | undefined;
  readonly state: SessionState;
};

/** A signed message from the provider. Of refunds it only says that one has changed: the provider is then asked. */
export type PaymentEvent = { readonly id: string; readonly kind: string } & (
  | SessionEvent
  | { readonly about: 'refunds'; readonly paymentId: string }
  | { readonly about: 'dispute'; readonly dispute: Dispute }
);

export class BadSignatureError extends Error {
  override readonly name = 'BadSignatureError';
}

/** Signed, but not as the provider's documentation describes it. */
export class MalformedEventError extends Error {
  override readonly name = 'MalformedEventError';
}

/** The provider will not open this session, however often it is asked: too small an amount, say. */
export class SessionRefusedError extends Error {
  override readonly name = 'SessionRefusedError';
}

/** The provider will not give this money back, however often it is asked: it did before, or the payment is disputed. */
export class RefundRefusedError extends Error {
  override readonly name = 'RefundRefusedError';
}

/**
 * Takes card payments. Every call may be repeated: keys prevent a second charge or refund.
 * Calls go over the network and are never made inside a database transaction.
 */
export type PaymentProvider = {
  /** Stored with every payment, so it never changes. */
  readonly name: string;
  /** Where its payment pages lie, unless they are our own. */
  readonly pageOrigins: readonly string[];
  /** The route its events come in at and the header that carries their signature; none if it sends none. */
  readonly webhook: { readonly path: string; readonly signatureHeader: string } | undefined;
  openSession(request: SessionRequest): Promise<OpenedSession>;
  getSession(sessionId: string): Promise<SessionState>;
  /** Closes the page if it is still open and returns what became of it: it may have been paid meanwhile. */
  expireSession(sessionId: string): Promise<SessionState>;
  refund(request: {
    readonly key: string;
    readonly paymentId: string;
    readonly amountMinor: number;
  }): Promise<RefundState>;
  getRefund(refundId: string): Promise<RefundState>;
  /** All refunds of a payment, also those made at the provider's dashboard. */
  listRefunds(paymentId: string): Promise<readonly RefundState[]>;
  listMovements(since: Date): Promise<Movements>;
  /**
   * Reads a webhook's body. Throws BadSignatureError when it was not signed by the provider or was signed too
   * long ago, MalformedEventError when it cannot be read; undefined for events that do not concern us.
   */
  readEvent(rawBody: string, signature: string | undefined): PaymentEvent | undefined;
};
