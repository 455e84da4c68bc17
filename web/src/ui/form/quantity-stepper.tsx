import { LIMITS } from '@nearbite/contract/limits';
import { Minus, Plus } from 'lucide-react';
import { whileIdle } from '../../lib/page/busy.ts';
import { IconButton } from './button.tsx';
import styles from './quantity-stepper.module.css';

type Props = {
  /** What the field holds, which need not be a number while it is typed. */
  readonly text: string;
  readonly most: number;
  readonly labels: { readonly field: string; readonly less: string; readonly more: string };
  readonly isDisabled?: boolean;
  readonly isInvalid?: boolean;
  readonly describedBy?: string | undefined;
  readonly onType: (text: string) => void;
  readonly onStep: (by: 1 | -1) => void;
  readonly onBlur?: () => void;
};

/** Less, a number that can be typed, more. */
export function QuantityStepper(props: Props) {
  const { text, most, labels, isDisabled = false, isInvalid = false, onType, onStep, onBlur } = props;
  const shown = Number(text);
  return (
    <div className={styles.pill}>
      <IconButton
        aria-label={labels.less}
        {...whileIdle(isDisabled || shown <= LIMITS.cartQty.min, () => onStep(-1))}
      >
        <Minus size={16} aria-hidden />
      </IconButton>
      <input
        type="number"
        inputMode="numeric"
        aria-label={labels.field}
        aria-invalid={isInvalid}
        aria-describedby={props.describedBy}
        min={LIMITS.cartQty.min}
        max={most}
        value={text}
        disabled={isDisabled}
        onChange={(event) => onType(event.target.value)}
        onFocus={(event) => event.target.select()}
        onBlur={onBlur}
        className={styles.field}
      />
      <IconButton aria-label={labels.more} {...whileIdle(isDisabled || shown >= most, () => onStep(1))}>
        <Plus size={16} aria-hidden />
      </IconButton>
    </div>
  );
}
