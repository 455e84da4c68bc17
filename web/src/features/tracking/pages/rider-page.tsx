import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { SEND_EVERY_SECONDS } from '@nearbite/contract/tracking';
import { CircleX, Link2Off, PackageCheck } from 'lucide-react';
import { useState } from 'react';
import { dialogs } from '../../../lib/dialogs.tsx';
import { errorText } from '../../../lib/form-errors.ts';
import { ErrorState } from '../../../ui/error-state.tsx';
import { FormCard } from '../../../ui/form-card.tsx';
import { LoadingText } from '../../../ui/loading-text.tsx';
import { MessageAlert } from '../../../ui/message-alert.tsx';
import { StateMessage } from '../../../ui/state-message.tsx';
import { useFinishDeliveryMutation, useTrackingQuery } from '../api.ts';
import { DeliveryCard } from '../components/delivery-card.tsx';
import { PositionTrouble } from '../components/position-trouble.tsx';
import { SharingStatus } from '../components/sharing-status.tsx';
import { isNotFound } from '../is-not-found.ts';
import { type TrackingLink, trackingCall, useTrackingLink } from '../tracking-link.ts';
import { useNow } from '../use-now.ts';
import { useSharing } from '../use-sharing.ts';

/** The rider's page: open it, set out, and the customer sees you coming. */
export default function RiderPage() {
  const link = useTrackingLink();
  const { data: tracking, error, refetch } = useTrackingQuery(trackingCall(link));
  const [isOn, setIsOn] = useState(true);
  const own = tracking?.restaurants.find(({ id }) => id === tracking.own_part);
  const state = own?.state ?? tracking?.state;
  const isOpen = tracking !== undefined && state !== 'over' && tracking.may_send;
  const sharing = useSharing(link, { isOn: isOn && isOpen, onChanged: refetch });
  const now = useNow();
  const isBarred = isOn && (sharing.trouble === 'denied' || sharing.trouble === 'unsupported');

  if (isNotFound(error)) return <NotValid />;
  if (error && !tracking) {
    return <ErrorState title="The delivery could not be loaded." text={errorText(error)} onRetry={refetch} />;
  }
  if (!tracking) return <LoadingText />;
  if (state === 'over') {
    return (own ?? tracking).order_status === 'cancelled' ? <Canceled /> : <Over />;
  }
  if (!tracking.may_send || sharing.connection.state === 'ended') return <NotValid />;

  return (
    <FormCard title={titleOf(isOn, isBarred)}>
      <Box sx={{ display: 'flex', flexDirection: 'column', gap: 2.5 }}>
        {!isBarred && (
          <Typography sx={{ color: 'text.secondary' }}>
            {isOn
              ? `Updates go every ${SEND_EVERY_SECONDS} seconds while this page is open.`
              : 'Your location is no longer sent.'}
          </Typography>
        )}
        {isOn && <PositionTrouble trouble={sharing.trouble} />}
        {isOn && sharing.refusal !== undefined && (
          <MessageAlert tone="bad" isHint>
            {state === 'waiting'
              ? 'The restaurant has not handed the order over yet. Sending starts by itself.'
              : sharing.refusal}
          </MessageAlert>
        )}
        {tracking.delivery && <DeliveryCard delivery={tracking.delivery} />}
        {isOn && <SharingStatus sharing={sharing} now={now} />}
        {link.rider !== undefined && state === 'live' && (
          <DeliveredButton link={link} rider={link.rider} onDone={refetch} />
        )}
        <Button variant="outlined" size="large" onClick={() => setIsOn(!isOn)}>
          {isOn ? 'Stop sharing' : 'Share my location again'}
        </Button>
      </Box>
    </FormCard>
  );
}

function titleOf(isOn: boolean, isBarred: boolean): string {
  if (!isOn) return 'Sharing has ended';
  return isBarred ? 'Your location is not shared' : 'Sending Live Location...';
}

type DeliveredProps = { readonly link: TrackingLink; readonly rider: string; readonly onDone: () => void };

function DeliveredButton({ link, rider, onDone }: DeliveredProps) {
  const [finish, { isLoading }] = useFinishDeliveryMutation();
  const onClick = async () => {
    const isSure = await dialogs.confirm({
      title: 'Delivered?',
      text: 'The customer has the food, and your location is no longer shared.',
      confirmLabel: 'Yes, delivered',
    });
    if (!isSure) return;
    const { orderId, trackingToken } = link;
    const { error } = await finish({ params: { orderId, trackingToken }, body: { rider } });
    if (error) await dialogs.error('An Error Occurred', errorText(error));
    else onDone();
  };
  return (
    <Button variant="contained" size="large" disabled={isLoading} onClick={() => void onClick()}>
      Delivered
    </Button>
  );
}

const Over = () => (
  <StateMessage
    isPage
    icon={PackageCheck}
    title="This delivery is over"
    text="Thank you! Your location is no longer shared; you can close this page."
  />
);

const Canceled = () => (
  <StateMessage
    isPage
    icon={CircleX}
    title="This order was canceled"
    text="Please take the food back to the restaurant. Your location is no longer shared."
  />
);

const NotValid = () => (
  <StateMessage
    isPage
    icon={Link2Off}
    title="This link is not valid"
    text="The order may have gone to another rider. Ask the restaurant for a new link."
  />
);
