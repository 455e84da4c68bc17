export { useCreateOrderMutation } from './api.ts';
export {
  refetchCart,
  usePutInCartMutation,
  usePutVoiceItemInCartMutation,
  useRemoveFromCartMutation,
  type VoiceItemBody,
} from './cart.api.ts';
export { useCartLines, useCartTotals } from './cart.ts';
export { cartCountSlice, useCartCount } from './cart-count.ts';
export { getCartId } from './cart-id.ts';
export { onCartChangedElsewhere } from './cart-sync.ts';
export { GuestCartLine } from './components/guest-cart-line.tsx';
export type { OrderBody } from './order-submission.ts';
