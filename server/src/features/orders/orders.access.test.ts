import * as notifications from '@nearbite/contract/notifications/customer-notifications';
import * as orders from '@nearbite/contract/orders/customer-orders';
import { describeAccess } from '../../testing/describe-access.ts';

describeAccess({ ...orders, ...notifications });
