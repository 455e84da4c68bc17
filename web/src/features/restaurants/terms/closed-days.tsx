import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import OutlinedInput from '@mui/material/OutlinedInput';
import Typography from '@mui/material/Typography';
import type { ClosedDay } from '@nearbite/contract/restaurants/terms-fields';
import { Plus, Trash2 } from 'lucide-react';
import { useRef, useState } from 'react';
import * as texts from '../restaurants.texts.ts';

type Props = {
  readonly value: readonly ClosedDay[];
  readonly onChange: (days: ClosedDay[]) => void;
  readonly errorOf: (index: number) => string | undefined;
  /** How often the form was sent. */
  readonly submitCount: number;
};

/** Days without any opening; what began the evening before still runs out. */
export function ClosedDays({ value, onChange, errorOf, submitCount }: Props) {
  // How many of the days were in the form when it was last sent, once one has come or gone since.
  const [sent, setSent] = useState({ at: submitCount, days: value.length });
  const sentDays = sent.at === submitCount ? sent.days : value.length;
  /** What was neither sent nor filled in is not wrong yet. */
  const shownError = (index: number) =>
    index < sentDays || value[index]?.date !== '' ? errorOf(index) : undefined;
  const add = () => {
    setSent({ at: submitCount, days: sentDays });
    onChange([...value, { date: '', reason: '' }]);
  };
  const addButton = useRef<HTMLButtonElement>(null);
  const remove = (index: number) => {
    // The button that was pressed goes with the last row.
    if (index === value.length - 1) addButton.current?.focus();
    setSent({ at: submitCount, days: index < sentDays ? sentDays - 1 : sentDays });
    onChange(value.filter((_day, at) => at !== index));
  };
  const change = (index: number, next: Partial<ClosedDay>) =>
    onChange(value.map((day, at) => (at === index ? { ...day, ...next } : day)));
  return (
    <Box sx={{ display: 'grid', gap: 1.5, justifyItems: 'start' }}>
      {value.length === 0 && <Typography sx={{ color: 'text.secondary' }}>{texts.noClosedDays}</Typography>}
      {value.map((day, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two new days are equal until their dates are typed
        <Box key={index} role="group" aria-label={texts.closedDay(index + 1)} sx={{ width: '100%' }}>
          <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap', alignItems: 'center' }}>
            <OutlinedInput
              type="date"
              size="small"
              value={day.date}
              onChange={(event) => change(index, { date: event.target.value })}
              error={shownError(index) !== undefined}
              inputProps={{ 'aria-label': texts.date }}
            />
            <OutlinedInput
              size="small"
              placeholder={texts.reasonOptional}
              value={day.reason ?? ''}
              onChange={(event) => change(index, { reason: event.target.value })}
              inputProps={{ 'aria-label': texts.reason, maxLength: 100, dir: 'auto' }}
              sx={{ flex: '1 1 160px' }}
            />
            <IconButton aria-label={texts.removeClosedDay(day.date)} onClick={() => remove(index)}>
              <Trash2 size={18} aria-hidden />
            </IconButton>
          </Box>
          {shownError(index) && (
            <Typography role="alert" sx={{ mt: 0.5, color: 'error.main', fontSize: '0.875rem' }}>
              {shownError(index)}
            </Typography>
          )}
        </Box>
      ))}
      <Button ref={addButton} startIcon={<Plus size={16} aria-hidden />} onClick={add}>
        {texts.addClosedDay}
      </Button>
    </Box>
  );
}
