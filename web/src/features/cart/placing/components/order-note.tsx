import Button from '@mui/material/Button';
import { LIMITS } from '@nearbite/contract/limits';
import type { Fulfilment } from '@nearbite/contract/orders/stages';
import { MessageSquarePlus } from 'lucide-react';
import { useState } from 'react';
import { NoteField } from './note-field.tsx';

type Props = {
  readonly fulfilment: Fulfilment;
  readonly value: string;
  readonly onChange: (value: string) => void;
};

/** A few words for kitchen and rider; out of the way until somebody wants to say some. */
export function OrderNote({ fulfilment, value, onChange }: Props) {
  // What is picked up has no rider.
  const readers = fulfilment === 'pickup' ? 'the kitchen' : 'the kitchen and rider';
  const [isOpen, setIsOpen] = useState(false);
  if (!isOpen && value === '') {
    return (
      <Button
        variant="text"
        startIcon={<MessageSquarePlus size={18} aria-hidden />}
        onClick={() => setIsOpen(true)}
        sx={{ justifySelf: 'start', ml: -1.5, color: 'text.primary' }}
      >
        Add a note for {readers}
      </Button>
    );
  }
  return (
    <NoteField
      label={`Note for ${readers} (optional)`}
      max={LIMITS.orderNote.max}
      // Opened by the customer's own press, who wants to write.
      autoFocus={isOpen}
      value={value}
      onChange={onChange}
    />
  );
}
