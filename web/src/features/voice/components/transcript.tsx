import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { VOICE_COMMAND_MAX } from '@nearbite/contract/voice/voice';
import { Pencil } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { FormField } from '../../../ui/form-field.tsx';

type Props = {
  readonly text: string;
  /** No microphone to speak into: the box is all there is. */
  readonly isTyped: boolean;
  /** Shown as long as the box is empty. */
  readonly example: string | undefined;
  readonly onEdit: (text: string) => void;
  readonly onSend: () => void;
};

/** What was understood so far, in large letters; a tap makes it a text box. */
export function Transcript({ text, isTyped, example, onEdit, onSend }: Props) {
  const [isEditing, setEditing] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    // Sent or cleared by a button.
    if (text === '' && field.current !== document.activeElement) setEditing(false);
  }, [text]);
  if (isTyped || isEditing) {
    return (
      <FormField
        label={isTyped ? 'Type your order' : 'Correct your order'}
        multiline
        minRows={2}
        value={text}
        autoFocus={isEditing}
        placeholder={example}
        inputProps={{ maxLength: VOICE_COMMAND_MAX }}
        onChange={(event) => onEdit(event.target.value)}
        inputRef={field}
        // With something in it it stays: the buttons below would move away from under the finger that leaves it.
        onBlur={() => text === '' && setEditing(false)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
          event.preventDefault();
          setEditing(false);
          onSend();
        }}
      />
    );
  }
  return (
    <Box
      sx={{
        display: 'flex',
        flexDirection: { xs: 'column', sm: 'row' },
        alignItems: { xs: 'stretch', sm: 'flex-start' },
        gap: 1,
        p: 2,
        minHeight: 88,
        borderRadius: '16px',
        bgcolor: 'brand.tint',
      }}
    >
      <Box
        role="log"
        aria-label="Transcript"
        aria-live="polite"
        sx={{ flex: 1, fontSize: '1.25rem', fontWeight: 550, lineHeight: 1.4, overflowWrap: 'anywhere' }}
      >
        {text || <Box sx={{ color: 'text.secondary', fontWeight: 400 }}>Your words appear here.</Box>}
      </Box>
      <Button
        size="small"
        sx={{ alignSelf: { xs: 'flex-end', sm: 'flex-start' } }}
        startIcon={<Pencil size={16} aria-hidden />}
        onClick={() => setEditing(true)}
      >
        Type
      </Button>
    </Box>
  );
}
