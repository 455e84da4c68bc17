import * as voice from '@nearbite/contract/voice';
import { describeAccess } from '../../testing/describe-access.ts';

describeAccess(voice);
