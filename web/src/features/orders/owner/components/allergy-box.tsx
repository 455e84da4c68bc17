import Box from '@mui/material/Box';
import type { OrderPart } from '@nearbite/contract/orders/owner-orders';
import { TriangleAlert } from 'lucide-react';
import { allergenNames } from '../../../../ui/food/allergy-warning.tsx';
import * as texts from './allergy-box.texts.ts';

/** What the customer must not eat, before anything else of the order; boxed, so that it is seen on paper, too. */
export function AllergyBox({ part: { allergies } }: { readonly part: Pick<OrderPart, 'allergies'> }) {
  if (allergies.length === 0) return null;
  return (
    <Box role="note" sx={boxStyles}>
      <TriangleAlert size={24} aria-hidden />
      <span>{texts.allergicTo(allergenNames(allergies))}</span>
    </Box>
  );
}

const boxStyles = {
  display: 'flex',
  alignItems: 'center',
  gap: 1.5,
  mb: 2,
  p: 1.5,
  border: '3px solid',
  borderRadius: '12px',
  color: 'status.bad.text',
  bgcolor: 'status.bad.tint',
  fontSize: '1.125rem',
  fontWeight: 750,
  overflowWrap: 'anywhere',
  '& svg': { flex: 'none' },
  // Printers of tickets know black only.
  '@media print': { my: '2mm', p: '2mm', borderRadius: 0, color: '#000', bgcolor: 'transparent' },
} as const;
