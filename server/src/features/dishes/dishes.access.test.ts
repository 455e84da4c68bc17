import * as dishes from '@nearbite/contract/restaurant-dishes';
import { describeAccess } from '../../testing/describe-access.ts';

describeAccess(dishes);
