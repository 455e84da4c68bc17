import * as weather from '@nearbite/contract/weather';
import { describeAccess } from '../../testing/describe-access.ts';

describeAccess(weather);
