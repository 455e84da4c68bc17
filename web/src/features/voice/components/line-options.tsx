import Button from '@mui/material/Button';
import { LIMITS } from '@nearbite/contract/limits';
import { readLine, withOptions, withQuantity } from '@nearbite/voice/session/session-lines';
import type { VoiceLine } from '@nearbite/voice/session/voice-session-types';
import { useId } from 'react';
import { useOverlayStep } from '../../../lib/page/use-overlay-step.ts';
import { LazyChoiceSheet } from '../../catalog/index.ts';
import { choiceOf, optionsOf } from '../line-shapes.ts';
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
          before={{ choice: choiceOf(item), qty: item.quantity }}
          takeText={texts.takeChoice}
          onTake={({ choice, qty }) => onChange(withQuantity(withOptions(item, optionsOf(choice)), qty))}
          onClose={sheet.close}
        />
      )}
    </>
  );
}
