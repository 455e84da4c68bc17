import * as accounts from '@nearbite/contract/accounts/accounts';
import * as mailedLinks from '@nearbite/contract/accounts/mailed-links';
import * as ownAccount from '@nearbite/contract/accounts/own-account';
import * as signIn from '@nearbite/contract/accounts/sign-in';
import { describeAccess } from '../../testing/describe-access.ts';

describeAccess({ ...accounts, ...signIn, ...mailedLinks });
describeAccess(ownAccount);
