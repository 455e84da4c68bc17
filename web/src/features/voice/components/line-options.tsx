import Button from '@mui/material/Button';
import { LIMITS } from '@nearbite/contract/limits';
import { NO_PORTION_SIZE, NO_SPICE_LEVEL } from '@nearbite/contract/product';
import { readLine, withOptions, withQuantity } from '@nearbite/voice/session/session-lines';
import type { VoiceLine } from '@nearbite/voice/session/voice-session-types';
import { useId } from 'react';
import { useOverlayStep } from '../../../lib/page/use-overlay-step.ts';
import { LazyChoiceSheet } from '../../catalog/index.ts';
import * as texts from '../voice.texts.ts';

type Props = {
  readonly line: VoiceLine;
  readonly isLocked: boolean;
  readonly onChange: (line: VoiceLine) => void;
};

/** Portion, spice and extras of a line, chosen as in its menu. */
export function LineOptions({ line, isLocked, onChange }: Props) {
  const sheet = useOverlayStep(`options ${useId()}`);
  const item = readLine(line);
  if (item === undefined || item.portions.length + item.spice_levels.length + item.extra_groups.length === 0)
    return null;
  return (
    <>
      <Button
        variant="outlined"
        disabled={isLocked}
        aria-label={texts.chooseOptionsOf(line.title)}
        onClick={sheet.open}
      >
        {texts.chooseOptions}
      </Button>
      {sheet.isOpen && (
        <LazyChoiceSheet
          dish={{
            ...item,
            portion_size: item.portions,
            spice_level: item.spice_levels,
            extras: item.extra_groups,
            stock_qty: LIMITS.cartQty.max,
          }}
          before={{
            choice: {
              portionSize: item.portion_size ?? NO_PORTION_SIZE,
              spiceLevel: item.spice_level ?? NO_SPICE_LEVEL,
              extras: item.extras,
            },
            qty: item.quantity,
          }}
          takeText={texts.takeChoice}
          onTake={({ choice: { portionSize, spiceLevel, extras }, qty }) => {
            const chosen = {
              portion_size: portionSize === NO_PORTION_SIZE ? null : portionSize,
              spice_level: spiceLevel === NO_SPICE_LEVEL ? null : spiceLevel,
              extras: [...extras],
            };
            onChange(withQuantity(withOptions(item, chosen), qty));
          }}
          onClose={sheet.close}
        />
      )}
    </>
  );
}
