import { PATHS } from '@nearbite/contract/page-paths';
import { loginPath } from '../accounts/index.ts';

/** Who logs in to order wants to see the order, not the page they came from. */
export const LOGIN_TO_CART = loginPath({ pathname: PATHS.cart, search: '', hash: '' });
