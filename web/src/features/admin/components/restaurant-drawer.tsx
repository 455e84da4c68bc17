import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import Link from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import type { AdminRestaurant } from '@nearbite/contract/admin/restaurants';
import { X } from 'lucide-react';
import { MessageAlert } from '../../../ui/feedback/message-alert.tsx';
import { FoodPicture } from '../../../ui/food/food-picture.tsx';
import { formatOwnDateTime } from '../../../ui/format/own-clock.ts';
import { lazyPart } from '../../../ui/loading/lazy-part.tsx';
import { PhoneLink } from '../../../ui/text/phone-link.tsx';
import * as texts from '../admin.texts.ts';
import { DECISION_LABELS, DECISIONS, type Decision, IS_DESTRUCTIVE } from '../use-decisions.ts';
import { DishReviewList } from './dish-review-list.tsx';
import { Fact, FactList } from './fact-list.tsx';
import { OpenOrders } from './open-orders.tsx';
import { RestaurantStatusChip } from './restaurant-status.tsx';
import { TermsSummary } from './terms-summary.tsx';

const RestaurantMap = lazyPart(() => import('./restaurant-map.tsx'), {
  fallback: <Skeleton variant="rounded" height={220} />,
});

type Props = {
  readonly restaurant: AdminRestaurant;
  readonly onClose: () => void;
  readonly onDecide: (decision: Decision, restaurant: AdminRestaurant) => void;
};

const closeStyles = { position: 'absolute', top: 12, right: 12 } as const;

/** Everything there is to know before deciding. */
export function RestaurantDrawer({ restaurant, onClose, onDecide }: Props) {
  const { latitude, longitude, name } = restaurant;
  const decisions = DECISIONS[restaurant.status];
  const isPublic = restaurant.status === 'approved' || restaurant.status === 'suspended';
  return (
    <Drawer
      anchor="right"
      open
      onClose={onClose}
      slotProps={{
        paper: { role: 'dialog', 'aria-labelledby': 'drawer-title', sx: { width: { xs: '100%', sm: 480 } } },
      }}
    >
      <Box sx={{ flex: 1, overflowY: 'auto' }}>
        <Box sx={{ position: 'relative' }}>
          <FoodPicture image={restaurant.image} alt={restaurant.name} sizes="480px" ratio="2 / 1" isUrgent />
          <IconButton aria-label={texts.close} onClick={onClose} sx={closeStyles}>
            <X size={20} />
          </IconButton>
        </Box>
        <Box sx={{ display: 'flex', flexDirection: 'column', gap: 2.5, p: { xs: 2, sm: 3 } }}>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.25 }}>
            <Typography id="drawer-title" variant="h2" sx={{ overflowWrap: 'anywhere' }}>
              <bdi>{restaurant.name}</bdi>
            </Typography>
            <RestaurantStatusChip status={restaurant.status} />
          </Box>
          {restaurant.owner.is_blocked && (
            <MessageAlert tone="bad" isHint>
              {texts.ownerIsBlocked}
            </MessageAlert>
          )}
          {restaurant.reason !== null && (
            <MessageAlert tone="bad" isHint>
              <bdi>{restaurant.reason}</bdi>
            </MessageAlert>
          )}
          {restaurant.description !== null && (
            <Typography sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
              <bdi>{restaurant.description}</bdi>
            </Typography>
          )}
          <Facts restaurant={restaurant} />
          <RestaurantMap latitude={latitude} longitude={longitude} name={name} />
          {isPublic && <TermsSummary restaurant={restaurant} />}
          {isPublic && <OpenOrders restaurantId={restaurant.id} />}
          {isPublic && <DishReviewList restaurantId={restaurant.id} />}
        </Box>
      </Box>
      {decisions.length > 0 && (
        <Box sx={{ display: 'flex', gap: 3, p: 2, borderTop: 1, borderColor: 'divider' }}>
          {decisions.map((decision, index) => (
            <Button
              key={decision}
              fullWidth
              variant={index === 0 ? 'contained' : 'outlined'}
              color={IS_DESTRUCTIVE[decision] ? 'error' : 'primary'}
              onClick={() => onDecide(decision, restaurant)}
            >
              {DECISION_LABELS[decision]}
            </Button>
          ))}
        </Box>
      )}
    </Drawer>
  );
}

function Facts({
  restaurant: { owner, email, phone_number, address, date, decided_at },
}: Pick<Props, 'restaurant'>) {
  return (
    <FactList>
      <Fact label={texts.owner}>
        <bdi>{owner.name}</bdi>
        <br />
        <Link href={`mailto:${owner.email}`}>{owner.email}</Link>
      </Fact>
      <Fact label={texts.email}>
        <Link href={`mailto:${email}`}>{email}</Link>
      </Fact>
      <Fact label={texts.contact}>
        <PhoneLink number={phone_number} />
      </Fact>
      <Fact label={texts.address}>
        <bdi>{address ?? texts.notGiven}</bdi>
      </Fact>
      <Fact label={texts.requested}>{formatOwnDateTime(date)}</Fact>
      {decided_at !== null && <Fact label={texts.decided}>{formatOwnDateTime(decided_at)}</Fact>}
    </FactList>
  );
}
