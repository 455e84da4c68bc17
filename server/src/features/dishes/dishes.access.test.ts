import * as dishes from '@nearbite/contract/dishes/dishes';
import * as menu from '@nearbite/contract/dishes/menu';
import * as menuCsv from '@nearbite/contract/dishes/menu-csv';
import { describeAccess } from '../../testing/describe-access.ts';

describeAccess({ ...dishes, ...menu, ...menuCsv });
