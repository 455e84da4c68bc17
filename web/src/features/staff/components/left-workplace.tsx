import Button from '@mui/material/Button';
import { DoorOpen } from 'lucide-react';
import { StateMessage } from '../../../ui/loading/state-message.tsx';
import * as texts from '../staff.texts.ts';
import type { useLeftWorkplace } from '../use-left-workplace.ts';

/** In place of another restaurant's orders, which one did not ask for. */
export const LeftWorkplace = ({ left, next, goOn }: ReturnType<typeof useLeftWorkplace>) => (
  <StateMessage
    isPage
    icon={DoorOpen}
    title={texts.noLongerHere}
    text={texts.tookYouOff(left?.name ?? '')}
    action={
      <Button variant="contained" onClick={goOn}>
        {texts.goTo(next?.name ?? texts.yourRestaurant)}
      </Button>
    }
  />
);
