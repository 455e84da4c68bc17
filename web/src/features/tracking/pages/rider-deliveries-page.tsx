import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { RiderPage } from '@nearbite/contract/tracking/tracking';
import { Bike } from 'lucide-react';
import { useState } from 'react';
import { useParams } from 'react-router';
import { errorText } from '../../../lib/forms/form-errors.ts';
import { isNotFound, isUnreachable } from '../../../lib/net/call-error.ts';
import { MessageAlert } from '../../../ui/feedback/message-alert.tsx';
import { orderedTimeText } from '../../../ui/format/order-times.ts';
import { ErrorState } from '../../../ui/loading/error-state.tsx';
import { LoadingText } from '../../../ui/loading/loading-text.tsx';
import { StateMessage } from '../../../ui/loading/state-message.tsx';
import { TellRider } from '../../accounts/index.ts';
import { useRiderPageQuery } from '../api.ts';
import { Bag } from '../components/bag.tsx';
import { DeliveredRefusal } from '../components/delivered-heading.tsx';
import { DeliveryCard } from '../components/delivery-card.tsx';
import { DoneToday } from '../components/done-today.tsx';
import { NoSignal } from '../components/no-signal.tsx';
import { OUTLINED, RiderActions } from '../components/rider-actions.tsx';
import { LinkNotValid } from '../components/rider-endings.tsx';
import { SharingHeading } from '../components/sharing-heading.tsx';
import { SharingStatus } from '../components/sharing-status.tsx';
import { deliveredQueue } from '../rider/delivered-queue.ts';
import * as texts from '../rider/rider.texts.tsx';
import { describeSharing, switchLabel } from '../rider/sharing-state.ts';
import { riderSocketPath } from '../rider/tracking-link.ts';
import { useDelivered } from '../rider/use-delivered.ts';
import { useSharing } from '../rider/use-sharing.ts';
import { useNow } from '../use-now.ts';

type Delivery = RiderPage['deliveries'][number];

/** Changes come over the socket; asking now and then covers the times it is away. */
const POLL_MS = 60_000;
const COLUMN = { width: '100%', maxWidth: 560, mx: 'auto', py: 2.5, display: 'grid', gap: 2 };

/** A rider's own page: all open deliveries, and one position for all of them. */
export default function RiderDeliveriesPage() {
  const { riderKey = '' } = useParams();
  const { data, error, refetch } = useRiderPageQuery(
    { params: { rider_key: riderKey } },
    { pollingInterval: POLL_MS, refetchOnReconnect: true },
  );
  const [isOn, setIsOn] = useState(true);
  const deliveries = data?.deliveries ?? [];
  const sharing = useSharing(riderSocketPath(riderKey), {
    isOn: isOn && deliveries.length > 0,
    isListening: data !== undefined,
    onChanged: refetch,
  });

  if (isNotFound(error) || sharing.connection.state === 'ended') return <LinkNotValid />;
  if (isUnreachable(error) && !data) return <NoSignal isDelivered={false} onRetry={refetch} />;
  if (error && !data) {
    return <ErrorState title={texts.deliveriesNotLoaded} text={errorText(error)} onRetry={refetch} />;
  }
  if (!data) return <LoadingText />;
  if (deliveries.length === 0) {
    return (
      <Box sx={COLUMN}>
        <StateMessage
          isPage
          icon={Bike}
          title={texts.noDeliveries(data.name)}
          text={texts.appearsByItself(data.restaurant.name)}
        />
        <TellRider riderKey={riderKey} />
        <DoneToday {...data} />
      </Box>
    );
  }
  return (
    <Box sx={COLUMN}>
      <Deliveries {...{ deliveries, sharing, isOn }} onSwitch={() => setIsOn(!isOn)} />
      <TellRider riderKey={riderKey} />
      <DoneToday {...data} />
    </Box>
  );
}

type DeliveriesProps = {
  readonly deliveries: readonly Delivery[];
  readonly sharing: ReturnType<typeof useSharing>;
  readonly isOn: boolean;
  readonly onSwitch: () => void;
};

function Deliveries({ deliveries, sharing, isOn, onSwitch }: DeliveriesProps) {
  const now = useNow(performance);
  const isWaiting = deliveries.every((delivery) => stateOf(delivery) === 'waiting');
  return (
    <>
      <SharingHeading {...describeSharing({ ...sharing, isOn, isWaiting, now })} />
      {deliveries.map((delivery) => (
        <OneDelivery
          key={delivery.rider}
          delivery={delivery}
          otherCount={deliveries.filter((other) => other !== delivery && !isSaidDelivered(other)).length}
        />
      ))}
      {isOn && <SharingStatus sharing={sharing} now={now} />}
      <Button variant="outlined" onClick={onSwitch} sx={OUTLINED}>
        {switchLabel({ isOn, isWaiting })}
      </Button>
    </>
  );
}

const ownPartOf = ({ tracking }: Delivery) => tracking.restaurants.find(({ id }) => id === tracking.own_part);
const stateOf = (delivery: Delivery) => ownPartOf(delivery)?.state ?? delivery.tracking.state;

/** It stays in the list until the server knows, too. */
function isSaidDelivered({ oid, rider }: Delivery): boolean {
  const said = deliveredQueue.find({ orderId: oid, rider });
  return said !== undefined && said.refusal === undefined;
}

type OneProps = { readonly delivery: Delivery; readonly otherCount: number };

function OneDelivery({ delivery, otherCount }: OneProps) {
  const { oid, tracking_token, rider, tracking } = delivery;
  const delivered = useDelivered({ orderId: oid, trackingToken: tracking_token, rider });
  const own = ownPartOf(delivery);
  const isDelivered = delivered.state.kind === 'waiting' || delivered.state.kind === 'taken';
  const isLive = stateOf(delivery) === 'live';
  if (!tracking.delivery) return null;
  return (
    <Box
      component="article"
      aria-label={texts.deliveryTo(tracking.delivery.full_name)}
      sx={{ display: 'grid', gap: 1.5, pb: 2.5 }}
    >
      <DeliveredRefusal state={delivered.state} onRead={delivered.dismiss} />
      <DeliveryCard delivery={tracking.delivery} wantedFor={own && orderedTimeText(own, own.time_zone)} />
      {isDelivered ? (
        <MessageAlert tone="good" isHint>
          {delivered.state.kind === 'taken' ? texts.deliveredTheyKnow : texts.deliveredWaits}
        </MessageAlert>
      ) : (
        <>
          <Bag delivery={tracking.delivery} />
          <RiderActions
            otherCount={otherCount}
            delivery={tracking.delivery}
            home={tracking.home}
            isBeforeHandOver={!isLive}
            onDelivered={isLive ? delivered.markDelivered : undefined}
          />
        </>
      )}
    </Box>
  );
}
