import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { MessageAlert } from '../../../ui/feedback/message-alert.tsx';
import * as texts from '../rider/rider.texts.tsx';
import type { DeliveredState } from '../rider/use-delivered.ts';

/** The rider has said so; whether the server knows it, too. */
export function DeliveredHeading({ isSent }: { readonly isSent: boolean }) {
  return (
    <>
      <Typography variant="h2" component="h1">
        {texts.delivered}
      </Typography>
      <MessageAlert tone="good" isHint>
        {isSent ? texts.theyKnow : texts.deliveredWaits} {texts.noLongerShared}
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
          {texts.ok}
        </Button>
      }
    >
      {texts.notRecorded(state.reason)}
    </MessageAlert>
  );
}
