import { PAYMENT_RETURNS, type PaymentReturn } from '@nearbite/contract/payments/payments';

type Message = { readonly tone: 'good' | 'bad'; readonly text: string };

/** What the customer hears on coming back from the provider. */
const MESSAGES: Readonly<Record<PaymentReturn, Message>> = {
  success: { tone: 'good', text: 'Thank you! We are confirming your payment.' },
  cancelled: {
    tone: 'bad',
    // Until when stands below it, where there is such a time.
    text: 'The payment was canceled and nothing was charged. Your order is still waiting for it.',
  },
  failed: { tone: 'bad', text: 'The payment was declined and nothing was charged. Please try again.' },
  unavailable: {
    tone: 'bad',
    text: 'The payment page could not be opened. Nothing was charged; please try again in a moment.',
  },
};

export function findPaymentMessage(search: URLSearchParams): Message | undefined {
  const returned = PAYMENT_RETURNS.find((one) => one === search.get('payment'));
  return returned && MESSAGES[returned];
}
