import * as accounts from '@nearbite/contract/accounts/accounts';
import * as ownAccount from '@nearbite/contract/accounts/own-account';
import { describeAccess } from '../../testing/describe-access.ts';

describeAccess(accounts);
describeAccess(ownAccount);
