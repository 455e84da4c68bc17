import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import type { CartRestaurant, CartTotals } from '@nearbite/contract/cart/cart';
import { OBSTACLES } from '@nearbite/domain/orders/order-obstacles';
import { type Ref, useId } from 'react';
import { whileIdle } from '../../../../lib/page/busy.ts';
import { MessageAlert } from '../../../../ui/feedback/message-alert.tsx';
import { RetryLine } from '../../../../ui/feedback/retry-line.tsx';
import { ConfirmBar } from '../../../../ui/layout/confirm-bar.tsx';
import { Panel } from '../../../../ui/layout/panel.tsx';
import { useIsPhone } from '../../../../ui/layout/use-is-phone.ts';
import { ResendActivation, useSession } from '../../../accounts/index.ts';
import * as texts from '../../cart.texts.tsx';
import { actionsFor, type CartObstacle, type ObstacleAction, obstaclesOf } from '../../cart-obstacles.ts';
import { CartAmounts } from '../../components/cart-amounts.tsx';
import { CartObstacles } from '../../components/cart-obstacles.tsx';
import { ObstacleActions } from '../../components/obstacle-actions.tsx';
import type { OrderPreferences } from '../order-choices.ts';
import type { PlacingFailure } from '../order-client.ts';

type Props = {
  readonly totals: CartTotals | undefined;
  readonly onRetryTotals: (() => void) | undefined;
  readonly preferences: OrderPreferences;
  readonly failure: PlacingFailure | undefined;
  readonly isPlacing: boolean;
  readonly onAction: (action: ObstacleAction, restaurantId: number | undefined) => void;
  readonly onOrderApart: (restaurantId: number) => void;
  readonly confirmButton: Ref<HTMLButtonElement>;
};

/** What it costs, the button, and what stands in the way. */
export function CartSummary(props: Props) {
  const { totals, preferences, failure, isPlacing, onAction, onOrderApart, confirmButton } = props;
  const obstaclesId = useId();
  const restaurants = totals?.restaurants ?? [];
  const obstacles = totals ? obstaclesOf(restaurants, preferences) : [];
  const isRefused = ({ code, restaurant }: CartObstacle) =>
    code === 'time_missing'
      ? failure?.code === 'slot_full'
      : failure?.code === (code === 'not_served' ? 'sold_out' : code) &&
        failure.restaurant?.id === restaurant?.id;
  const isPhone = useIsPhone();
  const confirm = <ConfirmButton ref={confirmButton} reasonsId={obstaclesId} isPlacing={isPlacing} />;
  const hints = (
    <CartObstacles
      id={obstaclesId}
      // What the server has just said is not said twice.
      obstacles={obstacles.filter((obstacle) => !isRefused(obstacle))}
      onAction={onAction}
    />
  );
  return (
    <Panel heading={texts.cartSummary} sx={{ gridArea: 'summary', position: { md: 'sticky' }, top: 92 }}>
      {/* A sum of nothing would read as a price. */}
      {totals && restaurants.length === 0 ? null : (
        <Box sx={{ display: 'grid', minHeight: AMOUNTS_HEIGHT, mb: 2.5 }}>
          <SummaryAmounts {...props} />
        </Box>
      )}
      <Box sx={{ display: 'grid', gap: 2 }}>
        {/* First, so that it does not move under the finger when something comes in its way. */}
        {!isPhone && confirm}
        {failure?.alert !== undefined && (
          <OrderRefusal
            failure={failure}
            seen={obstacles.find(isRefused)}
            restaurants={restaurants}
            preferences={preferences}
            onAction={onAction}
          />
        )}
        {failure?.code !== 'unverified' && <VerifyFirst />}
        {!isPhone && hints}
        <OrderApart
          restaurants={restaurants}
          blocked={[...obstacles.map(({ restaurant }) => restaurant?.id), failure?.restaurant?.id]}
          onOrderApart={onOrderApart}
        />
      </Box>
      {isPhone && (
        <ConfirmBar
          label={texts.total}
          amount={totals && restaurants.length > 0 ? totals.total : undefined}
          hints={hints}
        >
          {confirm}
        </ConfirmBar>
      )}
    </Panel>
  );
}

type ButtonProps = {
  readonly ref: Ref<HTMLButtonElement>;
  readonly reasonsId: string;
  readonly isPlacing: boolean;
};

const ConfirmButton = ({ ref, reasonsId, isPlacing }: ButtonProps) => (
  <Button
    ref={ref}
    type="submit"
    variant="contained"
    size="large"
    fullWidth
    aria-describedby={reasonsId}
    {...whileIdle(isPlacing)}
  >
    {isPlacing ? texts.processing : texts.confirmOrder}
  </Button>
);

/** Of all rows: the button below stays where it is, whether there is a delivery fee and while that is worked out. */
const AMOUNTS_HEIGHT = '11.25rem';

function SummaryAmounts({ totals, onRetryTotals }: Pick<Props, 'totals' | 'onRetryTotals'>) {
  if (totals) return <CartAmounts totals={totals} />;
  return onRetryTotals ? (
    <RetryLine text={texts.noTotal} onRetry={onRetryTotals} />
  ) : (
    <Skeleton variant="rounded" height="100%" aria-label={texts.workingOutTotal} role="status" />
  );
}

type ApartProps = {
  readonly restaurants: CartTotals['restaurants'];
  /** Restaurants that something stands in the way of. */
  readonly blocked: readonly (number | undefined)[];
  readonly onOrderApart: (restaurantId: number) => void;
};

/** Where one choice does not suit all restaurants, each can be ordered from by itself. */
function OrderApart({ restaurants, blocked, onOrderApart }: ApartProps) {
  if (restaurants.length < 2 || blocked.every((id) => id === undefined)) return null;
  const ready = restaurants.filter(({ id }) => !blocked.includes(id));
  return (ready.length > 0 ? ready : restaurants).map(({ id, name }) => (
    <Button key={id} variant="outlined" fullWidth onClick={() => onOrderApart(id)}>
      <bdi>{texts.orderOnlyFrom(name)}</bdi>
    </Button>
  ));
}

type OrderRefusalProps = {
  readonly failure: PlacingFailure;
  /** The same as the page has seen it. */
  readonly seen: CartObstacle | undefined;
  readonly restaurants: readonly CartRestaurant[];
  readonly preferences: OrderPreferences;
  readonly onAction: (action: ObstacleAction, restaurantId: number | undefined) => void;
};

/** Why the order was not taken, with what can be done about it. */
function OrderRefusal({ failure, seen, restaurants, preferences, onAction }: OrderRefusalProps) {
  const session = useSession();
  const restaurantId = failure.restaurant?.id;
  const code = OBSTACLES.find((obstacle) => obstacle === failure.code);
  const actions =
    code === undefined ? (seen?.actions ?? []) : actionsFor(code, { restaurants, restaurantId, preferences });
  const canResend = failure.code === 'unverified' && 'profile' in session;
  return (
    <MessageAlert
      tone="bad"
      action={
        canResend ? (
          <ResendActivation email={session.profile.email} />
        ) : (
          <ObstacleActions actions={actions} restaurantId={restaurantId} onAction={onAction} />
        )
      }
    >
      {failure.alert} {failure.advice}
    </MessageAlert>
  );
}

/** Read before a form is filled in for nothing. The server decides: the link may have been opened elsewhere meanwhile. */
function VerifyFirst() {
  const session = useSession();
  if (!('profile' in session) || session.profile.is_verified) return null;
  return (
    <MessageAlert tone="bad" isHint action={<ResendActivation email={session.profile.email} />}>
      {texts.verifyFirst}
    </MessageAlert>
  );
}
