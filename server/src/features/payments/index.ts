export { hasTooManyCashOrders, moveCash } from './cash/cash.service.ts';
export { paymentJobs } from './payments.jobs.ts';
export { registerPayments } from './payments.routes.ts';
export { checkOrderPayment } from './payments.service.ts';
export { readPaymentHealth } from './reconciliation/payment-health.ts';
export { requestPartRefund, settleRefunds } from './refunds/refunds.service.ts';
export { closeOrderSession, requestClose } from './sessions/sessions.service.ts';
