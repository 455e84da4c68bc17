import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Bell } from 'lucide-react';
import { pageToast } from '../../../lib/messages/toasts.ts';
import * as texts from './push.texts.ts';
import { type OwnDeviceState, useAccountDevice, useRiderDevice } from './use-own-device.ts';

/** A quiet offer; the browser asks for permission only after it was taken. */
export function TellMe({ what }: { readonly what: 'order' | 'orders' }) {
  return <Offer device={useAccountDevice()} what={what === 'order' ? texts.ofYourOrder : texts.ofOrders} />;
}

/** Riders have no settings: here they also turn it off. */
export function TellRider({ riderKey }: { readonly riderKey: string }) {
  const device = useRiderDevice(riderKey);
  if (device.id === undefined) return <Offer device={device} what={texts.ofDeliveries} />;
  return (
    <Line text={texts.toldHere}>
      <Button size="small" disabled={device.isBusy} onClick={device.turnOff}>
        {texts.stopTelling}
      </Button>
    </Line>
  );
}

type OfferProps = { readonly device: OwnDeviceState; readonly what: string };

/** Nothing where it is on already, or never will be. */
export function Offer({ device, what }: OfferProps) {
  const { hindrance, isReady, id, isBusy, hasFailed, turnOn } = device;
  if (id !== undefined || hindrance === 'unsupported') return null;
  if (hindrance) return <Line text={texts.hindrances[hindrance]} />;
  if (!isReady) return null;
  const onTurnOn = async () => {
    if (await turnOn()) pageToast.success(texts.toldHere);
  };
  return (
    <Line text={hasFailed ? texts.notTurnedOn : what}>
      <Button
        size="small"
        variant="outlined"
        startIcon={<Bell size={18} />}
        disabled={isBusy}
        onClick={onTurnOn}
      >
        {texts.tellMeHere}
      </Button>
    </Line>
  );
}

function Line({ text, children }: { readonly text: string; readonly children?: React.ReactNode }) {
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        columnGap: 1.5,
        rowGap: 0.5,
        '& button': { minHeight: 44 },
      }}
    >
      {children}
      <Typography variant="body2" color="text.secondary" aria-live="polite" sx={{ flex: '1 1 220px' }}>
        {text}
      </Typography>
    </Box>
  );
}
