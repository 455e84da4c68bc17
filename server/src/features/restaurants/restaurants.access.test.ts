import * as notifications from '@nearbite/contract/notifications/owner-notifications';
import * as adminTerms from '@nearbite/contract/restaurants/admin-terms';
import * as publicTerms from '@nearbite/contract/restaurants/public-terms';
import * as area from '@nearbite/contract/restaurants/restaurants';
import * as terms from '@nearbite/contract/restaurants/terms';
import * as reviews from '@nearbite/contract/reviews/owner-reviews';
import { describeAccess } from '../../testing/describe-access.ts';

describeAccess({ ...area, ...notifications, ...reviews, ...terms, ...adminTerms, ...publicTerms });
