import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Skeleton from '@mui/material/Skeleton';
import type { Terms } from '@nearbite/contract/restaurants/terms';
import { Check, ChevronDown } from 'lucide-react';
import { useState } from 'react';
import { errorText } from '../../../lib/forms/form-errors.ts';
import { pageToast } from '../../../lib/messages/toasts.ts';
import { whileIdle } from '../../../lib/page/busy.ts';
import { StatusChip } from '../../../ui/food/status-chip.tsx';
import { useMenuButton } from '../../../ui/layout/use-menu-button.ts';
import { useOwner } from '../../accounts/index.ts';
import * as texts from '../restaurants.texts.ts';
import { useOwnStanding } from '../use-own-standing.ts';
import { useTermsQuery, useUpdateTermsMutation } from './api.ts';
import { BusyDialog } from './busy-dialog.tsx';
import { type Choice, choicesFor, kitchenState } from './kitchen-state.ts';

/** What ends by itself is noticed within this time. */
const ASK_AGAIN_MS = 30_000;

/** Open, busy or paused: on every page of the restaurant area. */
export function KitchenSwitch() {
  const { restaurantId } = useOwner();
  const { data: terms, isLoading } = useTermsQuery(
    { params: { restaurant_id: restaurantId } },
    {
      pollingInterval: ASK_AGAIN_MS,
      skipPollingIfUnfocused: true,
      refetchOnFocus: true,
      refetchOnReconnect: true,
    },
  );
  const settings = useOwnStanding();
  // Its room is kept, so that the page does not move when it comes.
  if (isLoading || settings.isLoading)
    return <Skeleton variant="rounded" width={160} height={44} sx={{ mb: 2 }} />;
  // Its hours may say open, but nobody can order: there is nothing to switch until it is restored.
  if (settings.data?.status === 'suspended') {
    return (
      <Box
        role="status"
        aria-label={texts.kitchen}
        sx={{ display: 'flex', alignItems: 'center', minHeight: 44, mb: 2 }}
      >
        <StatusChip tone="bad">{texts.suspended}</StatusChip>
      </Box>
    );
  }
  return terms ? <Switch terms={terms} restaurantId={restaurantId} /> : null;
}

function Switch({ terms, restaurantId }: { terms: Terms; restaurantId: number }) {
  const [update, { isLoading }] = useUpdateTermsMutation();
  const { button, menu, close } = useMenuButton({ label: texts.kitchen, align: 'left' });
  const [isAsking, setIsAsking] = useState(false);
  const now = new Date();
  const { tone, label, detail, isLocked } = kitchenState(terms, now);
  const save = (body: object) => update({ params: { restaurant_id: restaurantId }, body });

  const choose = async ({ change }: Choice) => {
    close();
    if (change === 'busy') return setIsAsking(true);
    if (change === undefined) return;
    const { error } = await save(change(new Date()));
    if (error) pageToast.error(errorText(error));
  };

  return (
    <Box
      role="status"
      aria-label={texts.kitchen}
      sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4px 12px', mb: 2 }}
    >
      <Button
        {...button}
        disabled={isLocked}
        {...whileIdle(isLoading, button.onClick)}
        aria-label={texts.kitchenIsAndChange(label)}
        endIcon={<ChevronDown size={16} aria-hidden />}
        sx={{
          px: 2,
          borderRadius: '999px',
          color: `status.${tone}.text`,
          bgcolor: `status.${tone}.tint`,
          '&.Mui-disabled': { color: `status.${tone}.text` },
        }}
      >
        {texts.kitchenIs(label)}
      </Button>
      <Box component="span" sx={{ color: 'text.secondary', fontSize: '0.875rem', overflowWrap: 'anywhere' }}>
        {detail}
      </Box>
      <Menu {...menu}>
        {choicesFor(terms, now).map((choice) => (
          <MenuItem
            key={choice.label}
            role="menuitemradio"
            aria-checked={choice.isCurrent}
            selected={choice.isCurrent}
            onClick={() => void choose(choice)}
            sx={{ gap: 1, whiteSpace: 'normal' }}
          >
            <Check size={18} aria-hidden visibility={choice.isCurrent ? 'visible' : 'hidden'} />
            {choice.label}
          </MenuItem>
        ))}
      </Menu>
      {isAsking && <BusyDialog terms={terms} onSave={save} onClose={() => setIsAsking(false)} />}
    </Box>
  );
}
