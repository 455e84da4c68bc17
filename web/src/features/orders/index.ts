export { useCancelOrderMutation, useOrderQuery, useOrdersQuery } from './customer/api.ts';
export { CancelButton } from './customer/components/cancel-order.tsx';
export { OrderLoading } from './customer/components/order-loading.tsx';
export { PayByNotice } from './customer/components/pay-by.tsx';
export { SlotNotice } from './customer/components/slot-notice.tsx';
export { canceledText, isPayable } from './customer/payable.ts';
export { useOrderPartsQuery } from './owner/api.ts';
export { AutoPrinter } from './owner/components/auto-printer.tsx';
export { LatestOrders } from './owner/components/latest-orders.tsx';
