import * as voice from '@nearbite/contract/voice/voice';
import { describeAccess } from '../../testing/describe-access.ts';

describeAccess(voice);
