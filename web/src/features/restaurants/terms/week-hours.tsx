import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import type { OpeningSpan } from '@nearbite/contract/restaurants/terms-fields';
import { WEEKDAYS } from '@nearbite/contract/restaurants/weekdays.texts';
import { Copy, Plus, Trash2 } from 'lucide-react';
import { useRef } from 'react';
import { TimeInput } from '../../../ui/form/time-input.tsx';
import * as texts from '../restaurants.texts.ts';
import { DayBar } from './day-bar.tsx';
import { furtherHours, withPainted } from './day-spans.ts';
import { sortSpans } from './terms-values.ts';

type Props = {
  readonly value: readonly OpeningSpan[];
  readonly onChange: (spans: OpeningSpan[]) => void;
  /** Said of the hours as a whole. */
  readonly error?: string | undefined;
};

/** A week of hours: each day drawn as a line that can be painted on, and typed below it. */
export function WeekHours({ value, onChange, error }: Props) {
  const put = (day: number, spans: readonly Omit<OpeningSpan, 'day'>[]) =>
    onChange(
      sortSpans([...value.filter((span) => span.day !== day), ...spans.map((span) => ({ ...span, day }))]),
    );
  const copyToAll = (day: number) => {
    const own = value.filter((span) => span.day === day);
    onChange(WEEKDAYS.flatMap((_name, other) => own.map((span) => ({ ...span, day: other }))));
  };
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      {value.length === 0 && (
        <Typography role="status" sx={{ color: 'text.secondary' }}>
          {texts.alwaysOpen}
        </Typography>
      )}
      {error !== undefined && (
        <Typography role="alert" sx={{ color: 'error.main' }}>
          {error}
        </Typography>
      )}
      {WEEKDAYS.map((name, day) => (
        <DayHours
          key={name}
          name={name}
          spans={value.filter((span) => span.day === day)}
          late={value.filter((span) => (span.day + 1) % 7 === day && span.closes <= span.opens)}
          onChange={(spans) => put(day, spans)}
          onCopy={() => copyToAll(day)}
          isAlwaysOpen={value.length === 0}
        />
      ))}
    </Box>
  );
}

type DayProps = {
  readonly name: string;
  readonly spans: readonly OpeningSpan[];
  /** Of the day before, running past midnight into this one. */
  readonly late: readonly OpeningSpan[];
  readonly isAlwaysOpen: boolean;
  readonly onChange: (spans: readonly Omit<OpeningSpan, 'day'>[]) => void;
  readonly onCopy: () => void;
};

function DayHours({ name, spans, late, isAlwaysOpen, onChange, onCopy }: DayProps) {
  const change = (index: number, next: Partial<OpeningSpan>) =>
    onChange(spans.map((span, at) => (at === index ? { ...span, ...next } : span)));
  const addButton = useRef<HTMLButtonElement>(null);
  const remove = (index: number) => {
    // The button that was pressed goes with the last row.
    if (index === spans.length - 1) addButton.current?.focus();
    onChange(spans.filter((_span, at) => at !== index));
  };
  return (
    <Box
      role="group"
      aria-label={name}
      sx={{ display: 'grid', gap: 0.75, gridTemplateColumns: 'minmax(0, 1fr)' }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, flexWrap: 'wrap' }}>
        <Typography component="h3" sx={{ fontWeight: 600, minWidth: { xs: 84, sm: 104 } }}>
          {name}
        </Typography>
        <Typography component="span" sx={{ color: 'text.secondary', fontSize: '0.875rem', flex: 1 }}>
          {isAlwaysOpen ? texts.allDay : spans.length === 0 ? texts.closed : ''}
        </Typography>
        <Button
          ref={addButton}
          size="small"
          startIcon={<Plus size={16} aria-hidden />}
          onClick={() => onChange([...spans, furtherHours(spans)])}
          aria-label={texts.addHoursOn(name)}
        >
          {texts.addHours}
        </Button>
        {spans.length > 0 && (
          <Button
            size="small"
            startIcon={<Copy size={16} aria-hidden />}
            onClick={onCopy}
            aria-label={texts.copyHoursOf(name)}
          >
            {texts.copyToEveryDay}
          </Button>
        )}
      </Box>
      <DayBar
        spans={spans}
        late={late}
        isAlwaysOpen={isAlwaysOpen}
        onPaint={(span) => onChange(withPainted(spans, span))}
      />
      {spans.map((span, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two spans may be equal while they are typed
        <Box key={index} sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: { xs: 0.5, sm: 1 } }}>
            <TimeInput
              label={texts.opens(name)}
              value={span.opens}
              onChange={(opens) => change(index, { opens })}
            />
            <span aria-hidden>–</span>
            <TimeInput
              label={texts.closes(name)}
              value={span.closes}
              onChange={(closes) => change(index, { closes })}
            />
            <IconButton
              aria-label={texts.removeHours(span.opens, span.closes, name)}
              onClick={() => remove(index)}
            >
              <Trash2 size={18} aria-hidden />
            </IconButton>
          </Box>
          <Typography component="span" sx={{ color: 'text.secondary', fontSize: '0.8125rem' }}>
            {noteOf(span)}
          </Typography>
        </Box>
      ))}
    </Box>
  );
}

function noteOf({ opens, closes }: OpeningSpan): string {
  if (opens === '00:00' && closes === '00:00') return texts.wholeDay;
  if (opens === closes) return texts.dayAndNight;
  return closes < opens ? texts.closesTheNextDay : '';
}
