import type { KeyboardEventHandler } from 'react';
import { FormField } from '../../../../ui/form/form-field.tsx';
import * as texts from '../../cart.texts.tsx';

type Props = {
  readonly label: string;
  readonly max: number;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly autoFocus?: boolean;
  readonly error?: string | undefined;
  readonly onKeyDown?: KeyboardEventHandler;
};

/** From here on it is worth knowing how much room is left. */
const NEARLY_FULL = 40;

/** Words for a kitchen. The browser takes no letter past the end, so it is told before one comes there. */
export function NoteField({ max, value, onChange, ...field }: Props) {
  const left = max - value.length;
  return (
    <FormField
      {...field}
      multiline
      value={value}
      {...(left <= NEARLY_FULL && { hint: hintOf(left, max) })}
      inputProps={{ maxLength: max }}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}

const hintOf = (left: number, max: number) => (left > 0 ? texts.roomFor(left) : texts.noteIsFull(max));
