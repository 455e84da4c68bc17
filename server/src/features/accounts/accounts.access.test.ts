import * as accounts from '@nearbite/contract/accounts';
import { describeAccess } from '../../testing/describe-access.ts';

describeAccess(accounts);
