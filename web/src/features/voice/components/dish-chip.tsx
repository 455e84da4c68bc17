import Chip from '@mui/material/Chip';
import type { VoiceAlternative } from '@nearbite/contract/voice/voice';
import { offeredName } from '@nearbite/voice/session/told-texts';
import { Plus } from 'lucide-react';
import { choiceChip, KitchenLabel } from './kitchen-label.tsx';

type Props = {
  readonly dish: VoiceAlternative;
  /** Where it is not plain whose it is. */
  readonly kitchen?: string | undefined;
  readonly disabled?: boolean;
  readonly onAdd: () => void;
};

/** A dish that a tap puts into the order; that its kitchen is closed is told before the tap. */
export function DishChip({ dish, kitchen, disabled = false, onAdd }: Props) {
  return (
    <Chip
      variant="outlined"
      icon={<Plus size={16} aria-hidden />}
      label={<KitchenLabel name={offeredName(dish)} kitchen={kitchen} />}
      sx={choiceChip}
      disabled={disabled}
      onClick={onAdd}
    />
  );
}
