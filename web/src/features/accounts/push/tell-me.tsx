import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { BellPlus } from 'lucide-react';
import { useState } from 'react';
import { pageToast } from '../../../lib/messages/toasts.ts';
import * as texts from './push.texts.ts';
import { type Outcome, type OwnDeviceState, useAccountDevice, useRiderDevice } from './use-own-device.ts';

/** A quiet offer; the browser asks for permission only after it was taken. */
export const TellMe = () => <Offer device={useAccountDevice()} what={texts.ofYourOrder} />;

/** The same among a kitchen's tools. */
export function TellKitchen() {
  const device = useAccountDevice();
  const { hindrance, isReady, id, isBusy } = device;
  if (id !== undefined || !isReady || (hindrance && hindrance !== 'install')) return null;
  const onClick = async () => {
    const outcome = hindrance ?? (await device.turnOn());
    if (outcome === 'on') pageToast.success(texts.toldHere);
    else if (outcome) pageToast.error(outcome === 'failed' ? texts.notTurnedOn : texts.hindrances[outcome]);
  };
  return (
    <IconButton
      aria-label={texts.tellMeHere}
      title={`${texts.tellMeHere}. ${texts.ofOrders}`}
      disabled={isBusy}
      onClick={onClick}
    >
      <BellPlus size={20} aria-hidden />
    </IconButton>
  );
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

type OfferProps = {
  readonly device: OwnDeviceState;
  readonly what: string;
  /** Says why there is nothing to turn on, also to those who have not tried to. */
  readonly explains?: boolean;
};

/** Nothing where it is on already, or never will be. */
export function Offer({ device, what, explains = false }: OfferProps) {
  const { hindrance, isReady, id, isBusy, turnOn } = device;
  const [outcome, setOutcome] = useState<Outcome>();
  if (id !== undefined) return null;
  if (hindrance)
    return explains || hindrance === 'install' || hindrance === outcome ? (
      <Line text={texts.hindrances[hindrance]} />
    ) : null;
  if (!isReady) return null;
  const onTurnOn = async () => {
    const next = await turnOn();
    setOutcome(next);
    if (next === 'on') pageToast.success(texts.toldHere);
  };
  return (
    <Line text={outcome === 'failed' ? texts.notTurnedOn : what}>
      <Button
        size="small"
        variant="outlined"
        startIcon={<BellPlus size={18} />}
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
