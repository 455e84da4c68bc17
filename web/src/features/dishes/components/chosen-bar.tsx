import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { TOMORROW } from '@nearbite/contract/dishes/dishes';
import type { DishChange } from '@nearbite/contract/dishes/menu';
import { pageToast } from '../../../lib/messages/toasts.ts';
import { CARD } from '../../../ui/theme/measures.ts';
import { useWorkplace } from '../../accounts/index.ts';
import * as texts from '../dishes.texts.ts';
import { useMenuChanges } from '../use-menu-changes.ts';

type Props = { readonly ids: readonly number[]; readonly onDone: () => void };

/** What can be done with all dishes that are chosen, in one go. */
export function ChosenBar({ ids, onDone }: Props) {
  const { change, isChanging } = useMenuChanges();
  const isKitchen = useWorkplace()?.role === 'kitchen';
  const all = (what: Partial<DishChange>) => async () => {
    if (!(await change(ids.map((id) => ({ id, ...what }))))) return;
    pageToast.success(texts.changedDishes(ids.length));
    onDone();
  };
  const actions = [
    { label: texts.allSoldOut, run: all({ sold_out_until: TOMORROW }) },
    { label: texts.allOnSale, run: all({ sold_out_until: null }) },
    ...(isKitchen
      ? []
      : [
          { label: texts.turnOn, run: all({ status: 'live' }) },
          { label: texts.turnOff, run: all({ status: 'in-active' }) },
        ]),
  ];
  return (
    <Box role="status" sx={BAR}>
      <Box component="span" sx={{ fontWeight: 650, mr: 'auto' }}>
        {texts.chosen(ids.length)}
      </Box>
      {actions.map(({ label, run }) => (
        <Button
          key={label}
          variant="outlined"
          disabled={isChanging || ids.length === 0}
          onClick={() => void run()}
          sx={{ minHeight: 44 }}
        >
          {label}
        </Button>
      ))}
    </Box>
  );
}

const BAR = {
  ...CARD,
  position: 'sticky',
  bottom: 8,
  zIndex: 2,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 1,
  p: 1.5,
  mt: 2,
} as const;
