import * as cart from '@nearbite/contract/cart/cart';
import { describeAccess } from '../../testing/describe-access.ts';

describeAccess(cart);
