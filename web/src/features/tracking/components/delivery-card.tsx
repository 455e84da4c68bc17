import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { Tracking } from '@nearbite/contract/tracking';
import { MapPin, Phone } from 'lucide-react';
import type { ReactNode } from 'react';
import { RADIUS } from '../../../ui/theme.ts';

/** Where the food goes and whom to call at the door. */
export function DeliveryCard({ delivery }: { readonly delivery: NonNullable<Tracking['delivery']> }) {
  const address = `${delivery.address}, ${delivery.city}`;
  const mapUrl = `https://www.openstreetmap.org/search?query=${encodeURIComponent(address)}`;
  return (
    <Box sx={{ p: 2.5, borderRadius: RADIUS.card, bgcolor: 'brand.tint' }}>
      <Typography variant="h3" component="h2">
        <bdi>{delivery.full_name}</bdi>
      </Typography>
      <Typography sx={{ color: 'text.secondary', mb: 1 }}>from {delivery.restaurant}</Typography>
      <Line icon={<MapPin size={18} aria-hidden />}>
        <Link href={mapUrl} target="_blank" rel="noreferrer">
          <bdi>{address}</bdi>
        </Link>
      </Line>
      <Line icon={<Phone size={18} aria-hidden />}>
        <Link href={`tel:${delivery.mobile.replace(/[^+\d]/g, '')}`}>{delivery.mobile}</Link>
      </Line>
    </Box>
  );
}

function Line({ icon, children }: { readonly icon: ReactNode; readonly children: ReactNode }) {
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, minHeight: 36, '& svg': { flex: 'none' } }}>
      {icon} {children}
    </Box>
  );
}
