import { createDish } from '../dishes.ts';
import { openMarket } from '../market.ts';
import { goToPayment, placeTestOrder } from '../orders.ts';
import { startStripeStandIn } from './stripe-stand-in.ts';

/** A market that is paid by card, with the provider's other end in the test's hands. */
export async function openStripeMarket() {
  const stripe = await startStripeStandIn();
  const market = await openMarket({ environment: stripe.environment });
  const { app, owner, customer } = market;
  return {
    ...market,
    stripe,
    async close() {
      await app.close();
      await stripe.close();
    },
    /** Two biryani for 963; the customer has gone to the payment page. */
    async orderAtStripe() {
      const dish = await createDish(app, owner, { title: 'Sindhi Biryani', priceMinor: 45_000 });
      const { oid, total } = await placeTestOrder(customer, [{ dish_id: dish.id, qty: 2 }]);
      const url = await goToPayment(app, oid);
      return { oid, total, url, session: url.split('/').at(-1) ?? '', dish };
    },
    /** What the provider sends to the webhook. */
    deliver: ({ body, signature }: { readonly body: string; readonly signature: string }) =>
      app.inject({
        method: 'POST',
        url: '/stripe-webhook/',
        headers: { 'content-type': 'application/json; charset=utf-8', 'stripe-signature': signature },
        payload: body,
      }),
  };
}
