import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { Tracking } from '@nearbite/contract/tracking/tracking';
import { MapPin, Phone } from 'lucide-react';
import type { ReactNode } from 'react';
import { PhoneLink } from '../../../ui/text/phone-link.tsx';
import { RADIUS } from '../../../ui/theme/measures.ts';
import * as texts from '../rider/rider.texts.tsx';

type Props = {
  readonly delivery: NonNullable<Tracking['delivery']>;
  readonly wantedFor: string | undefined;
};

/** Where the food goes, for when, and whom to call at the door. */
export function DeliveryCard({ delivery, wantedFor }: Props) {
  return (
    <Box sx={{ p: 2, borderRadius: RADIUS.card, bgcolor: 'brand.tint', overflowWrap: 'anywhere' }}>
      <Typography variant="h3" component="h2">
        <bdi>{delivery.full_name}</bdi>
      </Typography>
      <Typography sx={{ mb: 1 }}>{texts.from(<bdi>{delivery.restaurant}</bdi>)}</Typography>
      {wantedFor !== undefined && (
        <Typography sx={{ mb: 1, fontWeight: 700 }}>{texts.wantedFor(wantedFor)}</Typography>
      )}
      <Line icon={<MapPin size={20} aria-hidden />}>
        <Box component="span" dir="auto" sx={{ fontSize: '1.125rem', fontWeight: 600 }}>
          {texts.addressInCity(delivery)}
        </Box>
      </Line>
      <Line icon={<Phone size={20} aria-hidden />}>
        <PhoneLink number={delivery.mobile} />
      </Line>
    </Box>
  );
}

function Line({ icon, children }: { readonly icon: ReactNode; readonly children: ReactNode }) {
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, minHeight: 40, '& svg': { flex: 'none' } }}>
      {icon} {children}
    </Box>
  );
}
