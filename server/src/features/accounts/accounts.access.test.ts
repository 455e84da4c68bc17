import * as accounts from '@nearbite/contract/accounts';
import * as ownAccount from '@nearbite/contract/own-account';
import { describeAccess } from '../../testing/describe-access.ts';

describeAccess(accounts);
describeAccess(ownAccount);
