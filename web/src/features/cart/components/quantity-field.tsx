import IconButton from '@mui/material/IconButton';
import type { CartLine } from '@nearbite/contract/cart/cart';
import { LIMITS } from '@nearbite/contract/limits';
import { RefreshCw } from 'lucide-react';
import { Form } from '../../../ui/form/form.tsx';
import { QuantityStepper } from '../../../ui/form/quantity-stepper.tsx';
import * as texts from '../cart.texts.tsx';
import type { Quantities } from '../use-quantities.ts';

type Props = {
  readonly line: CartLine;
  readonly quantities: Quantities;
  readonly isDisabled: boolean;
  /** Where the reason of a refusal is shown. */
  readonly problemId: string;
};

/** The number counts when the field is left, by Enter and by the refresh button; taps count by themselves. */
export function QuantityField({ line, quantities, isDisabled, problemId }: Props) {
  const { title } = line.dish;
  const problem = quantities.problemOf(line);
  return (
    <Form
      onSubmit={() => quantities.submit(line, { isForced: true })}
      sx={{ display: 'flex', alignItems: 'center', gap: 0.5 }}
    >
      <QuantityStepper
        text={quantities.textOf(line)}
        most={Math.min(LIMITS.cartQty.max, Math.max(line.stock_qty, LIMITS.cartQty.min))}
        labels={{ field: texts.quantityOf(title), less: texts.oneLess(title), more: texts.oneMore(title) }}
        isDisabled={isDisabled}
        isInvalid={problem !== undefined}
        describedBy={problem === undefined ? undefined : problemId}
        onType={(text) => quantities.type(line, text)}
        onStep={(by) => quantities.step(line, by)}
        onBlur={() => quantities.submit(line)}
      />
      <IconButton type="submit" aria-label={texts.refresh(title)} disabled={isDisabled}>
        <RefreshCw size={18} aria-hidden />
      </IconButton>
    </Form>
  );
}
