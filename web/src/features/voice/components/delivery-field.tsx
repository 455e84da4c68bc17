import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { DetailField } from '@nearbite/voice/details/spoken-details';
import { Check, RotateCcw } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { FormField } from '../../../ui/form/form-field.tsx';
import { useScrollIntoView } from '../use-scroll-into-view.ts';
import { isTyped, type VoiceOrderState } from '../use-voice-order.ts';
import * as texts from '../voice.texts.ts';

const FIELDS = {
  name: { label: texts.fullName, autoComplete: 'name', type: 'text' },
  phone: { label: texts.phone, autoComplete: 'tel', type: 'tel' },
  address: { label: texts.address, autoComplete: 'street-address', type: 'text' },
  city: { label: texts.city, autoComplete: 'address-level2', type: 'text' },
} as const satisfies Record<DetailField, object>;

type Props = Pick<VoiceOrderState, 'session' | 'dispatch'> & {
  readonly field: DetailField;
  readonly isCurrent: boolean;
  /** What is asked or told now; each new one brings the current field back into view. */
  readonly prompt: string;
  /** The current one or, once that was confirmed, the one that comes next. */
  readonly isDue: boolean;
  readonly onConfirm: () => void;
};

/** Whoever ended the field before with Enter types on in this one, also where it could be spoken. */
const isTypingBeside = (input: HTMLInputElement | null): boolean =>
  document.activeElement instanceof HTMLInputElement &&
  (input?.closest('section')?.contains(document.activeElement) ?? false);

export function DeliveryField({ field, session, dispatch, isCurrent, prompt, isDue, onConfirm }: Props) {
  const input = useRef<HTMLInputElement>(null);
  const hasTyped = useRef(false);
  const inSight = useScrollIntoView<HTMLDivElement>('nearest', isCurrent ? `${field} ${prompt}` : '');
  const isPlacing = session.waiting === 'order';
  // Without a microphone the cursor goes where the answer belongs.
  const takesFocus = isTyped(session) && !session.needsTap;
  useEffect(() => {
    if (isDue && (takesFocus || isTypingBeside(input.current))) input.current?.focus();
  }, [isDue, takesFocus]);

  return (
    <Box
      ref={inSight}
      aria-current={isCurrent ? 'step' : undefined}
      sx={{
        // Clear of the bars above it, and with what is offered there still in sight.
        scrollMargin: '200px 0 40px',
        transition: 'padding 200ms, background-color 200ms',
        ...(isCurrent ? { p: 2, borderRadius: '18px', bgcolor: 'brand.tint' } : { mx: { sm: 2 } }),
      }}
    >
      <FormField
        {...FIELDS[field]}
        value={session.deliveryDetails[field]}
        error={session.fieldError?.field === field ? session.fieldError.text : undefined}
        disabled={isPlacing}
        inputRef={input}
        inputProps={{ maxLength: 300 }}
        onFocus={() => {
          hasTyped.current = false;
        }}
        onChange={(event) => {
          hasTyped.current = true;
          if (session.listening) dispatch({ type: 'stopListening' });
          dispatch({ type: 'detailEdited', field, text: event.target.value });
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
            disabled={isPlacing}
            startIcon={<RotateCcw size={17} aria-hidden />}
            onClick={() => dispatch({ type: 'sayAgain' })}
          >
            {session.canListen ? texts.sayAgain : texts.typeAgain}
          </Button>
          <Button
            variant="contained"
            sx={{ flex: 1 }}
            disabled={isPlacing}
            startIcon={<Check size={18} aria-hidden />}
            onClick={onConfirm}
          >
            {texts.confirm}
          </Button>
        </Box>
      )}
    </Box>
  );
}
