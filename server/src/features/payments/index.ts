export { hasTooManyCashOrders, moveCash } from './cash.service.ts';
export { readPaymentHealth } from './payment-health.ts';
export { paymentJobs } from './payments.jobs.ts';
export { registerPayments } from './payments.routes.ts';
export { checkOrderPayment } from './payments.service.ts';
export { requestPartRefund, settleRefunds } from './refunds.service.ts';
export { closeOrderSession, requestClose } from './sessions.service.ts';
