import * as audit from '@nearbite/contract/admin/audit';
import * as categories from '@nearbite/contract/admin/categories';
import * as dishes from '@nearbite/contract/admin/dishes';
import * as openOrders from '@nearbite/contract/admin/open-orders';
import * as restaurants from '@nearbite/contract/admin/restaurants';
import * as settings from '@nearbite/contract/admin/settings';
import * as summary from '@nearbite/contract/admin/summary';
import * as users from '@nearbite/contract/admin/users';
import { describeAccess } from '../../testing/describe-access.ts';

describeAccess({
  ...audit,
  ...categories,
  ...dishes,
  ...openOrders,
  ...restaurants,
  ...settings,
  ...summary,
  ...users,
});
