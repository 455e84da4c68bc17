import * as notifications from '@nearbite/contract/notifications';
import * as orders from '@nearbite/contract/orders';
import { describeAccess } from '../../testing/describe-access.ts';

describeAccess({ ...orders, ...notifications });
