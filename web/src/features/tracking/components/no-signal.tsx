import Box from '@mui/material/Box';
import { CloudOff } from 'lucide-react';
import { useEffect } from 'react';
import { Button } from '../../../ui/form/button.tsx';
import { StateMessage } from '../../../ui/loading/state-message.tsx';
import * as texts from '../rider/rider.texts.tsx';
import { DeliveredHeading } from './delivered-heading.tsx';

/** Phones often believe in a network that carries nothing, and then never tell that it is back. */
const TRY_EVERY_MS = 10_000;

type Props = { readonly isDelivered: boolean; readonly onRetry: () => unknown };

/** The page was opened where its delivery cannot be fetched; it comes by itself. */
export function NoSignal({ isDelivered, onRetry }: Props) {
  useEffect(() => {
    const timer = setInterval(onRetry, TRY_EVERY_MS);
    return () => clearInterval(timer);
  }, [onRetry]);
  if (isDelivered) {
    return (
      <Box sx={{ width: '100%', maxWidth: 560, mx: 'auto', pt: 2.5 }}>
        <DeliveredHeading isSent={false} />
      </Box>
    );
  }
  return (
    <div role="alert">
      <StateMessage
        isPage
        icon={CloudOff}
        title={texts.noSignal}
        text={texts.noConnection}
        action={<Button onClick={onRetry}>{texts.tryAgain}</Button>}
      />
    </div>
  );
}
