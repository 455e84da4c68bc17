import * as notifications from '@nearbite/contract/notifications/owner-notifications';
import * as area from '@nearbite/contract/restaurants/restaurants';
import * as reviews from '@nearbite/contract/reviews/owner-reviews';
import { describeAccess } from '../../testing/describe-access.ts';

describeAccess({ ...area, ...notifications, ...reviews });
