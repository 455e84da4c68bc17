import * as dishes from '@nearbite/contract/dishes/dishes';
import { describeAccess } from '../../testing/describe-access.ts';

describeAccess(dishes);
