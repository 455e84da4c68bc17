import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import type { Delivery } from '@nearbite/contract/riders/riders';
import { TRACKING_HOURS } from '@nearbite/contract/tracking/tracking';
import { type ReactNode, type Ref, useId, useLayoutEffect, useRef } from 'react';
import { errorText } from '../../../lib/forms/form-errors.ts';
import { dialogs } from '../../../lib/messages/dialogs.tsx';
import { pageToast } from '../../../lib/messages/toasts.ts';
import { whileIdle } from '../../../lib/page/busy.ts';
import { FailureLine } from '../../../ui/feedback/failure-line.tsx';
import { StatusChip } from '../../../ui/food/status-chip.tsx';
import { PhoneLink } from '../../../ui/text/phone-link.tsx';
import { CARD } from '../../../ui/theme/measures.ts';
import { useRestaurantId } from '../../accounts/index.ts';
import { useChangeDeliveryMutation, useDeliveryQuery } from '../api.ts';
import * as texts from '../riders.texts.tsx';
import { ChooseRider } from './choose-rider.tsx';
import { RiderLink } from './rider-link.tsx';

/** How a delivery ended that was not marked as delivered. */
const ENDINGS = {
  pending: undefined,
  fulfilled: texts.closedAfter(TRACKING_HOURS),
  cancelled: texts.wasCanceled,
} as const;

/** Part of the owner's order page: who brings this order, the link for them, and the end of it. */
export function RiderAssignment({ oid }: { readonly oid: string }) {
  const restaurantId = useRestaurantId();
  const query = useDeliveryQuery(
    { params: { restaurant_id: restaurantId, oid } },
    { refetchOnMountOrArgChange: true },
  );
  const { currentData: delivery, error } = query;
  const failure = <FailureLine query={query} what={texts.theDelivery} />;

  const { panel, noteChange } = useFocusAfterChange(delivery);

  if (!delivery) {
    return error ? <Panel>{failure}</Panel> : <Skeleton variant="rounded" height={160} />;
  }
  const isOver = delivery.state === 'over';
  const ending = isOver && delivery.delivered_at === null ? ENDINGS[delivery.order_status] : undefined;
  return (
    <Panel ref={panel}>
      {failure}
      {delivery.rider && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}>
          <span>
            <strong>
              <bdi>{delivery.rider.name}</bdi>
            </strong>
            , <PhoneLink number={delivery.rider.phone_number} />
          </span>
          {delivery.delivered_at ? (
            <StatusChip tone="good">{texts.delivered}</StatusChip>
          ) : (
            !isOver && <StatusChip tone="waiting">{texts.inDelivery}</StatusChip>
          )}
        </Box>
      )}
      {!delivery.rider && delivery.delivered_at && <StatusChip tone="good">{texts.delivered}</StatusChip>}
      {ending !== undefined && <Typography sx={{ color: 'text.secondary' }}>{ending}</Typography>}
      {delivery.rider_link && (
        <RiderLink
          link={delivery.rider_link}
          title={texts.deliveryOf(oid)}
          text={texts.yourDelivery(oid)}
          phone={delivery.rider?.phone_number ?? ''}
        />
      )}
      {!isOver && <ChooseRider oid={oid} current={delivery.rider?.id} />}
      {!isOver && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          {delivery.order_status === 'fulfilled' && <DeliveredButton oid={oid} onDone={noteChange} />}
          {delivery.rider && <TakeOffButton oid={oid} name={delivery.rider.name} onDone={noteChange} />}
        </Box>
      )}
    </Panel>
  );
}

type PanelProps = { readonly ref?: Ref<HTMLElement>; readonly children: ReactNode };

function Panel({ ref, children }: PanelProps) {
  const headingId = useId();
  return (
    <Box
      ref={ref}
      component="section"
      tabIndex={-1}
      aria-labelledby={headingId}
      sx={{
        display: 'flex',
        flexDirection: 'column',
        alignItems: 'flex-start',
        gap: 2,
        p: 2.5,
        ...CARD,
      }}
    >
      <Typography id={headingId} variant="h3" component="h2">
        {texts.rider}
      </Typography>
      {children}
    </Box>
  );
}

type Change = Parameters<ReturnType<typeof useChangeDeliveryMutation>[0]>[0]['body'];
type Question = Parameters<typeof dialogs.confirm>[0];
type ButtonProps = { readonly oid: string; readonly onDone: () => void };

/** Asks first, does it, and says that it is done. */
function useAskedChange({ oid, onDone }: ButtonProps, change: Change, question: Question, done: string) {
  const restaurantId = useRestaurantId();
  const [changeDelivery, { isLoading }] = useChangeDeliveryMutation();
  const run = async () => {
    if (!(await dialogs.confirm(question))) return;
    const { error } = await changeDelivery({ params: { restaurant_id: restaurantId, oid }, body: change });
    if (error) return dialogs.error(texts.errorOccurred, errorText(error));
    onDone();
    pageToast.success(done);
  };
  return whileIdle(isLoading, () => void run());
}

function DeliveredButton(props: ButtonProps) {
  const finish = useAskedChange(
    props,
    { delivered: true },
    {
      title: texts.askDelivered,
      text: texts.deliveredMeans,
      confirmLabel: texts.yesDelivered,
    },
    texts.markedDelivered,
  );
  return (
    <Button variant="outlined" {...finish}>
      {texts.delivered}
    </Button>
  );
}

function TakeOffButton({ name, ...props }: ButtonProps & { readonly name: string }) {
  const takeOff = useAskedChange(
    props,
    { rider_id: null },
    {
      title: texts.askTakeOff(name),
      text: texts.takeOffMeans,
      confirmLabel: texts.yesTakeOff,
    },
    texts.takenOff,
  );
  return (
    <Button variant="text" {...takeOff}>
      {texts.takeOff}
    </Button>
  );
}

/** Where a button of the panel goes with what it has done, the keyboard goes on with choosing a rider, else at the panel. */
function useFocusAfterChange(delivery: Delivery | undefined) {
  const panel = useRef<HTMLElement>(null);
  const isChanged = useRef(false);
  const riderId = delivery?.rider?.id;
  const state = delivery?.state;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another rider or state takes buttons away.
  useLayoutEffect(() => {
    if (!isChanged.current || document.activeElement !== document.body) return;
    isChanged.current = false;
    (panel.current?.querySelector<HTMLElement>('[role="combobox"]') ?? panel.current)?.focus();
  }, [riderId, state]);
  return {
    panel,
    noteChange: () => {
      isChanged.current = true;
    },
  };
}
