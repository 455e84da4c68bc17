import { createHmac, randomBytes } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { portOf } from '../../lib/ports.ts';

export const STRIPE_WEBHOOK_SECRET = 'whsec_only_for_tests';
const SECRET_KEY = 'sk_test_stand_in';

type Session = {
  id: string;
  object: 'checkout.session';
  status: 'open' | 'complete' | 'expired';
  payment_status: 'unpaid' | 'paid';
  payment_intent: string | null;
  amount_total: number;
  currency: string;
  client_reference_id: string | null;
  customer_email: string | null;
  metadata: Record<string, string>;
  success_url: string;
  cancel_url: string;
  expires_at: number;
  url: string;
};

type PaymentIntent = {
  id: string;
  object: 'payment_intent';
  status: 'succeeded';
  amount_received: number;
  currency: string;
  created: number;
  metadata: Record<string, string>;
};

type Refund = {
  id: string;
  object: 'refund';
  payment_intent: string;
  amount: number;
  currency: string;
  status: 'succeeded' | 'pending' | 'failed';
  failure_reason?: string;
  created: number;
  metadata: Record<string, string>;
};

type Dispute = {
  id: string;
  object: 'dispute';
  payment_intent: string;
  amount: number;
  currency: string;
  reason: string;
  status: 'needs_response' | 'won' | 'lost';
  created: number;
};

/** The part of Stripe's HTTP protocol the shop uses, on a port of its own. */
export type StripeStandIn = {
  readonly environment: Readonly<Record<string, string>>;
  readonly sessions: Map<string, Session>;
  readonly intents: Map<string, PaymentIntent>;
  readonly refunds: Refund[];
  readonly disputes: Dispute[];
  readonly calls: string[];
  /** While true every call gets a 500. */
  isDown: boolean;
  /** What the next refunds become. */
  refundStatus: Refund['status'];
  /** What a customer does on Stripe's page; `wrong` is money that is not what was asked for. */
  pay(sessionId: string, wrong?: { amount?: number; currency?: string }): void;
  /** What the shop's operator does at Stripe's dashboard. */
  refundByHand(paymentIntent: string, amount: number): Refund;
  /** What a cardholder does at their bank. */
  dispute(paymentIntent: string, amount: number): Dispute;
  event(type: string, sessionId: string, id?: string): { body: string; signature: string };
  /** An event about anything else. */
  eventAbout(type: string, object: object): { body: string; signature: string };
  sign(body: string, at?: Date): string;
  close(): Promise<void>;
};

export async function startStripeStandIn(): Promise<StripeStandIn> {
  const sessions = new Map<string, Session>();
  const intents = new Map<string, PaymentIntent>();
  const refunds: Refund[] = [];
  const disputes: Dispute[] = [];
  const nowSeconds = () => Math.floor(Date.now() / 1000);
  const remembered = new Map<string, { params: string; status: number; body: unknown }>();
  const calls: string[] = [];
  const randomId = (prefix: string) => `${prefix}_${randomBytes(12).toString('hex')}`;

  const server = createServer((request, response) => {
    void respond(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const base = `http://127.0.0.1:${portOf(server)}`;

  async function respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const text = await readText(request);
    calls.push(`${request.method} ${request.url}`);
    const send = (status: number, body: unknown) => {
      response.writeHead(status, { 'content-type': 'application/json' });
      response.end(JSON.stringify(body));
    };
    if (standIn.isDown) return send(500, { error: { type: 'api_error', message: 'down' } });
    if (request.headers.authorization !== `Bearer ${SECRET_KEY}`) {
      return send(401, { error: { type: 'invalid_request_error', message: 'Invalid API Key' } });
    }
    const key = request.headers['idempotency-key'];
    const known = typeof key === 'string' ? remembered.get(key) : undefined;
    if (known) {
      return known.params === text
        ? send(known.status, known.body)
        : send(400, { error: { type: 'idempotency_error', message: 'Keys are for identical requests.' } });
    }
    const { status, body } = handle(`${request.method} ${request.url}`, new URLSearchParams(text));
    if (typeof key === 'string' && request.method === 'POST')
      remembered.set(key, { params: text, status, body });
    send(status, body);
  }

  const refuse = (message: string) => ({
    status: 400,
    body: { error: { type: 'invalid_request_error', message } },
  });

  function handle(call: string, form: URLSearchParams): { status: number; body: unknown } {
    if (call === 'POST /v1/checkout/sessions') return createSession(form);
    if (call === 'POST /v1/refunds') return createRefund(form);
    const listed = list(call);
    if (listed) return { status: 200, body: listed };
    const refund = refunds.find(({ id }) => call === `GET /v1/refunds/${id}`);
    if (refund) return { status: 200, body: refund };
    const [, method, id, action] =
      /^(GET|POST) \/v1\/checkout\/sessions\/(\w+)(?:\/(expire))?$/.exec(call) ?? [];
    const session = sessions.get(id ?? '');
    if (!session)
      return { status: 404, body: { error: { type: 'invalid_request_error', message: 'No such session' } } };
    if (method === 'POST' && action === 'expire') {
      if (session.status !== 'open')
        return refuse(`Only open sessions can expire, this one is ${session.status}`);
      session.status = 'expired';
    }
    return { status: 200, body: session };
  }

  function list(call: string) {
    const [, kind = '', query = ''] =
      /^GET \/v1\/(payment_intents|refunds|disputes)(?:\?(.*))?$/.exec(call) ?? [];
    const rows = { payment_intents: [...intents.values()], refunds, disputes }[kind];
    if (!rows) return undefined;
    const wanted = new URLSearchParams(query);
    const intent = wanted.get('payment_intent');
    const data = rows.filter(
      (row) =>
        row.created >= Number(wanted.get('created[gte]') ?? 0) &&
        (intent === null || ('payment_intent' in row && row.payment_intent === intent)),
    );
    return { object: 'list', url: `/v1/${kind}`, has_more: false, data };
  }

  function createSession(form: URLSearchParams) {
    let amount = 0;
    const currency = form.get('line_items[0][price_data][currency]') ?? '';
    for (let index = 0; form.has(`line_items[${index}][quantity]`); index += 1) {
      const line = (field: string) => form.get(`line_items[${index}]${field}`);
      if (
        !/^[a-z]{3}$/.test(currency) ||
        line('[price_data][currency]') !== currency ||
        !line('[price_data][product_data][name]')
      ) {
        return refuse('A line needs a currency and a name');
      }
      amount += Number(line('[quantity]')) * Number(line('[price_data][unit_amount]'));
    }
    if (currency === 'pkr' && amount < 5_000) return refuse('The amount is too small');
    const expiresAt = Number(form.get('expires_at'));
    const aheadMinutes = (expiresAt - Date.now() / 1000) / 60;
    if (aheadMinutes < 30 || aheadMinutes > 24 * 60)
      return refuse('expires_at must be 30 minutes to 24 hours ahead');
    const id = randomId('cs_test').replaceAll('-', '');
    const session: Session = {
      id,
      object: 'checkout.session',
      status: 'open',
      payment_status: 'unpaid',
      payment_intent: null,
      amount_total: amount,
      currency,
      client_reference_id: form.get('client_reference_id'),
      customer_email: form.get('customer_email'),
      metadata: {
        session_key: form.get('metadata[session_key]') ?? '',
        oid: form.get('payment_intent_data[metadata][oid]') ?? '',
      },
      success_url: form.get('success_url') ?? '',
      cancel_url: form.get('cancel_url') ?? '',
      expires_at: expiresAt,
      url: `${base}/pay/${id}`,
    };
    sessions.set(id, session);
    return { status: 200, body: session };
  }

  function createRefund(form: URLSearchParams) {
    const intent = form.get('payment_intent') ?? '';
    const amount = Number(form.get('amount'));
    const paid = intents.get(intent);
    const given = refunds
      .filter((one) => one.payment_intent === intent && one.status !== 'failed')
      .reduce((sum, one) => sum + one.amount, 0);
    if (!paid || given + amount > paid.amount_received) return refuse('More than was paid');
    return {
      status: 200,
      body: giveBack(paid, amount, { refund_key: form.get('metadata[refund_key]') ?? '' }),
    };
  }

  function giveBack(paid: PaymentIntent, amount: number, metadata: Record<string, string>): Refund {
    const refund: Refund = {
      id: randomId('re'),
      object: 'refund',
      payment_intent: paid.id,
      amount,
      currency: paid.currency,
      status: standIn.refundStatus,
      created: nowSeconds(),
      metadata,
    };
    refunds.push(refund);
    return refund;
  }

  const getIntent = (id: string): PaymentIntent => {
    const intent = intents.get(id);
    if (!intent) throw new Error('No such payment');
    return intent;
  };

  const sign = (body: string, at = new Date()) => {
    const timestamp = Math.floor(at.getTime() / 1000);
    const mac = createHmac('sha256', STRIPE_WEBHOOK_SECRET).update(`${timestamp}.${body}`).digest('hex');
    return `t=${timestamp},v1=${mac}`;
  };

  const signed = (event: object) => {
    const body = JSON.stringify(event);
    return { body, signature: sign(body) };
  };

  const standIn: StripeStandIn = {
    environment: {
      STRIPE_SECRET_KEY: SECRET_KEY,
      STRIPE_WEBHOOK_SECRET,
      STRIPE_API_BASE: base,
    },
    sessions,
    intents,
    refunds,
    disputes,
    calls,
    isDown: false,
    refundStatus: 'succeeded',
    pay(sessionId, { amount, currency } = {}) {
      const session = sessions.get(sessionId);
      if (session?.status !== 'open') throw new Error('This page cannot be paid');
      const id = randomId('pi');
      Object.assign(session, { status: 'complete', payment_status: 'paid', payment_intent: id });
      session.amount_total = amount ?? session.amount_total;
      session.currency = currency ?? session.currency;
      intents.set(id, {
        id,
        object: 'payment_intent',
        status: 'succeeded',
        amount_received: session.amount_total,
        currency: session.currency,
        created: nowSeconds(),
        metadata: { oid: session.metadata.oid ?? '' },
      });
    },
    refundByHand: (paymentIntent, amount) => giveBack(getIntent(paymentIntent), amount, {}),
    dispute(paymentIntent, amount) {
      const { currency } = getIntent(paymentIntent);
      const dispute: Dispute = {
        id: randomId('dp'),
        object: 'dispute',
        payment_intent: paymentIntent,
        amount,
        currency,
        reason: 'fraudulent',
        status: 'needs_response',
        created: nowSeconds(),
      };
      disputes.push(dispute);
      return dispute;
    },
    event(type, sessionId, id = randomId('evt')) {
      return signed({ id, object: 'event', type, data: { object: sessions.get(sessionId) } });
    },
    eventAbout: (type, object) => signed({ id: randomId('evt'), object: 'event', type, data: { object } }),
    sign,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
  return standIn;
}

async function readText(request: IncomingMessage): Promise<string> {
  let text = '';
  for await (const chunk of request) text += String(chunk);
  return text;
}
