import * as area from '@nearbite/contract/restaurant-area';
import * as notifications from '@nearbite/contract/restaurant-notifications';
import * as reviews from '@nearbite/contract/restaurant-reviews';
import { describeAccess } from '../../testing/describe-access.ts';

describeAccess({ ...area, ...notifications, ...reviews });
