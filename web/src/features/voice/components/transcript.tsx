import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { VOICE_COMMAND_MAX } from '@nearbite/contract/voice/voice';
import { Pencil } from 'lucide-react';
import { useEffect, useState } from 'react';
import { FormField } from '../../../ui/form/form-field.tsx';
import { useSelectAnswered } from '../use-scroll-into-view.ts';
import * as texts from '../voice.texts.ts';

type Props = {
  readonly text: string;
  readonly isListening: boolean;
  /** The page has replied to these words, and they are still there. */
  readonly isAnswered: boolean;
  /** No microphone to speak into: the box is all there is. */
  readonly isTyped: boolean;
  /** Shown as long as the box is empty. */
  readonly example: string | undefined;
  readonly onEdit: (text: string) => void;
  readonly onSend: () => void;
};

/** What was understood so far, in large letters; a tap makes it a text box, which stays until one speaks again. */
export function Transcript({ text, isListening, isAnswered, isTyped, example, onEdit, onSend }: Props) {
  const box = useSelectAnswered<HTMLTextAreaElement>(isAnswered);
  const [isEditing, setEditing] = useState(false);
  useEffect(() => {
    if (isListening) setEditing(false);
  }, [isListening]);
  if (isTyped || isEditing) {
    return (
      <FormField
        label={texts.typeYourOrder}
        multiline
        minRows={2}
        value={text}
        inputRef={box}
        autoFocus={isEditing}
        placeholder={example}
        inputProps={{ maxLength: VOICE_COMMAND_MAX }}
        onChange={(event) => onEdit(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
          event.preventDefault();
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
        aria-label={texts.transcript}
        aria-live="polite"
        sx={{ flex: 1, fontSize: '1.25rem', fontWeight: 550, lineHeight: 1.4, overflowWrap: 'anywhere' }}
      >
        {text || <Box sx={{ color: 'text.secondary', fontWeight: 400 }}>{texts.wordsAppearHere}</Box>}
      </Box>
      <Button
        size="small"
        sx={{ alignSelf: { xs: 'flex-end', sm: 'flex-start' } }}
        startIcon={<Pencil size={16} aria-hidden />}
        onClick={() => setEditing(true)}
      >
        {texts.type}
      </Button>
    </Box>
  );
}
