import Box from '@mui/material/Box';
import {
  CLOSED_BY_OWNER,
  CLOSED_MESSAGE,
  SUSPENDED_MESSAGE,
} from '@nearbite/contract/restaurants/restaurants';
import { MessageAlert } from '../../../ui/feedback/message-alert.tsx';
import * as texts from '../restaurants.texts.ts';
import { useOwnStanding } from '../use-own-standing.ts';

/** Tells the owner of a suspended restaurant what still works, and why it is suspended. */
export function SuspensionNotice() {
  const { data } = useOwnStanding();
  if (data?.status !== 'suspended') return null;
  return (
    <Box sx={{ mb: 3 }}>
      <MessageAlert tone="bad" isHint>
        {data.status_reason === CLOSED_BY_OWNER ? CLOSED_MESSAGE : SUSPENDED_MESSAGE}
        {data.status_reason && data.status_reason !== CLOSED_BY_OWNER && texts.becauseOf(data.status_reason)}
      </MessageAlert>
    </Box>
  );
}
