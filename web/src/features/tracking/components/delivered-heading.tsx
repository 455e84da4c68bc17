import Typography from '@mui/material/Typography';
import { MessageAlert } from '../../../ui/message-alert.tsx';

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
