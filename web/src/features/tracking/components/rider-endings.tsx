import { CircleX, Link2Off, PackageCheck } from 'lucide-react';
import { StateMessage } from '../../../ui/loading/state-message.tsx';

export const DeliveryOver = () => (
  <StateMessage
    isPage
    icon={PackageCheck}
    title="This delivery is over"
    text="Thank you! Your location is no longer shared; you can close this page."
  />
);

export const DeliveryCanceled = () => (
  <StateMessage
    isPage
    icon={CircleX}
    title="This order was canceled"
    text="Please take the food back to the restaurant. Your location is no longer shared."
  />
);

export const LinkNotValid = () => (
  <StateMessage
    isPage
    icon={Link2Off}
    title="This link is not valid"
    text="The order may have gone to another rider, or the restaurant has made a new link. Ask them for it."
  />
);
