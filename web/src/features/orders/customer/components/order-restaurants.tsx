import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import type { Order } from '@nearbite/contract/orders/customer-orders';
import { stageLabel } from '@nearbite/contract/orders/stages';
import { restaurantPath } from '@nearbite/contract/page-paths';
import { formatMoney } from '@nearbite/domain/money';
import { Bike, MapPin, Phone, Store } from 'lucide-react';
import { Link as RouterLink } from 'react-router';
import { phoneHref } from '../../../../lib/browser/phone-href.ts';
import { DayNumber } from '../../../../ui/food/day-number.tsx';
import { StatusChip } from '../../../../ui/food/status-chip.tsx';
import { Panel } from '../../../../ui/layout/panel.tsx';
import { ORDER_TONES } from '../../components/order-status-chip.tsx';
import * as texts from '../customer-orders.texts.tsx';
import { PromiseLine } from './promise-line.tsx';
import { StageLine } from './stage-line.tsx';

/** Beside each other where there is room for the steps of two. */
const partsStyles = {
  m: 0,
  p: 0,
  listStyle: 'none',
  display: 'grid',
  gap: '28px 40px',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 320px), 1fr))',
} as const;

function PickupPlace({ restaurant: { id, name, address } }: Pick<Order['parts'][number], 'restaurant'>) {
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, mt: 0.5 }}>
      <MapPin size={16} aria-hidden style={{ flex: 'none' }} />
      {address === null ? (
        <Link component={RouterLink} to={restaurantPath(id)}>
          {texts.seeWhere(name)}
        </Link>
      ) : (
        <Box dir="auto" sx={{ overflowWrap: 'anywhere' }}>
          {texts.pickUpAt(address)}
        </Box>
      )}
    </Box>
  );
}

const RiderLine = ({ rider: { name, phone_number } }: { rider: NonNullable<Order['rider']> }) => (
  <Box
    sx={{ display: 'flex', alignItems: 'center', gap: 1.5, pt: 1.5, borderTop: 1, borderColor: 'divider' }}
  >
    <Box aria-hidden sx={riderMarkStyles}>
      <Bike size={20} />
    </Box>
    <Box sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
      {texts.bringsIt(<bdi>{name}</bdi>)}
      <Box component="bdi" dir="ltr" sx={{ display: 'block', color: 'text.secondary' }}>
        {phone_number}
      </Box>
    </Box>
    <Button
      variant="outlined"
      href={phoneHref(phone_number)}
      aria-label={texts.callRider(name)}
      startIcon={<Phone size={18} aria-hidden />}
    >
      {texts.call}
    </Button>
  </Box>
);

const riderMarkStyles = {
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: 44,
  height: 44,
  borderRadius: '50%',
  color: 'brand.text',
  bgcolor: 'brand.tint',
} as const;

/** Where the food is: what whoever opens this page wants to know first. */
export function OrderRestaurants({ order }: { order: Order }) {
  const { parts, fulfilment } = order;
  // What there is to say of a whole order stands in its heading.
  const isOneOfSeveral = parts.length > 1;
  return (
    <Panel heading={isOneOfSeveral ? texts.restaurants : texts.restaurant}>
      <Box component="ul" sx={partsStyles}>
        {parts.map(({ restaurant, number, order_status, total, rider, ...progress }) => (
          <Box component="li" key={restaurant.id}>
            <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, fontWeight: 650 }}>
              <Store size={18} aria-hidden style={{ flex: 'none' }} />
              <bdi>{restaurant.name}</bdi>
              {isOneOfSeveral && (
                <Box component="span" sx={{ fontSize: '1.25rem' }}>
                  <DayNumber number={number} />
                </Box>
              )}
              {isOneOfSeveral && (
                <Box sx={{ marginInlineStart: 'auto' }}>
                  <StatusChip tone={ORDER_TONES[order_status]}>
                    {stageLabel(progress.stage, fulfilment)}
                  </StatusChip>
                </Box>
              )}
            </Box>
            {fulfilment === 'pickup' && <PickupPlace restaurant={restaurant} />}
            <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 2, mt: 0.5 }}>
              <Link
                href={phoneHref(restaurant.phone_number)}
                sx={{ display: 'inline-flex', alignItems: 'center', gap: 1, minHeight: 32 }}
              >
                <Phone size={16} aria-hidden />
                <bdi dir="ltr">{restaurant.phone_number}</bdi>
              </Link>
              {order_status === 'cancelled' ? <s>{formatMoney(total)}</s> : <span>{formatMoney(total)}</span>}
            </Box>
            <Box sx={{ display: 'grid', gap: 1, mt: 1.5 }}>
              <StageLine part={progress} fulfilment={fulfilment} label={texts.progressOf(restaurant.name)} />
              {isOneOfSeveral && <PromiseLine part={progress} order={order} />}
              {rider !== null && <RiderLine rider={rider} />}
            </Box>
          </Box>
        ))}
      </Box>
    </Panel>
  );
}
