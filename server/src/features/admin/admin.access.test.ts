import * as admin from '@nearbite/contract/admin/admin';
import * as audit from '@nearbite/contract/admin/audit';
import * as categories from '@nearbite/contract/admin/categories';
import * as settings from '@nearbite/contract/admin/settings';
import { describeAccess } from '../../testing/describe-access.ts';

describeAccess({ ...admin, ...audit, ...categories, ...settings });
