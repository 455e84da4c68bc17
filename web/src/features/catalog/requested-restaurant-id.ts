import { PATHS } from '@nearbite/contract/page-paths';
import { matchPath } from 'react-router';

/** Without the schemas that its restaurant is checked with: whoever prepares a page needs only this. */
export function findRequestedRestaurantId(wantedPath: string): number | undefined {
  const id = Number(matchPath(PATHS.restaurant, wantedPath.split(/[?#]/)[0] ?? '')?.params.id);
  return id > 0 ? id : undefined;
}
