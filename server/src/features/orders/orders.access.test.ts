import * as notifications from '@nearbite/contract/notifications/customer-notifications';
import * as checkout from '@nearbite/contract/orders/checkout';
import * as placing from '@nearbite/contract/orders/create-order';
import * as orders from '@nearbite/contract/orders/customer-orders';
import { describeAccess } from '../../testing/describe-access.ts';

describeAccess({ ...orders, ...placing, ...checkout, ...notifications });
