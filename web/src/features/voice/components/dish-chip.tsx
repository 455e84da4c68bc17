import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import type { VoiceAlternative } from '@nearbite/contract/voice/voice';
import { offeredName } from '@nearbite/voice/session/told-texts';
import { Plus } from 'lucide-react';

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

/** A dish to choose, and whose it is where that is not plain. */
export const KitchenLabel = ({
  name,
  kitchen,
}: {
  readonly name: string;
  readonly kitchen: string | undefined;
}) =>
  kitchen === undefined ? (
    name
  ) : (
    <>
      {`${name} `}
      <Box component="span" sx={{ ml: 0.25, fontWeight: 400, color: 'text.secondary' }}>
        {kitchen}
      </Box>
    </>
  );

/** Long names take a second line in place of being cut off. */
export const choiceChip = {
  height: 'auto',
  minHeight: 40,
  bgcolor: 'background.paper',
  fontWeight: 600,
  '& .MuiChip-label': { whiteSpace: 'normal', py: 0.75 },
} as const;
