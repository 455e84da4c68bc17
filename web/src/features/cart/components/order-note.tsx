import Button from '@mui/material/Button';
import { LIMITS } from '@nearbite/contract/limits';
import { MessageSquarePlus } from 'lucide-react';
import { useState } from 'react';
import { FormField } from '../../../ui/form-field.tsx';

type Props = { readonly value: string; readonly onChange: (value: string) => void };

/** A few words for kitchen and rider; out of the way until somebody wants to say some. */
export function OrderNote({ value, onChange }: Props) {
  const [isOpen, setIsOpen] = useState(false);
  if (!isOpen && value === '') {
    return (
      <Button
        variant="text"
        startIcon={<MessageSquarePlus size={18} aria-hidden />}
        onClick={() => setIsOpen(true)}
        sx={{ justifySelf: 'start', ml: -1.5, color: 'text.primary' }}
      >
        Add a note for the kitchen and rider
      </Button>
    );
  }
  return (
    <FormField
      label="Note for the kitchen and rider (optional)"
      multiline
      // Opened by the customer's own press, who wants to write.
      autoFocus={isOpen}
      value={value}
      inputProps={{ maxLength: LIMITS.orderNote.max }}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}
