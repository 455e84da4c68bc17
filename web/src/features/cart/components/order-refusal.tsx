import type { CartRestaurant } from '@nearbite/contract/cart/cart';
import { OBSTACLES } from '@nearbite/domain/order-obstacles';
import { MessageAlert } from '../../../ui/message-alert.tsx';
import { ResendActivation, useSession } from '../../accounts/index.ts';
import { type WayOut, waysOutOf } from '../cart-obstacles.ts';
import type { OrderPreferences } from '../order-choices.ts';
import type { PlacingFailure } from '../order-client.ts';
import { WaysOut } from './ways-out.tsx';

type Props = {
  readonly failure: PlacingFailure;
  readonly restaurants: readonly CartRestaurant[];
  readonly preferences: OrderPreferences;
  readonly onWayOut: (wayOut: WayOut, restaurantId: number | undefined) => void;
};

/** Why the order was not taken, with what can be done about it. */
export function OrderRefusal({ failure, restaurants, preferences, onWayOut }: Props) {
  const session = useSession();
  const restaurantId = failure.restaurant?.id;
  const code = OBSTACLES.find((obstacle) => obstacle === failure.code);
  const ways = code === undefined ? [] : waysOutOf(code, { restaurants, restaurantId, preferences });
  const canResend = failure.code === 'unverified' && 'profile' in session;
  return (
    <MessageAlert
      tone="bad"
      action={
        canResend ? (
          <ResendActivation email={session.profile.email} />
        ) : (
          <WaysOut ways={ways} restaurantId={restaurantId} onWayOut={onWayOut} />
        )
      }
    >
      {failure.alert} {failure.advice}
    </MessageAlert>
  );
}
