import { LIMITS } from '@nearbite/contract/limits';
import { QuantityStepper } from '../../../ui/quantity-stepper.tsx';

type Props = {
  readonly value: number;
  readonly max: number;
  /** With whether more were wanted than there are. */
  readonly onChange: (value: number, isLimited: boolean) => void;
  readonly describedBy: string;
};

const LABELS = { field: 'Quantity', less: 'One less', more: 'One more' } as const;

/** How many; never fewer than one. */
export function QuantityInput({ value, max, onChange, describedBy }: Props) {
  const { min } = LIMITS.cartQty;
  const most = mostAtOnce(max);
  const set = (wanted: number) =>
    onChange(Math.min(most, Math.max(min, Math.trunc(wanted) || min)), wanted > most);
  return (
    <QuantityStepper
      text={String(value)}
      most={most}
      labels={LABELS}
      describedBy={describedBy}
      onType={(text) => set(Number(text))}
      onStep={(by) => set(value + by)}
    />
  );
}

const mostAtOnce = (stock: number) => Math.max(LIMITS.cartQty.min, Math.min(stock, LIMITS.cartQty.max));

/** Why fewer stand there than were typed. */
export const limitText = (stock: number): string =>
  stock > LIMITS.cartQty.max ? `At most ${LIMITS.cartQty.max} at once.` : `Only ${mostAtOnce(stock)} left.`;
