import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { MessageAlert } from '../../../ui/feedback/message-alert.tsx';
import type { DeliveredState } from '../rider/use-delivered.ts';

/** The rider has said so; whether the server knows it, too. */
export function DeliveredHeading({ isSent }: { readonly isSent: boolean }) {
  return (
    <>
      <Typography variant="h2" component="h1">
        Delivered
      </Typography>
      <MessageAlert tone="good" isHint>
        {isSent
          ? 'The restaurant and the customer know. Thank you!'
          : 'Delivered is waiting for a connection. It is sent by itself; you can go on.'}{' '}
        Your location is no longer shared.
      </MessageAlert>
    </>
  );
}

type RefusalProps = { readonly state: DeliveredState; readonly onRead: () => void };

/** Stays above whatever the page has become since, until it was read. */
export function DeliveredRefusal({ state, onRead }: RefusalProps) {
  if (state.kind !== 'refused') return null;
  return (
    <MessageAlert
      tone="bad"
      action={
        <Button size="small" onClick={onRead}>
          OK
        </Button>
      }
    >
      Delivered was not recorded: {state.reason} Please call the restaurant.
    </MessageAlert>
  );
}
