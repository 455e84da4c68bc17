import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
import { ORDER_STATUS_LABELS, ORDER_STATUSES, type OrderStatus } from '@nearbite/contract/orders/statuses';
import { oneOf } from '../../../lib/page/use-address-state.ts';
import * as texts from './status-filter.texts.ts';

export type StatusFilterValue = OrderStatus | 'all';

const CHOICES: readonly StatusFilterValue[] = ['all', ...ORDER_STATUSES];
const labelOf = (choice: StatusFilterValue) => (choice === 'all' ? texts.all : ORDER_STATUS_LABELS[choice]);

/** What the address says of it. */
export const statusInAddress = oneOf(CHOICES, 'all');

type Props = {
  readonly value: StatusFilterValue;
  readonly onChange: (value: StatusFilterValue) => void;
};

/** Narrows a list of orders down to one status. */
export function StatusFilter({ value, onChange }: Props) {
  return (
    <Select
      size="small"
      value={value}
      inputProps={{ 'aria-label': texts.status }}
      onChange={(event) => onChange(event.target.value)}
      renderValue={(choice) => texts.statusIs(labelOf(choice))}
      sx={{ minWidth: 170, minHeight: 44, mb: 2 }}
    >
      {CHOICES.map((choice) => (
        <MenuItem key={choice} value={choice}>
          {labelOf(choice)}
        </MenuItem>
      ))}
    </Select>
  );
}
