import * as registration from '@nearbite/contract/restaurant-registration';
import { describeAccess } from '../../testing/describe-access.ts';

describeAccess(registration);
