import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import FormHelperText from '@mui/material/FormHelperText';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { MAX_SERVED_SPANS, type ServedSpan } from '@nearbite/contract/dishes/served';
import { SHORT_WEEKDAYS, WEEKDAYS } from '@nearbite/contract/restaurants/weekdays.texts';
import { Plus, Trash2 } from 'lucide-react';
import { useRef } from 'react';
import { type FieldError, useFormContext, useWatch } from 'react-hook-form';
import { TimeInput } from '../../../ui/form/time-input.tsx';
import * as dishTexts from '../dishes.texts.ts';
import * as texts from './served.texts.ts';
import { servedText } from './served-text.ts';

/** A form with the times of a dish or a category. */
export type ServedValues = { served: ServedSpan[] };

const EVERY_DAY = WEEKDAYS.map((_name, day) => day);
/** Breakfast, lunch, dinner; what is added after these is left to be filled in. */
const PROPOSALS = [
  ['07:00', '11:00'],
  ['12:00', '16:00'],
  ['18:00', '23:00'],
] as const;

type Props = {
  /** What holds while no times are given. */
  readonly otherwise: string;
  readonly hint: string;
};

/** Ranges of time, each on its days. */
export function ServedFields({ otherwise, hint }: Props) {
  const { setValue, clearErrors, formState } = useFormContext<ServedValues>();
  const spans = useWatch<ServedValues, 'served'>({ name: 'served' });
  // Beside the errors of the rows the list may have one of its own.
  const errors = formState.errors.served as (RowErrors[] & { message?: string }) | undefined;
  const addButton = useRef<HTMLButtonElement>(null);
  const change = (next: ServedSpan[]) => {
    clearErrors('served');
    setValue('served', next, { shouldDirty: true });
  };
  const add = () => {
    const [from, to] = PROPOSALS[spans.length] ?? ['', ''];
    change([...spans, { from, to, days: EVERY_DAY }]);
  };
  const remove = (index: number) => {
    addButton.current?.focus();
    change(spans.filter((_span, at) => at !== index));
  };
  const isFilled = spans.length > 0 && spans.every(({ from, to, days }) => from && to && days.length > 0);
  return (
    <Box role="group" aria-label={texts.whenServed} sx={{ display: 'grid', gap: 1.5 }}>
      <Typography role="status">
        {(isFilled && servedText(spans)) || (spans.length === 0 && otherwise)}
      </Typography>
      {spans.map((span, index) => (
        <SpanFields
          // biome-ignore lint/suspicious/noArrayIndexKey: two ranges may be equal while they are typed
          key={index}
          number={index + 1}
          span={span}
          errors={errors?.[index]}
          onChange={(changed) => change(spans.map((one, at) => (at === index ? changed : one)))}
          onRemove={() => remove(index)}
        />
      ))}
      {errors?.message !== undefined && <FormHelperText error>{errors.message}</FormHelperText>}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1.5 }}>
        <Button
          ref={addButton}
          variant="outlined"
          disabled={spans.length >= MAX_SERVED_SPANS}
          startIcon={<Plus size={18} aria-hidden />}
          onClick={add}
        >
          {texts.addTimes}
        </Button>
        <FormHelperText>{hint}</FormHelperText>
      </Box>
    </Box>
  );
}

type RowErrors = Partial<Record<keyof ServedSpan, FieldError>> | undefined;

type SpanProps = {
  readonly number: number;
  readonly span: ServedSpan;
  readonly errors: RowErrors;
  readonly onChange: (span: ServedSpan) => void;
  readonly onRemove: () => void;
};

function SpanFields({ number, span, errors, onChange, onRemove }: SpanProps) {
  const { from, to, days } = span;
  const message = errors?.from?.message ?? errors?.to?.message ?? errors?.days?.message;
  const toggle = (day: number) =>
    onChange({ ...span, days: EVERY_DAY.filter((one) => (one === day) !== days.includes(one)) });
  return (
    <Box
      role="group"
      aria-label={dishTexts.numbered(texts.timesNoun, number)}
      sx={{ display: 'grid', gap: 1 }}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        <TimeInput label={texts.from} value={from} onChange={(value) => onChange({ ...span, from: value })} />
        <span aria-hidden>–</span>
        <TimeInput label={texts.to} value={to} onChange={(value) => onChange({ ...span, to: value })} />
        <Typography component="span" sx={{ color: 'text.secondary', fontSize: '0.8125rem' }}>
          {from !== '' && to !== '' && to <= from && texts.nextDay}
        </Typography>
      </Box>
      <Box sx={daysStyles}>
        {WEEKDAYS.map((weekday, day) => (
          <Chip
            key={weekday}
            component="button"
            type="button"
            clickable
            label={SHORT_WEEKDAYS[day]}
            aria-label={weekday}
            aria-pressed={days.includes(day)}
            variant={days.includes(day) ? 'filled' : 'outlined'}
            onClick={() => toggle(day)}
            sx={days.includes(day) ? ON : OFF}
          />
        ))}
        <IconButton aria-label={dishTexts.removeNoun(texts.timesNoun, number)} onClick={onRemove}>
          <Trash2 size={18} aria-hidden />
        </IconButton>
      </Box>
      {message !== undefined && <FormHelperText error>{message}</FormHelperText>}
    </Box>
  );
}

const OFF = { minHeight: 44, borderRadius: '22px' } as const;
const ON = { ...OFF, color: 'brand.text', bgcolor: 'brand.tint', fontWeight: 650 } as const;

const daysStyles = {
  display: 'grid',
  gap: 0.75,
  gridTemplateColumns: { xs: 'repeat(4, minmax(0, 1fr))', sm: 'repeat(7, minmax(0, 64px)) 44px' },
} as const;
