import Box from '@mui/material/Box';
import type { OrderPart } from '@nearbite/contract/restaurant-orders';
import { RiderAssignment } from '../../riders/components/rider-assignment.tsx';

/** Where the order page hands an order to a rider; a new status makes it look again. */
export function RiderSlot({ part }: { readonly part: OrderPart }) {
  return (
    <Box sx={{ mt: 4 }}>
      <RiderAssignment key={part.order_status} oid={part.oid} />
    </Box>
  );
}
