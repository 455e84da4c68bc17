import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { Tracking } from '@nearbite/contract/tracking/tracking';
import { describeSharing, switchLabel } from '../rider/sharing-state.ts';
import type { DeliveredState } from '../rider/use-delivered.ts';
import type { Sharing } from '../rider/use-sharing.ts';
import { useNow } from '../use-now.ts';
import { Bag } from './bag.tsx';
import { DeliveredHeading } from './delivered-heading.tsx';
import { DeliveryCard } from './delivery-card.tsx';
import { OUTLINED, RiderActions } from './rider-actions.tsx';
import { SharingHeading } from './sharing-heading.tsx';
import { SharingStatus } from './sharing-status.tsx';

type Props = {
  readonly delivery: Tracking['delivery'];
  /** "18:00 to 18:30" for what was ordered for a time. */
  readonly wantedFor: string | undefined;
  readonly home: Tracking['home'];
  readonly sharing: Sharing;
  readonly isOn: boolean;
  readonly onSwitch: () => void;
  /** The restaurant still has the food. */
  readonly isWaiting: boolean;
  /** The link is that of the rider who brings it. */
  readonly canDeliver: boolean;
  readonly delivered: DeliveredState['kind'];
  readonly onDelivered: (() => void) | undefined;
};

/** A delivery in progress, for a phone in one hand. */
export function RiderView(props: Props) {
  const { delivery, wantedFor, home, sharing, isOn, onSwitch, isWaiting, canDeliver } = props;
  const { delivered, onDelivered } = props;
  const isDelivered = delivered === 'waiting' || delivered === 'taken';
  const now = useNow(performance);
  const status = describeSharing({ ...sharing, isOn, isWaiting, now });
  return (
    <Box
      sx={{
        display: 'flex',
        flexDirection: 'column',
        gap: 2,
        flex: 1,
        width: '100%',
        maxWidth: 560,
        mx: 'auto',
        pt: 2.5,
        // Whatever gets the focus must not hide behind the actions.
        '& a, & button': { scrollMarginBottom: 180 },
      }}
    >
      {isDelivered ? <DeliveredHeading isSent={delivered === 'taken'} /> : <SharingHeading {...status} />}
      {delivery && <DeliveryCard delivery={delivery} wantedFor={wantedFor} />}
      {delivery && <Bag delivery={delivery} />}
      {isOn && !isDelivered && <SharingStatus sharing={sharing} now={now} />}
      {!isDelivered && (
        <Button variant="outlined" onClick={onSwitch} sx={OUTLINED}>
          {switchLabel({ isOn, isWaiting })}
        </Button>
      )}
      {delivery && (
        <RiderActions
          delivery={delivery}
          home={home}
          isBeforeHandOver={canDeliver && isWaiting}
          onDelivered={isDelivered ? undefined : onDelivered}
        />
      )}
    </Box>
  );
}
