import { useState } from 'react';
import { errorText } from '../../../lib/forms/form-errors.ts';
import { isNotFound, isUnreachable } from '../../../lib/net/call-error.ts';
import { orderedTimeText } from '../../../ui/format/order-times.ts';
import { ErrorState } from '../../../ui/loading/error-state.tsx';
import { LoadingText } from '../../../ui/loading/loading-text.tsx';
import { useTrackingQuery } from '../api.ts';
import { DeliveredRefusal } from '../components/delivered-heading.tsx';
import { NoSignal } from '../components/no-signal.tsx';
import { DeliveryCanceled, DeliveryOver, LinkNotValid } from '../components/rider-endings.tsx';
import { RiderView } from '../components/rider-view.tsx';
import * as texts from '../rider/rider.texts.tsx';
import { socketPath, trackingCall, useTrackingLink } from '../rider/tracking-link.ts';
import { useDelivered } from '../rider/use-delivered.ts';
import { useSharing } from '../rider/use-sharing.ts';

/** The rider's page: open it, set out, and the customer sees you coming. */
export default function RiderPage() {
  const delivered = useDelivered(useTrackingLink());
  return (
    <>
      <DeliveredRefusal state={delivered.state} onRead={delivered.dismiss} />
      <Delivery delivered={delivered} />
    </>
  );
}

function Delivery({ delivered }: { readonly delivered: ReturnType<typeof useDelivered> }) {
  const link = useTrackingLink();
  const { data: tracking, error, refetch } = useTrackingQuery(trackingCall(link));
  const [isOn, setIsOn] = useState(true);
  const own = tracking?.restaurants.find(({ id }) => id === tracking.own_part);
  const state = own?.state ?? tracking?.state;
  const isDelivered = delivered.state.kind === 'waiting' || delivered.state.kind === 'taken';
  const isOpen = tracking !== undefined && state !== 'over' && tracking.may_send && !isDelivered;
  const sharing = useSharing(socketPath(link), { isOn: isOn && isOpen, onChanged: refetch });

  if (isNotFound(error)) return <LinkNotValid />;
  if (isUnreachable(error) && !tracking) return <NoSignal isDelivered={isDelivered} onRetry={refetch} />;
  if (error && !tracking) {
    return <ErrorState title={texts.deliveryNotLoaded} text={errorText(error)} onRetry={refetch} />;
  }
  if (!tracking) return <LoadingText />;
  if (state === 'over') {
    return (own ?? tracking).order_status === 'cancelled' ? <DeliveryCanceled /> : <DeliveryOver />;
  }
  if (!tracking.may_send || sharing.connection.state === 'ended') return <LinkNotValid />;

  return (
    <RiderView
      delivery={tracking.delivery}
      wantedFor={own && orderedTimeText(own, own.time_zone)}
      home={tracking.home}
      sharing={sharing}
      isOn={isOn}
      onSwitch={() => setIsOn(!isOn)}
      isWaiting={state === 'waiting'}
      delivered={delivered.state.kind}
      canDeliver={link.rider !== undefined}
      onDelivered={link.rider !== undefined && state === 'live' ? delivered.markDelivered : undefined}
    />
  );
}
