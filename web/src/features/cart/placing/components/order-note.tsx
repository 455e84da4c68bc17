import Button from '@mui/material/Button';
import { LIMITS } from '@nearbite/contract/limits';
import type { Fulfilment } from '@nearbite/contract/orders/stages';
import { MessageSquarePlus } from 'lucide-react';
import { useState } from 'react';
import * as texts from '../../cart.texts.tsx';
import { NoteField } from './note-field.tsx';

type Props = {
  readonly fulfilment: Fulfilment;
  readonly value: string;
  readonly onChange: (value: string) => void;
};

/** A few words for kitchen and rider; out of the way until somebody wants to say some. */
export function OrderNote({ fulfilment, value, onChange }: Props) {
  // What is picked up has no rider.
  const isForRider = fulfilment === 'delivery';
  const [isOpen, setIsOpen] = useState(false);
  if (!isOpen && value === '') {
    return (
      <Button
        variant="text"
        startIcon={<MessageSquarePlus size={18} aria-hidden />}
        onClick={() => setIsOpen(true)}
        sx={{
          justifySelf: 'start',
          marginInlineStart: -1.5,
          color: 'text.primary',
          textAlign: 'start',
          whiteSpace: 'normal',
        }}
      >
        {isForRider ? texts.addNoteForBoth : texts.addNoteForKitchen}
      </Button>
    );
  }
  return (
    <NoteField
      label={isForRider ? texts.noteForBoth : texts.noteForKitchen}
      max={LIMITS.orderNote.max}
      // Opened by the customer's own press, who wants to write.
      autoFocus={isOpen}
      value={value}
      onChange={onChange}
    />
  );
}
