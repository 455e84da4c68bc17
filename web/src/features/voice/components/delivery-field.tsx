import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { DetailField } from '@nearbite/voice/details/spoken-details';
import { Check, RotateCcw } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { FormField } from '../../../ui/form/form-field.tsx';
import { useScrollIntoView } from '../use-scroll-into-view.ts';

const FIELDS = {
  name: { label: 'Full Name', autoComplete: 'name', type: 'text' },
  phone: { label: 'Phone', autoComplete: 'tel', type: 'tel' },
  address: { label: 'Address', autoComplete: 'street-address', type: 'text' },
  city: { label: 'City', autoComplete: 'address-level2', type: 'text' },
} as const satisfies Record<DetailField, object>;

type Props = {
  readonly field: DetailField;
  readonly value: string;
  readonly error: string | undefined;
  /** What clears the field and asks for it once more. */
  readonly againLabel: string;
  readonly isCurrent: boolean;
  /** What is asked or told now; each new one brings the current field back into view. */
  readonly prompt: string;
  /** The current one or, once that was confirmed, the one that comes next. */
  readonly isDue: boolean;
  readonly isLocked: boolean;
  /** Without a microphone the cursor goes where the answer belongs. */
  readonly takesFocus: boolean;
  readonly onEdit: (text: string) => void;
  readonly onSayAgain: () => void;
  readonly onConfirm: () => void;
};

/** Whoever ended the field before with Enter types on in this one, also where it could be spoken. */
const isTypingBeside = (input: HTMLInputElement | null): boolean =>
  document.activeElement instanceof HTMLInputElement &&
  (input?.closest('section')?.contains(document.activeElement) ?? false);

export function DeliveryField(props: Props) {
  const { field, value, error, againLabel, isCurrent, prompt, isDue, isLocked, takesFocus } = props;
  const { onEdit, onSayAgain, onConfirm } = props;
  const { label, autoComplete, type } = FIELDS[field];
  const input = useRef<HTMLInputElement>(null);
  const hasTyped = useRef(false);
  const inSight = useScrollIntoView<HTMLDivElement>('nearest', isCurrent ? `${field} ${prompt}` : '');
  useEffect(() => {
    if (isDue && (takesFocus || isTypingBeside(input.current))) input.current?.focus();
  }, [isDue, takesFocus]);

  return (
    <Box
      ref={inSight}
      aria-current={isCurrent ? 'step' : undefined}
      sx={{
        p: isCurrent ? 2 : 0,
        mx: isCurrent ? 0 : { xs: 0, sm: 2 },
        // Clear of the bars above it, and with what is offered there still in sight.
        scrollMargin: '200px 0 40px',
        borderRadius: '18px',
        bgcolor: isCurrent ? 'brand.tint' : 'transparent',
        transition: 'padding 200ms, background-color 200ms',
      }}
    >
      <FormField
        label={label}
        type={type}
        value={value}
        error={error}
        disabled={isLocked}
        autoComplete={autoComplete}
        inputRef={input}
        inputProps={{ maxLength: 300 }}
        onFocus={() => {
          hasTyped.current = false;
        }}
        onChange={(event) => {
          hasTyped.current = true;
          onEdit(event.target.value);
        }}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || !isDue) return;
          event.preventDefault();
          // Before it is asked for only behind what was typed: an Enter too many must not confirm what stood there.
          if (isCurrent || hasTyped.current) onConfirm();
        }}
      />
      {isCurrent && (
        <Box sx={{ display: 'flex', gap: 1, mt: 1.5 }}>
          <Button
            variant="outlined"
            disabled={isLocked}
            startIcon={<RotateCcw size={17} aria-hidden />}
            onClick={onSayAgain}
          >
            {againLabel}
          </Button>
          <Button
            variant="contained"
            sx={{ flex: 1 }}
            disabled={isLocked}
            startIcon={<Check size={18} aria-hidden />}
            onClick={onConfirm}
          >
            Confirm
          </Button>
        </Box>
      )}
    </Box>
  );
}
