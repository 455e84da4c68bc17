export {
  refetchCart,
  usePutInCartMutation,
  usePutVoiceItemInCartMutation,
  useRemoveFromCartMutation,
  type VoiceItemBody,
} from './cart.api.ts';
export { useCartHolder, useCartLines, useCartTotals } from './cart.ts';
export { cartCountSlice, useCartCount } from './cart-count.ts';
export { getCartId } from './cart-id.ts';
export { cartItemBody } from './cart-item-body.ts';
export { findCityProblem } from './cart-obstacles.ts';
export { onCartChangedElsewhere } from './cart-sync.ts';
export { AfterOrder } from './components/after-order.tsx';
export { DeliveryPin } from './components/delivery-pin.tsx';
export { GuestCartLine } from './components/guest-cart-line.tsx';
export { GuestCartList } from './components/guest-cart-list.tsx';
export { useLoginOffer } from './guest-cart-count.ts';
export { LOGIN_TO_CART } from './login-to-cart.ts';
export { type OrderRequest, type Placement, type PlacingFailure, useOrderClient } from './order-client.ts';
export { hasOpenSubmission } from './order-submission.ts';
export { useKnownDetails } from './use-known-details.ts';
export { useOrderAgain } from './use-order-again.ts';
export { findOrderNote, forgetOrderChoices, keepOrderChoice } from './use-order-choices.ts';
export { usePin } from './use-pin.ts';
