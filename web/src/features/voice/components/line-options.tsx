import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import { formatRupees } from '@nearbite/domain/money';
import { isSoldOut } from '@nearbite/domain/orderable';
import { readLine, withOptions } from '@nearbite/voice/session/session-lines';
import type { VoiceLine } from '@nearbite/voice/session/voice-session-types';

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
  const added = (price: number) => (price > 0 ? ` (+${formatRupees(price)})` : '');
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1, rowGap: 2, mt: 2 }}>
      {item.portions.length > 0 && (
        <Options
          label={`Portion of ${line.title}`}
          shownLabel="Portion"
          value={line.portion_size}
          isLocked={isLocked}
          options={item.portions.map((portion) => ({
            name: portion.size_name,
            text: `${portion.size_name}${added(portion.price)}`,
            isSoldOut: isSoldOut(portion, now),
          }))}
          onChange={(portion_size) => onChange(withOptions(line, { portion_size }))}
        />
      )}
      {item.spice_levels.length > 0 && (
        <Options
          label={`Spice of ${line.title}`}
          shownLabel="Spice"
          value={line.spice_level}
          isLocked={isLocked}
          options={item.spice_levels.map((level) => ({
            name: level.level_name,
            text: `${level.level_name}${added(level.additional_price)}`,
            isSoldOut: isSoldOut(level, now),
          }))}
          onChange={(spice_level) => onChange(withOptions(line, { spice_level }))}
        />
      )}
    </Box>
  );
}

type OptionsProps = {
  /** Read aloud; the line is told apart by its title. */
  readonly label: string;
  readonly shownLabel: string;
  readonly value: string | null;
  readonly isLocked: boolean;
  readonly options: readonly { readonly name: string; readonly text: string; readonly isSoldOut: boolean }[];
  readonly onChange: (name: string | null) => void;
};

function Options({ label, shownLabel, value, isLocked, options, onChange }: OptionsProps) {
  return (
    <TextField
      select
      size="small"
      label={shownLabel}
      value={value ?? ''}
      disabled={isLocked}
      onChange={(event) => onChange(event.target.value || null)}
      slotProps={{
        select: { native: true },
        inputLabel: { shrink: true },
        htmlInput: { 'aria-label': label },
      }}
    >
      <option value="">Not chosen</option>
      {options.map(({ name, text, isSoldOut: isGone }) => (
        <option key={name} value={name} disabled={isGone}>
          {isGone ? `${name} (sold out)` : text}
        </option>
      ))}
    </TextField>
  );
}
