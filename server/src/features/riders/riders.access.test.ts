import * as riders from '@nearbite/contract/riders';
import { describeAccess } from '../../testing/describe-access.ts';

describeAccess(riders);
