import * as forYou from '@nearbite/contract/weather/for-you';
import * as weather from '@nearbite/contract/weather/weather';
import { describeAccess } from '../../testing/describe-access.ts';

describeAccess({ ...weather, ...forYou });
