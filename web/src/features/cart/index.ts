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
export { CartAmounts } from './components/cart-amounts.tsx';
export { CartBar } from './components/cart-bar.tsx';
export { GuestCartLine } from './components/guest-cart-line.tsx';
export { GuestCartList } from './components/guest-cart-list.tsx';
export { useLoginOffer } from './guest-cart-count.ts';
export { LOGIN_TO_CART } from './login-to-cart.ts';
export { AfterOrder, OrderAgainButton } from './placing/components/after-order.tsx';
export { DeliveryPin } from './placing/components/delivery-pin.tsx';
export { default as OrderAgainDialog } from './placing/components/order-again-dialog.tsx';
export {
  type OrderRequest,
  type Placement,
  type PlacingFailure,
  useOrderClient,
} from './placing/order-client.ts';
export { hasOpenSubmission } from './placing/order-submission.ts';
export { useKnownDetails } from './placing/use-known-details.ts';
export { useOrderAgain } from './placing/use-order-again.ts';
export { findOrderNote, forgetOrderChoices, saveOrderChoice } from './placing/use-order-choices.ts';
export { pinOf, rememberAddressPlace, usePin } from './placing/use-pin.ts';
export { type DishQuantities, useDishQuantities } from './use-dish-quantities.ts';
