import Box from '@mui/material/Box';
import type { OrderPart } from '@nearbite/contract/orders/owner-orders';
import { ZoneNote } from '../../../../ui/text/zone-note.tsx';

/** Above a list of one restaurant's orders: by whose clock their times are. */
export function OrdersZone({ parts: [first] }: { readonly parts: readonly OrderPart[] }) {
  if (!first) return null;
  return (
    <Box sx={{ mb: 1 }}>
      <ZoneNote timeZone={first.time_zone} />
    </Box>
  );
}
