import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import { formatMoney } from '@nearbite/domain/money';
import { isSoldOut } from '@nearbite/domain/orderable';
import { readLine, withOptions } from '@nearbite/voice/session/session-lines';
import type { VoiceLine } from '@nearbite/voice/session/voice-session-types';
import * as texts from '../voice.texts.ts';

type Props = {
  readonly line: VoiceLine;
  readonly isLocked: boolean;
  readonly onChange: (line: VoiceLine) => void;
};

/** Portion and spice of a line, changed by a tap. */
export function LineOptions({ line, isLocked, onChange }: Props) {
  const item = readLine(line);
  if (item === undefined || item.portions.length + item.spice_levels.length === 0) return null;
  const now = new Date();
  const textOf = (name: string, price: number, isGone: boolean) =>
    `${name}${isGone ? texts.soldOutMark : price > 0 ? ` (+${formatMoney(price)})` : ''}`;
  const portions = item.portions.map((portion) => ({ ...portion, name: portion.size_name }));
  const levels = item.spice_levels.map((level) => ({
    ...level,
    name: level.level_name,
    price: level.additional_price,
  }));
  const lists = [
    { label: texts.portion, key: 'portion_size', options: portions },
    { label: texts.spice, key: 'spice_level', options: levels },
  ] as const;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1, rowGap: 2, mt: 2 }}>
      {lists.map(
        ({ label, key, options }) =>
          options.length > 0 && (
            <TextField
              key={key}
              select
              size="small"
              label={label}
              value={line[key] ?? ''}
              disabled={isLocked}
              onChange={({ target }) => onChange(withOptions(line, { [key]: target.value || null }))}
              slotProps={{
                select: { native: true },
                inputLabel: { shrink: true },
                // Read aloud; the line is told apart by its title.
                htmlInput: { 'aria-label': texts.ofDish(label, line.title) },
              }}
            >
              <option value="">{texts.notChosen}</option>
              {options.map((option) => (
                <option key={option.name} value={option.name} disabled={isSoldOut(option, now)}>
                  {textOf(option.name, option.price, isSoldOut(option, now))}
                </option>
              ))}
            </TextField>
          ),
      )}
    </Box>
  );
}
