import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { OrderPart } from '@nearbite/contract/orders/owner-orders';
import { Printer } from 'lucide-react';
import { OrderStatusSelect } from './order-status-select.tsx';

export function OrderActions({ part }: { part: OrderPart }) {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
      <OrderStatusSelect part={part} />
      <Button variant="outlined" startIcon={<Printer size={18} aria-hidden />} onClick={() => window.print()}>
        Print kitchen ticket
      </Button>
    </Box>
  );
}
