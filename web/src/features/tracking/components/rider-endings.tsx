import { CircleX, Link2Off, PackageCheck } from 'lucide-react';
import { StateMessage } from '../../../ui/loading/state-message.tsx';
import * as texts from '../rider/rider.texts.tsx';

export const DeliveryOver = () => (
  <StateMessage isPage icon={PackageCheck} title={texts.isOver} text={texts.isOverText} />
);

export const DeliveryCanceled = () => (
  <StateMessage isPage icon={CircleX} title={texts.wasCanceled} text={texts.takeBack} />
);

export const LinkNotValid = () => (
  <StateMessage isPage icon={Link2Off} title={texts.linkNotValid} text={texts.linkNotValidText} />
);
