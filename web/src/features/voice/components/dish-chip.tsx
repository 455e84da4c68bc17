import Chip from '@mui/material/Chip';
import type { VoiceAlternative } from '@nearbite/contract/voice/voice';
import { offeredName } from '@nearbite/voice/session/told-texts';
import { Plus } from 'lucide-react';

type Props = {
  readonly dish: VoiceAlternative;
  readonly disabled?: boolean;
  readonly onAdd: () => void;
};

/** A dish that a tap puts into the order; that its kitchen is closed is told before the tap. */
export function DishChip({ dish, disabled = false, onAdd }: Props) {
  return (
    <Chip
      variant="outlined"
      icon={<Plus size={16} aria-hidden />}
      label={offeredName(dish)}
      sx={{ height: 40, bgcolor: 'background.paper', fontWeight: 600 }}
      disabled={disabled}
      onClick={onAdd}
    />
  );
}
