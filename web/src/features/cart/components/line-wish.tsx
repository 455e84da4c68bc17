import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { CartLine } from '@nearbite/contract/cart/cart';
import { LIMITS } from '@nearbite/contract/limits';
import { useId, useState } from 'react';
import { LineNote } from '../../../ui/line-note.tsx';
import { useSaveLine } from '../use-save-line.ts';
import { NoteField } from './note-field.tsx';

type Props = { readonly line: CartLine; readonly isDisabled: boolean };

/** How this dish is to be made, where that was said: it can be put in other words or taken back. */
export function LineWish({ line, isDisabled }: Props) {
  const [text, setText] = useState<string>();
  const [problem, setProblem] = useState<string>();
  const [isSaving, setIsSaving] = useState(false);
  const saveLine = useSaveLine();
  const noteId = useId();
  const close = () => {
    setText(undefined);
    setProblem(undefined);
  };
  const save = async (note: string) => {
    setIsSaving(true);
    const refused = await saveLine(line, { note: note.trim() });
    setIsSaving(false);
    if (refused === undefined) close();
    else setProblem(refused);
  };

  if (text === undefined) {
    if (line.note === null) return null;
    return (
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1 }}>
        <Box id={noteId} sx={{ minWidth: 0 }}>
          <LineNote note={line.note} />
        </Box>
        <Button
          variant="text"
          size="small"
          disabled={isDisabled}
          aria-label={`Change the note of ${line.dish.title}`}
          aria-describedby={noteId}
          onClick={() => setText(line.note ?? '')}
          sx={{ px: 1, mx: -1 }}
        >
          Change
        </Button>
      </Box>
    );
  }
  return (
    <Box sx={{ display: 'grid', gap: 1, my: 0.5 }}>
      <NoteField
        label={`Note for ${line.dish.title}`}
        max={LIMITS.lineNote.max}
        // Opened by the customer's own press, who wants to write.
        autoFocus
        value={text}
        error={problem}
        onChange={setText}
        onKeyDown={(event) => event.key === 'Escape' && close()}
      />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button
          variant="outlined"
          size="small"
          disabled={isSaving || isDisabled}
          onClick={() => void save(text)}
        >
          Save note
        </Button>
        <Button variant="text" size="small" onClick={close}>
          Cancel
        </Button>
      </Box>
    </Box>
  );
}
