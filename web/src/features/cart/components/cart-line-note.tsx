import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { CartLine } from '@nearbite/contract/cart/cart';
import { LIMITS } from '@nearbite/contract/limits';
import { useId, useState } from 'react';
import { LineNote } from '../../../ui/food/line-note.tsx';
import * as texts from '../cart.texts.tsx';
import { NoteField } from '../placing/components/note-field.tsx';
import { useSaveLine } from '../use-save-line.ts';

type Props = { readonly line: CartLine; readonly isDisabled: boolean };

/** How this dish is to be made: said by voice or written here, put in other words or taken back. */
export function CartLineNote({ line, isDisabled }: Props) {
  const [text, setText] = useState<string>();
  const [problem, setProblem] = useState<string>();
  const [isSaving, setIsSaving] = useState(false);
  const [wasOpen, setWasOpen] = useState(false);
  const saveLine = useSaveLine();
  const close = () => {
    setText(undefined);
    setProblem(undefined);
    setWasOpen(true);
  };
  const save = async (note: string) => {
    setIsSaving(true);
    const refused = await saveLine(line, { note: note.trim() });
    setIsSaving(false);
    if (refused === undefined) close();
    else setProblem(refused);
  };

  if (text === undefined) {
    return (
      <WrittenNote
        line={line}
        isDisabled={isDisabled}
        wasOpen={wasOpen}
        onOpen={() => setText(line.note ?? '')}
      />
    );
  }
  return (
    <Box sx={{ display: 'grid', gap: 1, my: 0.5 }}>
      <NoteField
        label={texts.noteForDish(line.dish.title)}
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
          {texts.saveNote}
        </Button>
        <Button variant="text" size="small" onClick={close}>
          {texts.cancel}
        </Button>
      </Box>
    </Box>
  );
}

type WrittenNoteProps = Props & {
  /** The field was here and has closed: the keyboard goes back to where it was. */
  readonly wasOpen: boolean;
  readonly onOpen: () => void;
};

function WrittenNote({ line, isDisabled, wasOpen, onOpen }: WrittenNoteProps) {
  const noteId = useId();
  const isNew = line.note === null;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1 }}>
      {line.note !== null && (
        <Box id={noteId} sx={{ minWidth: 0 }}>
          <LineNote note={line.note} />
        </Box>
      )}
      <Button
        variant="text"
        size="small"
        disabled={isDisabled}
        autoFocus={wasOpen}
        aria-label={isNew ? texts.addNoteTo(line.dish.title) : texts.changeNoteOf(line.dish.title)}
        aria-describedby={isNew ? undefined : noteId}
        onClick={onOpen}
        sx={{ px: 1, mx: -1, ...(isNew && { color: 'text.secondary' }) }}
      >
        {isNew ? texts.addNote : texts.change}
      </Button>
    </Box>
  );
}
