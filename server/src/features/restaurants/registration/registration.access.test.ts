import * as registration from '@nearbite/contract/restaurants/registration';
import { describeAccess } from '../../../testing/describe-access.ts';

describeAccess(registration);
