import { LIMITS } from '@nearbite/contract/limits';
import { QuantityStepper } from '../../../ui/quantity-stepper.tsx';

type Props = { readonly value: number; readonly max: number; readonly onChange: (value: number) => void };

const LABELS = { field: 'Quantity', less: 'One less', more: 'One more' } as const;

/** How many; never fewer than one. */
export function QuantityInput({ value, max, onChange }: Props) {
  const { min } = LIMITS.cartQty;
  const most = Math.max(min, Math.min(max, LIMITS.cartQty.max));
  const set = (wanted: number) => onChange(Math.min(most, Math.max(min, Math.trunc(wanted) || min)));
  return (
    <QuantityStepper
      text={String(value)}
      most={most}
      labels={LABELS}
      onType={(text) => set(Number(text))}
      onStep={(by) => set(value + by)}
    />
  );
}
