import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
import { DISH_STATUSES } from '@nearbite/contract/catalog/catalog';
import { DISH_STATUS_LABELS } from '@nearbite/contract/dishes/dish-status.texts';
import type { DishOrder } from '@nearbite/contract/dishes/dishes';
import * as texts from '../dishes.texts.ts';

export type DishFilter = {
  readonly status: (typeof DISH_STATUSES)[number] | 'all';
  readonly order: DishOrder;
};

type Props = { readonly filter: DishFilter; readonly onChange: (filter: DishFilter) => void };

/** Status and date order of the list of dishes. */
export function DishFilters({ filter, onChange }: Props) {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, mb: 2 }}>
      <Select
        size="small"
        value={filter.status}
        inputProps={{ 'aria-label': texts.status }}
        onChange={(event) => onChange({ ...filter, status: event.target.value })}
        renderValue={(status) => texts.statusIs(status === 'all' ? texts.all : DISH_STATUS_LABELS[status])}
        sx={{ minWidth: 160, minHeight: 44 }}
      >
        <MenuItem value="all">{texts.all}</MenuItem>
        {DISH_STATUSES.map((status) => (
          <MenuItem key={status} value={status}>
            {DISH_STATUS_LABELS[status]}
          </MenuItem>
        ))}
      </Select>
      <Select
        size="small"
        value={filter.order}
        inputProps={{ 'aria-label': texts.date }}
        onChange={(event) => onChange({ ...filter, order: event.target.value })}
        renderValue={(order) => texts.dateIs(ORDER_LABELS[order])}
        sx={{ minWidth: 150, minHeight: 44 }}
      >
        <MenuItem value="latest">{ORDER_LABELS.latest}</MenuItem>
        <MenuItem value="oldest">{ORDER_LABELS.oldest}</MenuItem>
        <MenuItem value="menu">{ORDER_LABELS.menu}</MenuItem>
      </Select>
    </Box>
  );
}

const ORDER_LABELS: Readonly<Record<DishOrder, string>> = {
  latest: texts.latest,
  oldest: texts.oldest,
  menu: texts.menuOrder,
};
