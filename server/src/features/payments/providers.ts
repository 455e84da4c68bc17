import type { PaymentProvider } from '../../adapters/payments/port.ts';
import type { Services } from '../../services.ts';

/** The provider that holds a payment; its money cannot be moved anywhere else. */
export function getProvider({ payments }: Services, name: string): PaymentProvider {
  const provider = payments.find(name);
  if (!provider) throw new Error(`The payment provider "${name}" is not set up`);
  return provider;
}
