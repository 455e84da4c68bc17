import * as riders from '@nearbite/contract/riders/riders';
import { describeAccess } from '../../testing/describe-access.ts';

describeAccess(riders);
