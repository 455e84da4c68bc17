import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { Form } from '../../../../ui/form/form.tsx';
import * as texts from '../owner-orders.texts.tsx';

type Props = {
  readonly onSubmit: () => void;
  readonly onCancel: () => void;
  /** The field and the button that sends it. */
  readonly children: ReactNode;
};

/** What a step asks for before it is taken, in place of the buttons; Escape brings them back. */
export const StepForm = ({ onSubmit, onCancel, children }: Props) => (
  <Form onSubmit={onSubmit} onKeyDown={({ key }) => key === 'Escape' && onCancel()} sx={formStyles}>
    {children}
    <Button onClick={onCancel}>{texts.back}</Button>
  </Form>
);

const formStyles = {
  display: 'flex',
  flexWrap: 'wrap',
  // Where the field says what is wrong, the buttons stay beside the field.
  alignItems: 'flex-start',
  gap: 1.5,
  // The field's name stands across its upper edge.
  mt: 2,
} as const;
